// Who sees whom first, and what comes of it, combat turn by combat turn.

import type { RuleId } from '@hardtop/kernel';
import { ATTACK_RANGE } from '../catalog/group-conduct.ts';
import { LATE_SPOT_TURNS } from '../catalog/recon-modifiers.ts';
import { choiceAt, type RollContext, rollNumber, rollPercent } from '../rolls/roll.ts';
import type { EncounterRange } from './range.ts';
import { type Sighting, type SpottingTarget, spottingTarget } from './spotting.ts';

const SPOTTING = 'twilight/encounters/spotting-surprise';
const LATE = 'twilight/encounters/late-spotting';

const CHOICE_RULES = {
  wait: 'twilight/encounters/waiting',
  evade: 'twilight/encounters/evading',
  attack: 'twilight/encounters/ambush',
} as const satisfies Record<Plan['choice'], RuleId>;

export type Side = 'party' | 'other';

/** What a side does that sees and is not seen; one that waits may mean to attack when the others are near enough. */
export interface Plan {
  readonly choice: 'wait' | 'evade' | 'attack';
  /** Meters. */
  readonly attackAt?: number;
}

export type ContactStep =
  | (StepAt & {
      readonly what: 'look';
      readonly side: Side;
      readonly roll: number;
      readonly aim: SpottingTarget;
      readonly sees: boolean;
    })
  /** Not rolled for: a thing that cannot be missed. */
  | (StepAt & { readonly what: 'evident'; readonly side: Side })
  /** Neither saw the other; the side that came closest sees so many turns later. */
  | (StepAt & { readonly what: 'late'; readonly side: Side; readonly turns: number })
  | (StepAt & { readonly what: 'choice'; readonly side: Side; readonly choice: Plan['choice'] })
  /** So near that both see. */
  | (StepAt & { readonly what: 'met' });

interface StepAt {
  readonly turn: number;
  /** Meters. */
  readonly range: number;
  readonly rule: RuleId;
}

export interface Contact {
  /** Both know; one attacks the other unseen; one got away; the party must choose; one watches and is never seen. */
  readonly end: 'contact' | 'ambush' | 'evaded' | 'choice' | 'watched';
  readonly range: number;
  readonly turns: number;
  /** The side that saw first, alone. */
  readonly spotter: Side | null;
  readonly surprised: Readonly<Record<Side, boolean>>;
  readonly steps: readonly ContactStep[];
}

export interface Meeting {
  readonly party: Sighting;
  readonly other: Sighting;
  readonly range: EncounterRange;
  readonly plans: { readonly party: Plan | null; readonly other: Plan };
  /** A place: the party sees it without a roll, and neither is startled. */
  readonly evident: boolean;
  /** Meters a turn of someone who was standing and now walks away. */
  readonly footPace: number;
}

interface Watch {
  readonly ctx: RollContext;
  readonly path: string;
  readonly meeting: Meeting;
  readonly steps: ContactStep[];
  turn: number;
  range: number;
}

const NOBODY = { party: false, other: false } as const;
const BOTH = { party: true, other: true } as const;

export function contactOf(ctx: RollContext, path: string, meeting: Meeting): Contact {
  const watch: Watch = { ctx, path, meeting, steps: [], turn: 0, range: meeting.range.meters };
  if (watch.range <= meeting.range.multiplier) return met(watch, null);
  for (let attempt = 1; ; attempt++) {
    const party = meeting.evident ? evident(watch) : firstLook(watch, 'party', attempt);
    const other = firstLook(watch, 'other', attempt);
    if (party <= 0 && other <= 0) return ended(watch, 'contact', null, meeting.evident ? NOBODY : BOTH);
    if (party <= 0) return follow(watch, 'party');
    if (other <= 0) return follow(watch, 'other');
    // A tie is rolled again.
    if (party !== other) return lateSpot(watch, party < other ? 'party' : 'other');
  }
}

/** How far the roll was above its target; not above zero, the side sees. */
function firstLook(watch: Watch, side: Side, attempt: number): number {
  const { meeting, path } = watch;
  const aim = spottingTarget(meeting[side], meeting[otherSide(side)]);
  const where = attempt === 1 ? `${path}/${side}` : `${path}/${side}-${attempt}`;
  return look(watch, side, aim, where, SPOTTING);
}

function look(watch: Watch, side: Side, aim: SpottingTarget, path: string, rule: RuleId): number {
  const { roll, success } = rollPercent(watch.ctx, path, aim.target, rule);
  const { turn, range } = watch;
  watch.steps.push({ turn, range, rule, what: 'look', side, roll, aim, sees: success });
  return roll - aim.target;
}

function evident(watch: Watch): number {
  watch.steps.push({ ...at(watch, SPOTTING), what: 'evident', side: 'party' });
  return 0;
}

