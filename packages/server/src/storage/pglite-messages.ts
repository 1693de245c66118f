/** What a worker that runs PGlite is started with. */
export interface WorkerFolder {
  readonly folder: string;
}

export interface AskedOfPGlite {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** PostgreSQL's own words, as far as somebody reads them. */
export interface PGliteFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly severity: string | undefined;
}

export interface SentRows {
  readonly t: 'rows';
  readonly id: number;
  readonly rows: Record<string, unknown>[];
  readonly affected: number;
  /** The columns that are JSON, and come as text. */
  readonly json: readonly string[];
}

export type FromPGlite =
  | { readonly t: 'ready' }
  | { readonly t: 'failed'; readonly message: string }
  | SentRows
  /** `isBroken`: nothing can be asked of it any more. */
  | { readonly t: 'refused'; readonly id: number; readonly failure: PGliteFailure; readonly isBroken: boolean }
  | { readonly t: 'closed' };
