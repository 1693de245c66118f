// What a bot or an order looks at: who asks, who is near, how the fight stands. Only what the asked seat knows is in the state.

import type { Decision, Known } from '@hardtop/kernel';
import { DRAFT_HITS } from '../catalog/close-combat.ts';
import type { Setup } from '../scenarios/setup.ts';
import type { Cell } from '../scenarios/world.ts';
import { isFighting, isPresent } from '../table/queries/able.ts';
import { cellOf } from '../table/queries/position.ts';
import type { Person } from '../table/state/person.ts';
import { areHostile, type State, sheetOf } from '../table/state/state.ts';

export type Knowing = Known<Setup, State>;

/** A standing enemy whose place is known. */
interface Foe {
  readonly person: Person;
  readonly at: Cell;
}

export interface Situation {
  readonly setup: Setup;
  readonly state: State;
  readonly side: number;
  /** Whom the question is about; null: a squad or the whole seat. */
  readonly person: Person | null;
  readonly at: Cell | null;
  readonly squad: readonly Person[];
  readonly foes: readonly Foe[];
  /** Shares of those who came that still stand, from 0 to 1. */
  readonly ownShare: number;
  readonly foeShare: number;
  /** Ours against theirs, as far as known. */
  readonly odds: number;
}

function personIn(state: State, decision: Decision): Person | null {
  const { asked } = decision;
  const id: unknown = 'person' in asked ? asked.person : 'by' in asked ? asked.by : decision.about;
  return state.people.find((person) => person.id === id) ?? null;
}

function squadIn(state: State, decision: Decision, person: Person | null): readonly Person[] {
  const { asked } = decision;
  const index: unknown = 'squad' in asked ? asked.squad : null;
  const squad = typeof index === 'number' ? state.squads[index] : undefined;
  const [name, seat] = squad === undefined ? [person?.squad, person?.seat] : [squad.name, squad.seat];
  return state.people.filter((one) => one.squad === name && one.seat === seat && stands(one));
}

export function stands(person: Person): boolean {
  return isFighting(person) && isPresent(person);
}

/** A horse, mule or ox that nobody rides: it fights nobody, and is worth more alive. */
function isHerd(setup: Setup, person: Person): boolean {
  const { kind, animal } = sheetOf(setup, person);
  return kind === 'animal' && animal !== null && Object.hasOwn(DRAFT_HITS, animal) && person.rides === null;
}

/** Whom no shot is spent on. */
export function sparedBy({ setup, state, side }: Pick<Situation, 'setup' | 'state' | 'side'>): ReadonlySet<string> {
  const herd = state.people.filter((other) => other.side !== side && isHerd(setup, other));
  return herd.length === 0 ? NOBODY : new Set(herd.map(({ id }) => id));
}

const NOBODY: ReadonlySet<string> = new Set();

export function situationOf({ setup, state, seat }: Knowing, decision: Decision): Situation {
  const person = personIn(state, decision);
  const side = person?.side ?? setup.seats[seat]?.side ?? 0;
  const foes: Foe[] = [];
  let [own, ownStanding, theirs, theirsStanding] = [0, 0, 0, 0];
  for (const other of state.people) {
    if (setup.people[other.index]?.captive === true || other.condition === 'gone' || isHerd(setup, other)) continue;
    const isFit = stands(other);
    if (other.side === side) {
      own++;
      if (isFit) ownStanding++;
      continue;
    }
    if (!areHostile(state, side, other.side)) continue;
    const at = cellOf(state, other);
    if (at === null) continue;
    theirs++;
    if (!isFit) continue;
    theirsStanding++;
    foes.push({ person: other, at });
  }
  const squad = squadIn(state, decision, person);
  const [first] = squad;
  const at = person === null ? (first === undefined ? null : cellOf(state, first)) : cellOf(state, person);
  return {
    setup,
    state,
    side,
    person,
    at,
    squad,
    foes,
    ownShare: own === 0 ? 1 : ownStanding / own,
    foeShare: theirs === 0 ? 1 : theirsStanding / theirs,
    odds: ownStanding / Math.max(1, theirsStanding),
  };
}

/** In squares, the way people count them: a diagonal is half as long again. */
export function squaresApart(a: Cell, b: Cell): number {
  if (a.l !== b.l) return 1000;
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return Math.max(dx, dy) + Math.min(dx, dy) / 2;
}

export function nearestFoe({ foes }: Situation, from: Cell): Foe | null {
  let [best, least]: [Foe | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const foe of foes) {
    const apart = squaresApart(from, foe.at);
    if (apart < least) [best, least] = [foe, apart];
  }
  return best;
}

/** The middle of some squares. */
export function middleOf(cells: readonly Cell[]): Cell | null {
  const [first] = cells;
  if (first === undefined) return null;
  const same = cells.filter(({ l }) => l === first.l);
  const sum = same.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { l: first.l, x: Math.round(sum.x / same.length), y: Math.round(sum.y / same.length) };
}
