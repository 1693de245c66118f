// Scenarios that hide something, each with another truth behind it: for proofs that whoever carries a game gives nothing away.
import type { Board, TableRuleset } from '@hardtop/board';
import { disguise as disguiseDeluxe, HIDDEN_DUEL, HIDDEN_MELEE } from '@hardtop/deluxe/disguise';
import { deluxe } from '@hardtop/deluxe/table';
import type { Position, Ruleset, Seat } from '@hardtop/kernel';
import { disguise as disguiseRoadrage } from '@hardtop/roadrage/disguise';
import { HIDDEN_SCENARIOS } from '@hardtop/roadrage/hidden-scenarios';
import { roadrage } from '@hardtop/roadrage/table';
import { disguise as disguiseTwilight, FOG, FOG_SEATS } from '@hardtop/twilight/disguise';
import { twilight } from '@hardtop/twilight/table';

/** Two scenario files that look the same to one seat, and to whoever sits nowhere. */
export interface HiddenPair {
  readonly table: TableRuleset;
  readonly seat: Seat;
  readonly files: readonly [unknown, unknown];
}

type Disguise<State> = (truth: Position<State>, seat: Seat) => Position<State>;

function pairsOf<Setup, State>(
  table: Ruleset<Setup, State, Board>,
  files: readonly unknown[],
  disguise: Disguise<State>,
): readonly HiddenPair[] {
  return files.flatMap((file) => {
    const setup = table.parseSetup(file);
    if (!setup.ok) throw new Error(JSON.stringify(setup.error));
    const state = table.begin(setup.value);
    return table.seats(setup.value).map(({ seat }): HiddenPair => {
      const other = disguise({ file, state }, seat);
      return { table, seat, files: [file, other.file] };
    });
  });
}

export const HIDDEN_PAIRS: readonly HiddenPair[] = [
  ...pairsOf(deluxe, [HIDDEN_DUEL, HIDDEN_MELEE], disguiseDeluxe),
  ...pairsOf(roadrage, HIDDEN_SCENARIOS, disguiseRoadrage),
  ...pairsOf(twilight, [FOG, FOG_SEATS], disguiseTwilight),
];
