const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const board = (members: string) => `{"kind": "board", "version": 1, ${members}}`;

/** Documents made to do harm: too large to keep as files, so they are made. */
export const HOSTILE: Readonly<Record<string, string>> = {
  empty: '',
  blank: ' \n\t',
  'a byte order mark alone': '\uFEFF',
  binary: String.fromCharCode(...Array.from({ length: 256 }, (_, code) => code)),
  'deep lists': deep('[', ']', 200_000),
  'deep objects': deep('{"a":', '}', 100_000),
  'deep lists that never end': '['.repeat(1_000_000),
  'a long string': `"${'x'.repeat(5_000_000)}"`,
  'a long number': '9'.repeat(1_000_000),
  'many keys': `{${Array.from({ length: 100_000 }, (_, index) => `"k${index}": 0`).join(',')}}`,
  'one key many times': `{${'"kind": "board",'.repeat(50_000)}"version": 1}`,
  'prototype keys': board('"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}'),
  'a newer version': '{"kind": "board", "version": 999999}',
  'a version that is no number': '{"kind": "scenario", "version": "1"}',
  'markup in names': board('"id": "<img src=x onerror=alert(1)>", "title": {"en": "<script>alert(1)</script>\\u202E\\u0000"}'),
  'formulas in names': board('"title": {"en": "=HYPERLINK(\\"https://example.invalid\\")"}'),
  'a huge board': board('"outline": {"width": 1e9, "height": 1e9}'),
  'billion laughs': `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, step) => `<!ENTITY lol${step} "${`&lol${step ? step - 1 : ''};`.repeat(10)}">`).join('')}]><lolz>&lol8;</lolz>`,
  'an external entity': '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'tags that never close': '<a>'.repeat(200_000),
  'many attributes': `<a ${Array.from({ length: 50_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`,
  'a wide row': `${'x,'.repeat(200_000)}\n`,
  'quotes that never close': '"'.repeat(100_001),
  'a gzip header': '\u001f\u008b\u0008\u0000',
};
