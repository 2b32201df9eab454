import { once } from 'node:events';
import { answerQuestion, cancelledSaves, cancelSaves, closeWindow, expect, question, test } from '../desktop-program.ts';
import { EditingSession, FIRST } from '../editing-session.ts';

const state = (unsaved: boolean, language: 'en' | 'cs' = 'en') => ({ title: 'Germany', unsaved, language, theme: 'system' as const });

test('a closing window asks in the person’s language, quitting asks too, and it stays when told to or when the save is given up', async ({
  start,
}) => {
  const { app, page } = await start();
  await page.evaluate((now) => window.shell!.showState(now), state(true, 'cs'));
  await answerQuestion(app, 2);
  await closeWindow(app);
  await expect
    .poll(() => question(app))
    .toMatchObject({ message: expect.stringContaining('Germany'), buttons: ['Uložit', 'Neukládat', 'Zrušit'] });
  expect(app.windows()).toHaveLength(1);

  const session = new EditingSession(page, 'nothing lost', FIRST);
  await session.start();
  while (session.log.length < 2) await session.lay();
  await answerQuestion(app, 2);
  await app.evaluate(({ app: program }) => void program.quit());
  await expect.poll(() => question(app)).toMatchObject({ buttons: ['Save', 'Don’t save', 'Cancel'] });
  expect(app.windows()).toHaveLength(1);

  await answerQuestion(app, 0);
  await cancelSaves(app);
  await closeWindow(app);
  await expect.poll(() => cancelledSaves(app)).toBe(1);
  await expect(page.getByTestId('counts')).toContainText(`${session.log.at(-1)!.tokens.length} tokens`);
  expect(app.windows()).toHaveLength(1);

  const gone = once(app.process(), 'exit');
  await answerQuestion(app, 1);
  await closeWindow(app);
  expect((await gone)[0]).toBe(0);
});

test('what was acknowledged is there after the whole process was killed, and not offered again once it is cleared', async ({ start }) => {
  const first = await start();
  const written = await first.page.evaluate(() => window.shell!.journalWrite({ id: 'spec-1', moment: 1, title: 'Germany', text: 'ěščř' }));
  expect(written).toEqual({ ok: true, value: undefined });
  const gone = once(first.app.process(), 'exit');
  first.app.process().kill('SIGKILL');
  await gone;
  const second = await start();
  const mine = () => second.page.evaluate(async () => (await window.shell!.journalRead()).filter(({ id }) => id === 'spec-1'));
  expect(await mine()).toEqual([{ id: 'spec-1', moment: 1, title: 'Germany', text: 'ěščř' }]);
  await second.page.evaluate(() => window.shell!.journalClear('spec-1'));
  expect(await mine()).toEqual([]);
});
