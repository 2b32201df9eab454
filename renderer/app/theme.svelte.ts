import type { Studio } from './studio.svelte.ts';

/** Keeps the page's theme and language as they are set, and follows the system where that is the wish. */
export const followLook = (studio: Studio): void => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { theme } = studio.settings.now;
    document.documentElement.dataset['theme'] = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    document.documentElement.lang = studio.words.language;
  };
  dark.addEventListener('change', show);
  $effect.root(() => {
    $effect(show);
  });
};
