import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { TableRuleset } from '@hardtop/board';
import type { LiveMatch } from '@hardtop/host';
import type { Bookmark } from '@hardtop/kernel';
import { journalOf, type PlayedFrom, takenUp } from './stored-journal.ts';

/** A game that waits, in as little memory as it goes: secrets included. */
export type PressedMatch = Uint8Array;

/** To press a longer one, or to take it up, would hold everybody up: it is read from its journal when it is wanted. */
const PRESSED_LETTERS = 1024 * 1024;

/** Null where there is too much of it. */
export function pressed(match: LiveMatch): PressedMatch | null {
  const text = JSON.stringify(match.bookmark());
  // What is pressed comes at the head of a larger buffer, which would stay as well.
  return text.length > PRESSED_LETTERS ? null : new Uint8Array(deflateRawSync(text, { level: 1 }));
}

/** The game as it stood. */
export async function takenOut(ruleset: TableRuleset, record: PlayedFrom, press: PressedMatch): Promise<LiveMatch> {
  const bookmark = JSON.parse(inflateRawSync(press).toString()) as Bookmark;
  const match = await takenUp(ruleset, journalOf(record, []), bookmark);
  if (!match.ok) throw new Error(match.error[0]?.message);
  return match.value;
}
