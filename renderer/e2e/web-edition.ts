import { test as base } from 'playwright/test';
import { serve } from '../../build/serve.mjs';

export { expect } from 'playwright/test';

/** The built web edition on a port of its own; `page.goto('/')` opens the program. */
export const test = base.extend<object, { served: string }>({
  served: [
    async ({}, use) => {
      const { address, close } = await serve({ port: 0 });
      await use(address);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ served }, use) => use(served),
});
