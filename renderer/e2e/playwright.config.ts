import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/browser',
  // A slow machine is no fault: what hangs is ended by npm test as a whole.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    // So that what hangs is told by name.
    actionTimeout: 90_000,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    // By folder, not by pattern: a pattern would also match the path the repository stands in.
    { name: 'web', testDir: 'web' },
    { name: 'desktop', testDir: 'desktop' },
    { name: 'packaged', testDir: 'packaged' },
  ],
});
