/** A word as it stands at the head of a line, a button or a list of choices. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
