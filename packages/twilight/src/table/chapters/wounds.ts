import type { Target } from '@hardtop/kernel';
import { TASK_MULTIPLES } from '../../catalog/recon-modifiers.ts';
import { NPC_DEATH, RECOVERY_TURNS, STUN_DICE } from '../../catalog/wounds.ts';
import type { PersonSheet } from '../../scenarios/setup.ts';
import type { Part as StruckPart } from '../figures/locations.ts';
import { isKnockedDown, type Severity, stunnedTurns } from '../figures/severity.ts';
import { canPanic } from '../queries/initiative.ts';
import { isAlive, isWorse, partSeverity, worstWound } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Part, Person } from '../state/person.ts';
import { sheetOf, type TwilightGame } from '../state/state.ts';
import { unseat } from './saddle.ts';
import { PERCENT, rollAndTell, rollFor, succeeds, tell } from './telling.ts';

// Wound effects: what points do once they are through.

interface Damage {
  readonly points: number;
  /** Burns do not knock down. */
  readonly burns: boolean;
}

const PART_WORDS: Readonly<Record<StruckPart, string>> = {
  head: 'head',
  'right-arm': 'right arm',
  'left-arm': 'left arm',
  chest: 'chest',
  abdomen: 'abdomen',
  'right-leg': 'right leg',
  'left-leg': 'left leg',
  forequarter: 'forequarter',
  hindquarter: 'hindquarter',
};
export const partWords = (part: StruckPart): string => PART_WORDS[part];

const isBodyPart = (part: StruckPart): part is Part => part !== 'forequarter' && part !== 'hindquarter';

/** Points on a part, and all that comes of them. NPCs and animals mark them on their boxes. */
export function* wound(game: TwilightGame, person: Person, part: StruckPart, damage: Damage): TwilightPlay {
  if (!isAlive(person)) return;
  stopGuiding(game, person);
  if (damage.points <= 0) return;
  const sheet = sheetOf(game.setup, person);
  const before = severityNow(game, sheet, person, part);
  if (sheet.kind === 'character' && isBodyPart(part)) person.wounds[part] += damage.points;
  else person.total += damage.points;
  if (!damage.burns) person.hurtThisPhase += damage.points;
  const after = severityNow(game, sheet, person, part);
  tellWound(game, person, part, damage, after);
  if (part === 'head' && sheet.kind === 'character') yield* stun(game, sheet, person, damage.points);
  if (isWorse(after, before)) yield* worsen(game, sheet, person, part, after);
  yield* knockdown(game, sheet, person, damage);
}

/** Whoever is hit by anything, through his armor or not, aims no longer at what his missile flies to (L2721). */
function stopGuiding({ state }: TwilightGame, person: Person): void {
  for (const thing of state.things) {
    if (thing.kind !== 'flying' || thing.what !== 'missile' || thing.by !== person.id) continue;
    thing.item = '';
    person.aim = null;
  }
}

function severityNow(game: TwilightGame, sheet: PersonSheet, person: Person, part: StruckPart): Severity {
  return sheet.kind === 'character' && isBodyPart(part)
    ? partSeverity(sheet, person, part)
    : worstWound(game.setup, person);
}

const WOUND_RULES = {
  none: 'twilight/combat/wound-severity',
  slight: 'twilight/combat/slight-wounds',
  serious: 'twilight/combat/serious-wounds',
  critical: 'twilight/combat/critical-wounds',
} as const satisfies Readonly<Record<Severity, string>>;

function tellWound(
  game: TwilightGame,
  person: Person,
  part: StruckPart,
  { points, burns }: Damage,
  after: Severity,
): void {
  const { name } = person;
  const { kind } = sheetOf(game.setup, person);
  const where = partWords(part);
  const boxes = person.total === 1 ? 'box' : 'boxes';
  const so = kind === 'npc' ? `${person.total} ${boxes} in all, ` : kind === 'animal' ? `${person.total} in all, ` : '';
  tell(
    game,
    {
      kind: 'wound',
      rule: kind === 'npc' ? 'twilight/combat/npc-wounds' : WOUND_RULES[after],
      about: person.id,
      outcome: 'bad',
      text: `${name} takes ${points} ${burns ? 'of burns ' : ''}in the ${where}: ${so}${after === 'critical' ? 'critical' : after}.`,
      harm: [{ piece: person.id, style: burns ? 'fire' : 'hit', points, spot: part }],
      marks: [`wound/${after}`, `location/${part}`, `wounded/${kind}`],
    },
    [person.id],
  );
}

