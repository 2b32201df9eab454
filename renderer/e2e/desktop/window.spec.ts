import { answerQuestion, expect, question, REAL, test } from '../desktop-program.ts';

test('the page sees the contract and nothing of Node or Electron; it can leave for nowhere', async ({ start }) => {
  const { app, page } = await start();
  const seen = await page.evaluate(() => {
    const names = globalThis as unknown as Record<string, unknown>;
    return {
      strangers: ['require', 'process', 'module', 'ipcRenderer', 'Buffer'].filter((name) => names[name] !== undefined),
      calls: typeof window.shell?.save,
      isFrozen: Object.isFrozen(window.shell),
      isSecure: isSecureContext,
    };
  });
  expect(seen).toEqual({ strangers: [], calls: 'function', isFrozen: true, isSecure: true });
  const address = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.getURL());
  expect(await address()).toBe('tilewright://page/index.html');
  await app.evaluate(({ BrowserWindow }) => {
    const asked = globalThis as { askedToLeave?: string };
    BrowserWindow.getAllWindows()[0]!.webContents.on('will-navigate', ({ url }) => {
      asked.askedToLeave = url;
    });
  });
  await page.evaluate(() => {
    location.href = 'https://example.invalid/';
  });
  await expect.poll(() => app.evaluate(() => (globalThis as { askedToLeave?: string }).askedToLeave)).toBe('https://example.invalid/');
  expect(await address()).toBe('tilewright://page/index.html');
  expect(
    await page.evaluate(() =>
      fetch('https://example.invalid/').then(
        () => 'reached',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
});

test('an address is opened only after asking, and only a web address', async ({ start }) => {
  test.skip(REAL, 'would open a real browser');
  const { app, page } = await start();
  const open = (address: string) => page.evaluate((link) => window.shell!.openLink(link), address);
  await answerQuestion(app, 1);
  expect(await open('https://example.invalid/a')).toBe(false);
  expect(await question(app)).toMatchObject({ message: 'Open this address in your browser?', detail: 'https://example.invalid/a' });
  await answerQuestion(app, 0);
  expect(await open('https://example.invalid/b')).toBe(true);
  expect(await open('file:///etc/passwd')).toBe(false);
  expect(await open('javascript:alert(1)')).toBe(false);
  expect(await app.evaluate(({ shell }) => (shell as unknown as { opened: string[] }).opened)).toEqual(['https://example.invalid/b']);
});

test('what a page may not do or send is refused', async ({ start }) => {
  const { page } = await start();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const save = (handle: string) =>
    page.evaluate(
      (name) =>
        window.shell!.save({ handle: name as never, text: 'x' }).then(
          (saved) => JSON.stringify(saved),
          (error: Error) => error.message,
        ),
      handle,
    );
  expect(await save('/etc/passwd')).toContain('refused save: 0.handle');
  expect(await save('0b8f4f5e-3c1d-4a58-9d0e-5f0f5f0f5f0f')).toContain('unknown-handle');
});
