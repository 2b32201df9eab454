import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { randomFrom } from '../../../engine/random.ts';
import { answerSave, expect, type Started, test } from '../desktop-program.ts';
import { EditingSession, FIRST, type Tokens, tokensInFile, tokensInJournal } from '../editing-session.ts';

const KILLS = Number(process.env['KILLS'] ?? 10);
test.setTimeout(KILLS * 60_000);
test.skip(process.platform === 'win32', 'there are no process groups to kill');

test.afterEach(() => {
  delete process.env['TILEWRIGHT_USER_DATA'];
});

const random = randomFrom(process.env['KILL_SEED'] ?? 'kills');
const asText = (states: readonly Tokens[]) => states.map((tokens) => tokens.join(' '));

/** Edits until the whole process group is killed at a random moment; gives back when that was. */
const editUntilKilled = async ({ app }: Started, session: EditingSession): Promise<number> => {
  const child = app.process();
  const gone = once(child, 'exit');
  let killedMs = 0;
  const kill = () => {
    killedMs = Date.now();
    process.kill(-child.pid!, 'SIGKILL');
  };
  setTimeout(kill, 1000 + random.below(4000));
  while (killedMs === 0) await session.step().catch(() => undefined);
  await gone;
  return killedMs;
};

/** The person takes what is offered; then the next session starts without it. */
const recover = async ({ page }: Started, tokens: Tokens | undefined): Promise<void> => {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Recover' });
  if (!tokens) return expect(button).toBeHidden();
  await button.click();
  await expect(page.getByTestId('counts')).toContainText(`${tokens.length} tokens`);
};

test('killed at random moments with all its processes, the program loses nothing it showed a second earlier', async ({ start, folder }) => {
  let edits = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const userData = path.join(folder, `user-data-${kill}`);
    const file = path.join(folder, `plan-${kill}.json`);
    process.env['TILEWRIGHT_USER_DATA'] = userData;
    const started = await start();
    await answerSave(started.app, file);
    const session = new EditingSession(started.page, `session ${kill}`, FIRST);
    await session.start();
    const killedMs = await editUntilKilled(started, session);
    edits += session.log.length - 1;

    const inJournal = tokensInJournal(userData);
    const recovered = inJournal ?? (existsSync(file) ? tokensInFile(file) : FIRST);
    expect(asText(session.allowedAfter(killedMs)), `kill ${kill}`).toContain(recovered.join(' '));
    if (existsSync(file)) expect(asText(session.saves), `kill ${kill}: the file is whole`).toContain(tokensInFile(file).join(' '));
    else expect(session.saved).toBeUndefined();
    if (kill % 5 === 1) await recover(await start(), inJournal);
  }
  console.log(`${KILLS} kills, ${edits} edits shown`);
  expect(edits).toBeGreaterThan(KILLS);
});
