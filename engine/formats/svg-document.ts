const INSIDE = /<document xmlns="urn:tilewright">([\s\S]*?)<\/document>/;
const LETTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The document that travels in a drawing of ours; any other text as it is. */
export const documentText = (text: string): string => {
  if (!/^\s*<svg\b/.test(text)) return text;
  const inside = INSIDE.exec(text)?.[1];
  return inside === undefined ? text : inside.replace(/&(amp|lt|gt|quot);/g, (entity) => LETTERS[entity] as string);
};
