/** A document as parsed, before anything is known of it. */
export type Raw = Readonly<Record<string, unknown>>;

/** One step up. Published ones are never edited, only followed by others. */
export interface Migration {
  /** The version it leads to. */
  readonly to: number;
  readonly why: string;
  up(document: Raw): Raw;
}
