import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { randomFrom } from '../../../engine/random.ts';
import { answerSave, clear, end, expect, type Started, test } from '../desktop-program.ts';
import { EditingSession, FIRST, type Tokens, tokensInFile, tokensInJournal } from '../editing-session.ts';
import { Slowness } from '../slowness.ts';

const KILLS = Number(process.env['KILLS'] ?? 10);
test.setTimeout(KILLS * 120_000);
test.skip(process.platform === 'win32', 'there are no process groups to kill');

test.afterEach(() => {
  delete process.env['TILEWRIGHT_USER_DATA'];
});

const random = randomFrom(process.env['KILL_SEED'] ?? 'kills');
const asText = (states: readonly Tokens[]) => states.map((tokens) => tokens.join(' '));

/** How long an edit may have been shown and still be lost: a second, and more only where the machine itself stood still. */
const graceFor = ({ worstMs }: Slowness): number => 1000 + 10 * Math.max(0, worstMs - 30);

/** Edits until the whole process group is killed at a random moment after the first edit; gives back when that was. */
const editUntilKilled = async ({ app }: Started, session: EditingSession): Promise<number> => {
  const child = app.process();
  const gone = once(child, 'exit');
  let killedMs = 0;
  const kill = () => {
    killedMs = Date.now();
    process.kill(-child.pid!, 'SIGKILL');
  };
  while (session.log.length < 2) await session.lay();
  setTimeout(kill, random.below(4000));
  while (killedMs === 0) await session.step().catch(() => undefined);
  await gone;
  return killedMs;
};

/** The person takes what is offered; then the next session starts without it. */
const recover = async ({ app, page }: Started, tokens: Tokens | undefined): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Recover' });
  if (tokens) {
    await button.click();
    await expect(page.getByTestId('counts')).toContainText(`${tokens.length} tokens`);
  } else await expect(button).toBeHidden();
  await end(app);
};

test('killed at random moments with all its processes, the program loses nothing it showed a second earlier', async ({ start, folder }) => {
  let edits = 0;
  let worstMs = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const userData = path.join(folder, `user-data-${kill}`);
    const file = path.join(folder, `plan-${kill}.json`);
    process.env['TILEWRIGHT_USER_DATA'] = userData;
    const started = await start();
    await answerSave(started.app, file);
    const session = new EditingSession(started.page, `session ${kill}`, FIRST);
    await session.start();
    const slowness = new Slowness(folder);
    const killedMs = await editUntilKilled(started, session);
    await slowness.end();
    edits += session.log.length - 1;
    worstMs = Math.max(worstMs, slowness.worstMs);

    const inJournal = tokensInJournal(userData);
    const recovered = inJournal ?? (existsSync(file) ? tokensInFile(file) : FIRST);
    const allowed = session.allowedAfter(killedMs, graceFor(slowness));
    expect(asText(allowed), `kill ${kill}, the machine late by ${slowness.worstMs} ms`).toContain(recovered.join(' '));
    if (existsSync(file)) expect(asText(session.saves), `kill ${kill}: the file is whole`).toContain(tokensInFile(file).join(' '));
    else expect(session.saved).toBeUndefined();
    if (kill % 5 === 1) await recover(await start(), inJournal);
    await clear(userData);
  }
  console.log(`${KILLS} kills, ${edits} edits shown, the machine itself late by ${worstMs} ms at the worst`);
  expect(edits).toBeGreaterThanOrEqual(KILLS);
});
