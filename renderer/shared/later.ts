import type { Component } from 'svelte';
import Later from './Later.svelte';

/** A part of the page that is loaded when it is first shown. */
export const later = (load: () => Promise<{ readonly default: Component }>): Component =>
  ((anchor, props) => Later(anchor, Object.assign(props, { load }))) as Component;
