import { tilewright } from './tilewright.ts';

/** Whoever reads has read enough. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
process.exitCode = await tilewright(process.argv.slice(2));
