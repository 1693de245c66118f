import type { Target } from '@hardtop/kernel';
import { TASK_MULTIPLES } from '../../catalog/recon-modifiers.ts';
import { burnDice, isShielded, SECONDS_PER_PHASE } from '../figures/burning.ts';
import { armorStruck, helmetOf } from '../figures/hits.ts';
import { partStruck } from '../figures/locations.ts';
import { gridOf } from '../queries/bearing.ts';
import { bodyOf, wornBy } from '../queries/exposure.ts';
import { cellOf, ringsBetween } from '../queries/position.ts';
import { isAlive, LEGS } from '../queries/wounds.ts';
import type { TwilightPlay } from '../state/effects.ts';
import { type Burn, type BurnAgent, PARTS, type Part, type Person } from '../state/person.ts';
import { momentOf, sheetOf, type TwilightGame } from '../state/state.ts';
import type { Fire } from '../state/things.ts';
import { PERCENT, rollAndTell, rollFor, succeeds, tell } from './telling.ts';
import { partWords, wound } from './wounds.ts';

// Burns: what clings burns by the second until it is put out, open flame by the phase.

const AGENT_WORDS: Readonly<Record<BurnAgent, string>> = {
  phosphorus: 'white phosphorus',
  thermite: 'thermite',
  fuel: 'burning fuel',
  flame: 'the fire',
};

/** Somebody catches fire: on these parts, on all, or where the location die says. */
export function* catchFire(
  game: TwilightGame,
  person: Person,
  agent: BurnAgent,
  parts: readonly Part[] | 'all' | 'roll',
): TwilightPlay {
  if (!isAlive(person)) return;
  const found = parts === 'all' ? PARTS : parts === 'roll' ? yield* rollPart(game, person) : parts;
  const struck = found.filter((part) => !throwsOffHelmet(game, person, part, agent));
  if (struck.length === 0) return;
  const boxes = sheetOf(game.setup, person).kind !== 'character';
  const since = momentOf(game.state);
  for (const one of struck) {
    const part = boxes ? 'total' : one;
    if (agent !== 'fuel' || !isSoaked(person, part)) person.burns.push({ part, agent, since });
  }
  // A vest gives nothing against what clings, and burns itself (A-25).
  if (vestStruck(game, person, struck, agent) && !person.burns.some(({ vest }) => vest === true))
    person.burns.push({ part: boxes ? 'total' : 'chest', agent: 'fuel', since, vest: true });
  const where = parts === 'all' ? 'all over' : `on the ${struck.map(partWords).join(' and ')}`;
  const text = `${person.name} burns ${where}: ${AGENT_WORDS[agent]}.`;
  const harm = [{ piece: person.id, style: 'fire' } as const];
  tell(
    game,
    {
      kind: 'burning',
      rule: 'twilight/combat/burns',
      about: person.id,
      outcome: 'bad',
      text,
      harm,
      marks: [`burn/${agent}`],
    },
    [person.id],
  );
}

/** Fuel burns a die a second on a part, however much of it is there (L2524); fragments each burn for themselves. */
function isSoaked({ burns }: Person, part: Burn['part']): boolean {
  const soaked = burns.filter((burn) => burn.agent === 'fuel' && burn.vest !== true && burn.part === part);
  return soaked.length >= (part === 'total' ? PARTS.length : 1);
}

/** A burning helmet is thrown off within the second, without a roll. */
function throwsOffHelmet(game: TwilightGame, person: Person, part: Part, agent: BurnAgent): boolean {
  const { name } = person;
  const hasHelmet = helmetOf(wornBy(game.setup, person)).upTo > 0;
  if (part !== 'head' || agent === 'flame' || !hasHelmet || person.condition !== 'fit') return false;
  person.bareheaded = true;
  const rule = 'twilight/combat/burn-protection';
  const text = `${name} tears the burning helmet from the head.`;
  tell(game, { kind: 'helmet', rule, about: person.id, outcome: 'good', text, marks: ['burn/helmet'] }, [person.id]);
  return true;
}

function vestStruck(game: TwilightGame, person: Person, struck: readonly Part[], agent: BurnAgent): boolean {
  if (agent === 'flame') return false;
  const mark = { worn: wornBy(game.setup, person), body: bodyOf(game.setup, person) };
  return struck.some((part) => part !== 'head' && armorStruck(mark, part, 1) > 0);
}

function* rollPart(game: TwilightGame, person: Person): TwilightPlay<readonly Part[]> {
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/hit-location',
    purpose: 'burning fragment',
    ids: [person.id],
  } as const;
  const { total } = yield* rollFor(game, '1d10', told);
  const part = partStruck({ kind: 'biped', prone: false }, 'front', total);
  return PARTS.filter((one) => one === part);
}

