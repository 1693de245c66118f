import type { Checkpoint } from './checkpoint.ts';
import { NO_PARAMS, type Seat } from './decision.ts';
import { DiceBox } from './dice-box.ts';
import type { Journal, Row, RowAuthor } from './journal.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import type { Ruleset, SeatInfo } from './ruleset.ts';

/** Who of those that still play has agreed to go on under another version, and who has not yet. */
interface Consent {
  readonly agreed: readonly Seat[];
  readonly awaited: readonly Seat[];
}

export function consentTo(version: string, seats: readonly Pick<SeatInfo, 'seat'>[], rows: readonly Row[]): Consent {
  const isFor = (row: Row, seat: Seat) => row.kind === 'upgrade' && row.option === version && row.seat === seat;
  const hasLeft = (seat: Seat) => rows.some((row) => row.kind === 'resign' && row.seat === seat);
  const playing = seats.map(({ seat }) => seat).filter((seat) => !hasLeft(seat));
  const agreed = playing.filter((seat) => rows.some((row) => isFor(row, seat)));
  return { agreed, awaited: playing.filter((seat) => !agreed.includes(seat)) };
}

/** The row by which a seat agrees. */
export function agreementRow(
  version: string,
  { agreed, awaited }: Consent,
  rows: readonly Row[],
  seat: Seat,
  by: RowAuthor,
): Result<Row, Problem> {
  if (awaited.includes(seat))
    return ok({ n: rows.length + 1, kind: 'upgrade', ask: '', seat, by, option: version, params: NO_PARAMS });
  const message = agreed.includes(seat) ? `Seat ${seat} has agreed already.` : `Seat ${seat} does not play.`;
  return err({ code: 'agreed', field: 'seat', message, legal: awaited.map(String) });
}

/**
 * A journal of another version as one of this: it goes on from its last rest point. What was answered after that is history, and
 * what was rolled must not fall again. Without a rest point it goes on from nowhere.
 */
export function takenUp<Setup, State, View>(
  ruleset: Ruleset<Setup, State, View>,
  journal: Journal,
  checkpoint: Checkpoint | null,
): Result<Journal, Problem> {
  if (checkpoint === null) {
    const message = 'This game has no rest point to go on from.';
    return err({ code: 'upgrade', field: 'version', message });
  }
  const state = ruleset.upgrade(JSON.parse(checkpoint.state), journal.version);
  if (!state.ok) return state;
  const row = journal.rows.length;
  const dice = new DiceBox(journal.dice, checkpoint.dice, checkpoint.rolled, { seed: journal.seed });
  dice.reseed(String(row));
  const point: Checkpoint = { ...checkpoint, dice: dice.state(), state: JSON.stringify(state.value) };
  const resumed = { version: journal.version, row, checkpoint: point };
  return ok({ ...journal, version: ruleset.version, resumed });
}

/** `upgrade` of a ruleset: what its own version wrote, and what older ones did where a way from there is given. */
export function upgradingBy<State>(
  own: string,
  ways: Readonly<Record<string, (state: unknown) => State>> = {},
): Ruleset<unknown, State>['upgrade'] {
  const legal = [...Object.keys(ways), own];
  return (state, version) => {
    if (version === own) return ok(state as State);
    const way = Object.hasOwn(ways, version) ? ways[version] : undefined;
    if (way !== undefined) return ok(way(state));
    return err({ code: 'version', field: 'version', message: `Version ${version} is not known here.`, legal });
  };
}

/** Seats that gave up after the rest point from which a game goes on: they have to say so again. */
export function leftSince({ rows, resumed }: Journal): readonly Seat[] {
  const gone = resumed?.checkpoint.resigned ?? [];
  return rows.flatMap(({ kind, seat }) => (kind === 'resign' && seat !== null && !gone.includes(seat) ? [seat] : []));
}
