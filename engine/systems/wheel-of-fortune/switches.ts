import * as v from 'valibot';

export const switches = v.strictObject({});
