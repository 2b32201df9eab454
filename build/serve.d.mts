export function serve(options?: { folder?: string; port?: number }): Promise<{ address: string; close(): void }>;
