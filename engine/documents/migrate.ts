import { isKind, KINDS } from './documents.ts';
import type { Raw } from './migrations/migration.ts';

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

const raised = (document: Raw): Raw => {
  const { kind, version } = document;
  if (!isKind(kind) || typeof version !== 'number') return document;
  return KINDS[kind].migrations.filter(({ to }) => to > version).reduce<Raw>((now, { to, up }) => ({ ...up(now), version: to }), document);
};

/** A document raised to the newest version, and with it every document it carries (a scenario's own board and sets). */
export const migrate = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(migrate);
  if (!isRaw(value)) return value;
  return Object.fromEntries(Object.entries(raised(value)).map(([key, member]) => [key, migrate(member)]));
};
