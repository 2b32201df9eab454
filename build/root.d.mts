export const ROOT: string;
export function at(...parts: string[]): string;
export const PACKAGE: { readonly name: string; readonly version: string; readonly devDependencies: Readonly<Record<string, string>> };