/** More than his agility in one phase lays him down for the turn. */
function* knockdown(game: TwilightGame, sheet: PersonSheet, person: Person, { burns }: Damage): TwilightPlay {
  if (burns || person.knockedDown || person.condition !== 'fit') return;
  if (!isKnockedDown(person.hurtThisPhase, sheet.attributes.AGL)) return;
  person.knockedDown = true;
  layDown(person);
  unseat(game, person);
  tell(
    game,
    {
      kind: 'knockdown',
      rule: 'twilight/combat/knockdown',
      about: person.id,
      outcome: 'bad',
      text: `${person.name} is knocked down: ${person.hurtThisPhase} points against an agility of ${sheet.attributes.AGL}.`,
      marks: ['wound/knockdown'],
    },
    [person.id],
  );
  if (canPanic(game.setup, person)) yield* setOff(game, { kind: 'panic', person: person.id, why: 'knocked-down' });
}

function layDown(person: Person): void {
  person.posture = 'prone';
  person.aim = null;
  person.repeats = null;
  person.task = null;
  person.leaning = null;
}

/** A blow to the head. */
function* stun(game: TwilightGame, sheet: PersonSheet, person: Person, points: number): TwilightPlay {
  const { STA } = sheet.attributes;
  const told = { seat: person.seat, rule: 'twilight/combat/stun', purpose: 'stun', ids: [person.id] } as const;
  const rolled = yield* rollFor(game, STUN_DICE, told);
  const turns = stunnedTurns(points, rolled.total, STA);
  tell(
    game,
    {
      kind: 'stun',
      rule: told.rule,
      about: person.id,
      roll: rolled,
      outcome: turns > 0 ? 'bad' : 'good',
      text:
        turns > 0
          ? `${person.name} is stunned for ${turns} ${turns === 1 ? 'turn' : 'turns'}: ${rolled.total} and ${points} against a stature of ${STA}.`
          : `${person.name} is not stunned.`,
      marks: turns > 0 ? ['wound/stun'] : [],
    },
    told.ids,
  );
  if (turns === 0) return;
  person.stunned = Math.max(person.stunned, turns);
  // Stun passes by itself; whoever had fainted already still has to come round.
  if (person.condition === 'fit') person.nextRoll = null;
  yield* goOut(game, person);
}

/** A wound has become graver than it was. */
function* worsen(
  game: TwilightGame,
  sheet: PersonSheet,
  person: Person,
  part: StruckPart,
  now: Severity,
): TwilightPlay {
  if (now === 'slight' || now === 'none') return;
  if (sheet.kind === 'animal') return now === 'critical' ? yield* die(game, person) : undefined;
  if (sheet.kind === 'npc') return now === 'critical' ? yield* beyondBoxes(game, person) : undefined;
  if (now === 'critical') {
    if (part === 'head') return yield* die(game, person);
    startDying(game, person);
    person.nextRoll = game.state.turn + RECOVERY_TURNS.critical;
    return yield* goOut(game, person, 'dying');
  }
  if (part === 'head') return yield* faint(game, person);
  if (person.condition === 'fit' && !(yield* stayConscious(game, person))) return;
  loseLimb(game, person, part);
}

function loseLimb(game: TwilightGame, person: Person, part: StruckPart): void {
  if (!part.endsWith('-arm') && !part.endsWith('-leg')) return;
  const text = `${person.name} has lost the use of the ${partWords(part)}.`;
  const marks = [`limb-lost/${part}`];
  if (part.endsWith('-arm')) person.offHand = null;
  if (part.endsWith('-leg') && person.aboard === null && person.rides === null) person.posture = 'prone';
  tell(game, { kind: 'limb', rule: 'twilight/combat/serious-wounds', about: person.id, outcome: 'bad', text, marks }, [
    person.id,
  ]);
}

