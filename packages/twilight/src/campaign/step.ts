// What every step of a campaign has at hand: the opening, the amendments, and dice that write down what they show.

import type { DiceSource } from '@hardtop/campaign';
import type { Problem, RuleId } from '@hardtop/kernel';
import type { SettlementSize } from '../catalog/settlement-size.ts';
import type { Territory } from '../catalog/territories.ts';
import { settlementOf } from '../encounters/settlement.ts';
import type { InTown } from '../encounters/urban.ts';
import { type RollContext, rollContext } from '../rolls/roll.ts';
import { legAt, placeText, type RoutePoint } from '../travel/route.ts';
import { territoryOf, territoryWords } from '../travel/territory.ts';
import { alter, amendedIn, isWithin, type Overlay, scopeOf } from './amendments.ts';
import type { Opening } from './journal.ts';
import type { Row } from './rows.ts';
import type { CampaignState, Entry, Fact, KnownSettlement, PartyEncounter } from './state.ts';

/** One row being carried out: what it rolls and tells is gathered here. */
export interface Step {
  readonly opening: Opening;
  readonly overlay: Overlay;
  readonly row: Row;
  readonly ctx: RollContext;
  readonly facts: Fact[];
  readonly met: PartyEncounter[];
  readonly problems: Problem[];
  /** Scopes the row has touched without rolling anew. */
  readonly scopes: Set<string>;
  /** Who was met in the streets, where the row led through some. */
  readonly streets: InTown[];
}

export function beginStep(opening: Opening, dice: DiceSource, overlay: Overlay, row: Row): Step {
  const { rerolls, mandates, notes } = overlay;
  const ctx = rollContext({ seed: opening.seed, dice, ...(notes.size === 0 ? {} : { rerolls, mandates }) });
  return { opening, overlay, row, ctx, facts: [], met: [], problems: ctx.problems, scopes: new Set(), streets: [] };
}

export function tell(step: Step, text: string, more: Omit<Fact, 'text'> = {}): void {
  step.facts.push({ text, ...more });
}

/** For the referee alone. */
export function whisper(step: Step, text: string, rule?: RuleId): void {
  step.facts.push(rule === undefined ? { text, secret: true } : { text, secret: true, rule });
}

type MoreOfEntry = Partial<Pick<Entry, 'settlement' | 'to'>>;

export function entryOf(step: Step, state: CampaignState, more: MoreOfEntry = {}): Entry {
  const { row, facts, met, ctx, overlay, streets } = step;
  const amended = row.kind === 'amend' || overlay.notes.size === 0 ? [] : amendedIn(overlay, scopesOf(step));
  const inside = state.inside === null ? undefined : state.settlements[state.inside]?.settlement.name;
  const where = inside === undefined ? placeText(state.route, state.place) : `in ${inside}`;
  const [inTown] = streets;
  const spent = { ...(inTown === undefined ? {} : { inTown }), ...(inside === undefined ? {} : { inside }) };
  // An encounter carries its own rolls.
  const rolls =
    met.length === 0 ? ctx.rolls : ctx.rolls.filter(({ path }) => !met.some((one) => isWithin(path, one.path)));
  return { row: row.n, at: state.clock, kind: row.kind, where, facts, met, ...more, ...spent, rolls, amended };
}

function scopesOf({ scopes, ctx }: Step): readonly string[] {
  return [...new Set([...scopes, ...ctx.rolls.map(({ path }) => scopeOf(path))])];
}

interface LandReached {
  readonly state: CampaignState;
  readonly territory: Territory;
}

/** The territory of the leg the party is on; rolled once, when the party first comes there. */
export function territoryAt(step: Step, state: CampaignState, place: RoutePoint): LandReached {
  // On the march of an adventure it is a cantonment's, whatever the leg is.
  if (state.adventure !== null && state.adventure.left > 0) return { state, territory: 'cantonment' };
  const n = Math.min(place.leg, state.route.length - 1) + 1;
  const known = state.territories[n];
  if (known !== undefined) return { state, territory: known };
  const { territory: choice } = legAt(state.route, place);
  const territory = territoryOf(step.ctx, `leg-${n}/territory`, choice, step.opening.age);
  whisper(step, `This is ${territoryWords(territory)}.`, 'twilight/encounters/territory');
  return { state: { ...state, territories: { ...state.territories, [n]: territory } }, territory };
}

interface NewSettlement {
  readonly id: string;
  readonly name: string;
  readonly size: SettlementSize;
  readonly languages: readonly string[];
  readonly territory: Territory;
  readonly found: RoutePoint | null;
}

/** Writes a settlement down when it is first come upon; one already known stays as it is. */
export function discover(step: Step, state: CampaignState, fresh: NewSettlement): CampaignState {
  if (state.settlements[fresh.id] !== undefined) return state;
  const { id, found, name, size, territory } = fresh;
  const languages = fresh.languages.length === 0 ? step.opening.languages : fresh.languages;
  const path = `settlement/${id}`;
  const { data, problems } = alter(
    step.overlay,
    path,
    settlementOf(step.ctx, path, { name, size, territory, languages }),
  );
  step.problems.push(...problems);
  const known: KnownSettlement = { id, settlement: data, found, visits: 0 };
  return { ...state, settlements: { ...state.settlements, [id]: known } };
}
