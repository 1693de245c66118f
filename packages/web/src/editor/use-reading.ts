import type { Board, TableRuleset } from '@hardtop/board';
import { useEffect, useState } from 'preact/compat';
import { type Reading, readingOf } from './model/reading.ts';

/** A hand that is still drawing is not read over the shoulder. */
const REST_MILLIS = 60;

interface Read extends Reading {
  readonly file: unknown;
  /** The last picture that could be drawn; null: none yet. */
  readonly picture: Board | null;
}

const readNow = (table: TableRuleset, file: unknown, old: Board | null): Read => {
  const reading = readingOf(table, file);
  return { ...reading, file, picture: reading.board ?? old };
};

/** What the ruleset says of the file as it is, and the picture of when it last had nothing against it. */
export function useReading(table: TableRuleset, file: unknown, first: unknown): Read {
  const [read, setRead] = useState<Read>(() => {
    const now = readNow(table, file, null);
    // Something must be there to draw on.
    return now.picture === null ? { ...now, picture: readingOf(table, first).board } : now;
  });
  useEffect(() => {
    if (read.file === file) return;
    const timer = setTimeout(() => setRead(({ picture }) => readNow(table, file, picture)), REST_MILLIS);
    return () => clearTimeout(timer);
  }, [table, file, read.file]);
  return read;
}