/** The chance of a seriously wounded character to stay, or come round: an average task of constitution. */
export function constitutionTarget(sheet: PersonSheet): Target {
  const { CON } = sheet.attributes;
  const need = Math.floor(CON * TASK_MULTIPLES.average.attribute);
  return { kind: 'need', base: need, modifiers: [], need, atMost: true };
}

/** Rolls against constitution; whoever fails is unconscious. */
export function* stayConscious(game: TwilightGame, person: Person): TwilightPlay<boolean> {
  const sheet = sheetOf(game.setup, person);
  const target = constitutionTarget(sheet);
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/serious-wounds',
    purpose: 'consciousness',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const stays = succeeds(target, rolled.total);
    return {
      kind: 'consciousness',
      about: person.id,
      target,
      outcome: stays ? 'good' : 'bad',
      text: `${person.name} ${stays ? 'stays conscious' : 'loses consciousness'}.`,
      marks: [stays ? 'consciousness/kept' : 'consciousness/lost'],
    };
  });
  person.nextRoll = game.state.turn + RECOVERY_TURNS.serious;
  if (succeeds(target, total)) return true;
  yield* faint(game, person);
  return false;
}

function* faint(game: TwilightGame, person: Person): TwilightPlay {
  person.nextRoll = game.state.turn + RECOVERY_TURNS.serious;
  yield* goOut(game, person);
}

/** Out of action: the side that counts heads hears of it once. */
export function* goOut(game: TwilightGame, person: Person, condition: 'out' | 'dying' = 'out'): TwilightPlay {
  if (!isAlive(person) || person.condition === 'dying') return;
  const wasFit = person.condition === 'fit';
  person.condition = condition;
  layDown(person);
  unseat(game, person);
  letGo(game, person);
  if (!wasFit && condition === 'out') return;
  const { name } = person;
  const text = condition === 'dying' ? `${name} is down and bleeding to death.` : `${name} is unconscious.`;
  tell(
    game,
    {
      kind: 'down',
      rule: 'twilight/combat/critical-wounds',
      about: person.id,
      outcome: 'bad',
      text,
      marks: [`condition/${condition}`],
    },
    [person.id],
  );
  if (wasFit) yield* setOff(game, { kind: 'down', person: person.id });
}

export function* die(game: TwilightGame, person: Person): TwilightPlay {
  if (!isAlive(person)) return;
  const wasFit = person.condition === 'fit';
  person.condition = 'dead';
  person.dyingSince = null;
  person.burns = [];
  layDown(person);
  unseat(game, person);
  letGo(game, person);
  const { name } = person;
  const rule = 'twilight/combat/critical-wounds';
  tell(
    game,
    { kind: 'death', rule, about: person.id, outcome: 'bad', text: `${name} is dead.`, marks: ['condition/dead'] },
    [person.id],
  );
  if (wasFit) yield* setOff(game, { kind: 'down', person: person.id });
}

/** Nobody holds on who is down. */
function letGo({ state }: TwilightGame, { id }: Person): void {
  for (const other of state.people)
    if (other.holds.length > 0) other.holds = other.holds.filter((hold) => hold.by !== id);
}

function startDying({ state }: TwilightGame, person: Person): void {
  if (person.dyingSince === null) person.dyingSince = state.turn;
}

/** An NPC with both rows full is dead or dying. */
function* beyondBoxes(game: TwilightGame, person: Person): TwilightPlay {
  const { name } = person;
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/npc-wounds',
    purpose: 'dead or dying',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, NPC_DEATH.dice, told, (rolled) => ({
    kind: 'beyond-boxes',
    about: person.id,
    outcome: 'bad',
    text: `${name} is out of action: ${rolled.total <= NPC_DEATH.upTo ? 'dead' : 'dying'}.`,
  }));
  if (total <= NPC_DEATH.upTo) return yield* die(game, person);
  startDying(game, person);
  yield* goOut(game, person, 'dying');
}
