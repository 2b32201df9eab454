import { createContext } from 'svelte';
import type { Studio } from './studio.svelte.ts';

/** The studio, for components below `App`. */
export const [useStudio, provideStudio] = createContext<Studio>();
