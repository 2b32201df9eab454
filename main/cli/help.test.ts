import { describe, expect, test } from 'vitest';
import { OPTION_WORDS } from '../../engine/words/option-words.ts';
import { LANGUAGES } from '../../engine/words/words.ts';
import { COMMANDS } from './commands.ts';

describe.each(Object.entries(COMMANDS))('%s', (name, load) => {
  test('tells of each option it takes, and of no other, in four languages', async () => {
    const { command } = await load();
    const told = OPTION_WORDS[name] ?? {};
    expect(Object.keys(told).sort()).toEqual(Object.keys(command.options ?? {}).sort());
    for (const { about } of Object.values(told)) for (const language of LANGUAGES) expect(about[language].trim()).not.toBe('');
  });
  test('says what follows an option just where it takes a value', async () => {
    const { command } = await load();
    for (const [option, { value }] of Object.entries(OPTION_WORDS[name] ?? {}))
      expect([option, value !== undefined]).toEqual([option, command.options?.[option]?.type === 'string']);
  });
});