/** An average task of agility puts out one part. */
export function dousingTarget(game: TwilightGame, person: Person): Target {
  const need = Math.floor(sheetOf(game.setup, person).attributes.AGL * TASK_MULTIPLES.average.attribute);
  return { kind: 'need', base: need, modifiers: [], need, atMost: true };
}

/** The part that burns worst: it is put out first. */
function worstBurning(burns: readonly Burn[]): Burn['part'] | null {
  const dice = new Map<Burn['part'], number>();
  for (const { part, agent } of burns) dice.set(part, (dice.get(part) ?? 0) + burnDice(agent, 1));
  let worst: Burn['part'] | null = null;
  for (const [part, count] of dice) if (worst === null || count > (dice.get(worst) ?? 0)) worst = part;
  return worst;
}

/** One try to put out one part; of an NPC, one of what burns on him. */
export function* douse(game: TwilightGame, by: Person, person: Person): TwilightPlay<boolean> {
  const part = worstBurning(person.burns);
  if (part === null) return false;
  const target = dousingTarget(game, by);
  const { name } = person;
  const told = {
    seat: by.seat,
    rule: 'twilight/combat/burn-exposure',
    purpose: 'put it out',
    ids: [by.id, person.id],
  } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const isOut = succeeds(target, rolled.total);
    const text = isOut
      ? `The fire on ${name}${part === 'total' ? '' : `’s ${partWords(part)}`} is put out.`
      : `${name} still burns.`;
    return {
      kind: 'dousing',
      about: person.id,
      target,
      outcome: isOut ? 'good' : 'bad',
      text,
      marks: [isOut ? 'burn/put-out' : 'burn/goes-on'],
    };
  });
  if (!succeeds(target, total)) return false;
  if (part === 'total') person.burns.splice(0, 1);
  else person.burns = person.burns.filter((burn) => burn.part !== part);
  return true;
}

/** The five seconds of a phase for everybody who burns; whoever faints of it does so at the end of the phase. */
export function* burnOn(game: TwilightGame): TwilightPlay {
  for (const person of game.state.people)
    if (isAlive(person) && burningNow(game, person).length > 0) yield* burnPerson(game, person);
}

/** Time begins with the phase after the one in which it caught (L2526). */
const burningNow = ({ state }: TwilightGame, { burns }: Person): readonly Burn[] =>
  burns.filter(({ since }) => since === undefined || since < momentOf(state));

function* burnPerson(game: TwilightGame, person: Person): TwilightPlay {
  const points = new Map<Burn['part'], number>();
  for (let second = 1; second <= SECONDS_PER_PHASE && person.burns.length > 0; second++) {
    for (const [part, dice] of diceByPart(burningNow(game, person))) {
      const told = {
        seat: person.seat,
        rule: 'twilight/combat/burn-damage',
        purpose: 'burns',
        ids: [person.id],
      } as const;
      const { total } = yield* rollFor(game, `${dice}d6`, told);
      points.set(part, (points.get(part) ?? 0) + total);
    }
    if (person.condition === 'fit') yield* douse(game, person, person);
  }
  for (const [part, total] of points)
    yield* wound(game, person, part === 'total' ? 'chest' : part, { points: total, burns: true });
}

function diceByPart(burns: readonly Burn[]): ReadonlyMap<Burn['part'], number> {
  const dice = new Map<Burn['part'], number>();
  for (const { part, agent } of burns) dice.set(part, (dice.get(part) ?? 0) + burnDice(agent, 1));
  return dice;
}

/** Whoever is in a fire at the end of a phase, or has come through one in it: a die for each part that is near it, the legs of who stands, all of who lies. */
export function* standInFire(game: TwilightGame): TwilightPlay {
  if (!game.state.things.some(({ kind }) => kind === 'fire')) return;
  for (const person of game.state.people)
    if (isAlive(person) && (person.throughFire || isInFire(game, person))) yield* scorch(game, person);
}

export const isInFire = (game: TwilightGame, person: Person): boolean =>
  game.state.things.some((thing) => thing.kind === 'fire' && isIn(game, person, thing));

function isIn({ setup, state }: TwilightGame, person: Person, fire: Fire): boolean {
  const at = cellOf(state, person);
  return at !== null && ringsBetween(at, fire.at) * gridOf(setup, fire.at.l) <= fire.radius;
}

/** The die of open flame on each part near it. */
export function* scorch(game: TwilightGame, person: Person): TwilightPlay {
  const worn = wornBy(game.setup, person);
  const body = bodyOf(game.setup, person);
  for (const part of person.posture === 'prone' ? PARTS : LEGS) {
    if (isShielded('flame', armorStruck({ worn, body }, part, 1))) continue;
    const told = {
      seat: person.seat,
      rule: 'twilight/combat/burn-damage',
      purpose: 'open flame',
      ids: [person.id],
    } as const;
    const { total } = yield* rollFor(game, `${burnDice('flame', 1)}d6`, told);
    yield* wound(game, person, part, { points: total, burns: true });
  }
}
