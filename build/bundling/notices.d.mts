export const KEPT_NOTICES: string;
export function noticesOf(names: Iterable<string>): string;
export function namesIn(notices: string): string[];
