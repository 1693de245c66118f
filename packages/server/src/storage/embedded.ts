/** What a statement gave. JSON comes parsed, whole numbers as numbers. */
interface EmbeddedAnswer {
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
}

/** A line to an embedded database for as long as that one lives. */
export interface EmbeddedSession {
  query(sql: string, parameters: readonly unknown[]): Promise<EmbeddedAnswer>;
}

/** An embedded database, wherever it runs; it does one thing at a time. */
export interface Embedded {
  /** Fails while there is none. */
  session(): EmbeddedSession;
  close(): Promise<void>;
}

/** PostgreSQL's numbers of some types. */
export const TYPES = { int8: 20, json: 114, jsonb: 3802 } as const;
