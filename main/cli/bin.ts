import { tilewright } from './tilewright.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));
process.exitCode = await tilewright(process.argv.slice(2));