function lateSpot(watch: Watch, side: Side): Contact {
  const { ctx, path, meeting } = watch;
  const turns = rollNumber(ctx, `${path}/late`, LATE_SPOT_TURNS, LATE);
  watch.turn += turns;
  watch.range -= turns * (meeting.party.pace + meeting.other.pace);
  if (watch.range <= meeting.range.multiplier && meeting.party.pace + meeting.other.pace > 0) return met(watch, null);
  watch.steps.push({ ...at(watch, LATE), what: 'late', side, turns });
  return follow(watch, side);
}

/** The base range of the terrain: both see. Who had not seen before is startled only if nobody had. */
function met(watch: Watch, spotter: Side | null): Contact {
  watch.range = watch.meeting.range.multiplier;
  watch.steps.push({ ...at(watch, 'twilight/encounters/least-range'), what: 'met' });
  return ended(watch, 'contact', spotter, spotter === null && !watch.meeting.evident ? BOTH : NOBODY);
}

function follow(watch: Watch, spotter: Side): Contact {
  const plan = watch.meeting.plans[spotter] ?? planChosen(watch);
  if (plan === null) return ended(watch, 'choice', spotter, NOBODY);
  watch.steps.push({ ...at(watch, CHOICE_RULES[plan.choice]), what: 'choice', side: spotter, choice: plan.choice });
  switch (plan.choice) {
    case 'attack':
      return ambush(watch, spotter);
    case 'evade':
      return evade(watch, spotter);
    case 'wait':
      return wait(watch, spotter, plan.attackAt);
  }
}

/** What the players may choose; lying in wait they hold their fire as others do. */
const CHOICES = {
  wait: { choice: 'wait' },
  evade: { choice: 'evade' },
  attack: { choice: 'attack' },
  'wait-and-attack': { choice: 'wait', attackAt: ATTACK_RANGE },
} as const satisfies Record<string, Plan>;
const CHOICE_NAMES = [
  'wait',
  'evade',
  'attack',
  'wait-and-attack',
] as const satisfies readonly (keyof typeof CHOICES)[];

/** The players are asked; until the referee names what they choose, the meeting stops here. */
function planChosen({ ctx, path }: Watch): Plan | null {
  const name = choiceAt(ctx, `${path}/choice`, 'What the party does', CHOICE_NAMES, SPOTTING);
  return name === null ? null : CHOICES[name];
}

function ambush(watch: Watch, spotter: Side): Contact {
  return ended(watch, 'ambush', spotter, { party: spotter === 'other', other: spotter === 'party' });
}

/** Moves out of the others' way until it is farther off than the range at which they could first be seen. */
function evade(watch: Watch, spotter: Side): Contact {
  const { meeting } = watch;
  const runner = meeting[spotter];
  const pace = runner.pace === 0 ? meeting.footPace : runner.pace;
  const seen = runner.pace === 0 ? { ...runner, pace } : runner;
  for (;;) {
    watch.turn++;
    watch.range += pace;
    if (isSeen(watch, spotter, seen, CHOICE_RULES.evade)) return ended(watch, 'contact', spotter, NOBODY);
    if (watch.range > meeting.range.meters) return ended(watch, 'evaded', spotter, NOBODY);
  }
}

/** Lies still while the others come on. Where they do not come on, an attacker attacks and a watcher watches. */
function wait(watch: Watch, spotter: Side, attackAt: number | undefined): Contact {
  const { meeting } = watch;
  const { pace } = meeting[otherSide(spotter)];
  // Who means to attack does so before the others are too near to miss him.
  const lastChance = meeting.range.multiplier + pace;
  const own = meeting[spotter];
  const hidden = { ...own, pace: 0, camouflaged: own.camouflaged || own.vehicles === 0 };
  for (;;) {
    if (attackAt !== undefined && (watch.range <= Math.max(attackAt, lastChance) || pace === 0)) {
      return ambush(watch, spotter);
    }
    if (pace === 0) return ended(watch, 'watched', spotter, NOBODY);
    watch.turn++;
    watch.range -= pace;
    if (watch.range <= meeting.range.multiplier) return met(watch, spotter);
    if (isSeen(watch, spotter, hidden, CHOICE_RULES.wait)) return ended(watch, 'contact', spotter, NOBODY);
  }
}

/** The one look a turn of those who have not seen yet. */
function isSeen(watch: Watch, spotter: Side, seen: Sighting, rule: RuleId): boolean {
  const side = otherSide(spotter);
  const aim = spottingTarget(watch.meeting[side], seen);
  return look(watch, side, aim, `${watch.path}/turn-${watch.turn}`, rule) <= 0;
}

function ended(
  watch: Watch,
  end: Contact['end'],
  spotter: Side | null,
  surprised: Readonly<Record<Side, boolean>>,
): Contact {
  return { end, range: watch.range, turns: watch.turn, spotter, surprised, steps: watch.steps };
}

function at(watch: Watch, rule: RuleId): StepAt {
  return { turn: watch.turn, range: watch.range, rule };
}

function otherSide(side: Side): Side {
  return side === 'party' ? 'other' : 'party';
}
