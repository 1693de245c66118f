import { RIDERS } from '../../catalog/firing.ts';
import type { Cell } from '../../scenarios/world.ts';
import { type BurstDice, hitsAmong, straysOf } from '../figures/bursts.ts';
import { shotHits } from '../figures/shots.ts';
import { armOf } from '../queries/arms.ts';
import { bearingOf } from '../queries/bearing.ts';
import { isLost, pieceOf } from '../queries/crews.ts';
import {
  type Attack,
  diceFor,
  isByDice,
  type Stand,
  targetFor,
  targetOf,
  vehiclePenetration,
} from '../queries/fire.ts';
import { companionOf } from '../queries/lanes.ts';
import { spotOf } from '../queries/spots.ts';
import { sprayAt, sweepDice } from '../queries/sweeps.ts';
import { isAlive } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';
import { bulletWords, strays } from './lanes.ts';
import { missesGuard, ricochets } from './missed.ts';
import { noteShot } from './script.ts';
import { unexpectedly } from './surprise.ts';
import { PERCENT, rollAndTell, tell, tellAttack } from './telling.ts';

// Fire combat with small arms: single shots by percentage, bursts by dice.

/** So many shots or bursts at one target. */
export function* resolveFire(game: TwilightGame, attack: Attack, times: number): TwilightPlay {
  const { firer, target } = attack;
  const foe = target.kind === 'person' ? target.person : null;
  yield* unexpectedly(game, firer, foe, fireAt(game, attack, times));
}

function* fireAt(game: TwilightGame, attack: Attack, times: number): TwilightPlay {
  open(game, attack, times);
  if (isByDice(attack)) yield* volley(game, attack, times);
  else for (let i = 0; i < times; i++) yield* singleShot(game, attack, i === 0, times);
  yield* setOff(game, { kind: 'noise', at: attack.from, by: attack.firer.id, loud: true });
}

/** Rounds are gone, and whoever fires is no longer hidden. */
function spend(
  game: TwilightGame,
  { firer, item, from, rounds }: Pick<Stand, 'firer' | 'item' | 'from' | 'rounds'>,
  at: Cell,
  times: number,
): void {
  item.loaded -= times * rounds;
  item.reloading = 0;
  firer.fired = true;
  firer.concealed = false;
  firer.ducked = false;
  firer.facing = bearingOf(game.setup, from, at) ?? firer.facing;
  game.state.script.fired = true;
  noteShot(game, from, at);
}

/** Bursts at a square with nobody in view: no die can hit there, and half of them go where misses of a burst go (L2420). */
export function* sweep(game: TwilightGame, stand: Stand, at: Cell, times: number): TwilightPlay {
  const spray = sprayAt(game, stand, at);
  if (spray === null) return;
  const { firer, item, from } = stand;
  spend(game, stand, at, times);
  const { dice, hitsEach } = sweepDice(game, stand, at, times);
  const what = times === 1 ? 'a burst' : `${times} bursts`;
  const text = `${firer.name} sweeps the ground with ${what} of the ${armOf(item).name}.`;
  const shot = { by: pieceOf(firer), at: spotOf(game.setup, at), style: 'bullets', hit: false } as const;
  const marks = [`weapon/${item.what}`, 'fire/burst', 'fire/sweep'];
  tell(game, { kind: 'fire', rule: 'twilight/combat/danger-zone', about: firer.id, text, shot, marks }, [firer.id]);
  yield* strays(game, spray, straysOf(dice * times, 0), { hitsEach });
  yield* setOff(game, { kind: 'noise', at: from, by: firer.id, loud: true });
}

function open(game: TwilightGame, attack: Attack, times: number): void {
  const { firer, item, target, mode } = attack;
  spend(game, attack, target.at, times);
  const what =
    mode === 'burst' ? (times === 1 ? 'a burst' : `${times} bursts`) : times === 1 ? 'a shot' : `${times} shots`;
  const arm = armOf(item);
  const text = `${firer.name} fires ${what} of the ${arm.name}`;
  // In the fog nobody counts another's rounds.
  const left = game.setup.hidden ? '' : `: ${item.loaded} left`;
  tellAttack(
    game,
    {
      kind: 'fire',
      rule: 'twilight/combat/action-fire',
      about: firer.id,
      text: `${text} at ${nameOf(attack)}${left}.`,
      marks: fireMarks(attack),
    },
    firer.id,
    target.id,
    `${text}.`,
  );
}

function fireMarks({ item, mode, band, aimed, shifts, firer, target }: Attack): readonly string[] {
  const arm = armOf(item);
  return [
    `weapon/${item.what}`,
    `weapon-class/${arm.class}`,
    `fire/${mode}`,
    `range/${band}`,
    `target/${target.kind}`,
    ...(mode === 'single' ? [aimed ? 'fire/aimed' : 'fire/quick'] : []),
    ...(target.kind === 'person' && target.past === true ? ['fire/glimpsed'] : []),
    ...(item.round === 'ball' ? [] : [`round/${item.round}`]),
    ...(item.rest === 'hands' ? [] : [`rest/${item.rest}`]),
    ...(aimed && item.scope ? ['fire/scope'] : []),
    ...(firer.offHand === null ? [] : ['fire/two-weapons']),
    ...(firer.rides === null ? [] : ['fire/saddle']),
    ...shifts.map(({ rule }) => rule),
  ];
}

function nameOf({ target }: Attack): string {
  return target.kind === 'person' ? target.person.name : target.vehicle.name;
}

const pieceAt = ({ target }: Attack): string => (target.kind === 'person' ? pieceOf(target.person) : target.id);

/** One bullet on percentage dice. */
function* singleShot(game: TwilightGame, attack: Attack, isFirst: boolean, all: number): TwilightPlay {
  const { firer, target } = attack;
  const need = targetFor(attack, isFirst, all);
  const told = {
    seat: firer.seat,
    rule: 'twilight/combat/direct-fire',
    purpose: 'to hit',
    ids: [firer.id, target.id],
  } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const hits = shotHits(need, rolled.total);
    const how = attack.aimed && isFirst ? 'aimed shot' : 'quick shot';
    return {
      kind: 'shot',
      about: firer.id,
      target: need,
      ...(need.kind === 'need' && { modifiers: need.modifiers }),
      outcome: hits ? 'good' : 'bad',
      text: `The ${how} ${hits ? 'hits' : 'misses'} ${nameOf(attack)}.`,
      shot: { by: pieceOf(firer), at: { piece: pieceAt(attack) }, style: 'bullets', hit: hits },
      marks: [hits ? 'shot/hit' : 'shot/miss'],
    };
  });
  if (shotHits(need, total)) yield* strike(game, attack, 1);
  else {
    yield* hitsOther(game, attack);
    yield* missesGuard(game, attack);
    yield* ricochets(game, attack, 1);
  }
}

/** A vehicle is struck in one place by all hits of a burst, which has its own dice among those that were thrown. */
function* strikeByBursts(
  game: TwilightGame,
  attack: Attack,
  values: readonly number[],
  { dice, hitsEach }: BurstDice,
): TwilightPlay {
  for (let first = 0; first < values.length; first += dice) {
    const hits = hitsAmong(values.slice(first, first + dice)) * hitsEach;
    if (hits > 0) yield* strike(game, attack, hits);
  }
}

/** A hit, or several of one burst, goes on to the body or to the plates. */
function* strike(game: TwilightGame, attack: Attack, times: number): TwilightPlay {
  const { firer, target, bullet, from, item } = attack;
  if (target.kind === 'vehicle') {
    const penetration = vehiclePenetration(attack);
    const hit = {
      vehicle: target.id,
      by: firer.id,
      with: bulletWords(item.round),
      penetration,
      dice: 0,
      from,
      how: 'small-arm',
      times,
    } as const;
    return yield* setOff(game, { kind: 'vehicle-hit', hit });
  }
  if (!isAlive(target.person)) return;
  const hit = {
    person: target.id,
    by: firer.id,
    with: bulletWords(item.round),
    ...bullet,
    from,
    ...(target.past === true && { at: target.at }),
    part: null,
    how: 'shot',
  } as const;
  yield* setOff(game, { kind: 'hit', hit });
}

/** A single shot that misses one of rider and mount has a tenth to strike the other. */
function* hitsOther(game: TwilightGame, attack: Attack): TwilightPlay {
  const id = companionOf(game, attack);
  const other = id === null ? null : targetOf(game, id);
  if (other === null || (other.kind === 'person' ? !isAlive(other.person) : isLost(other.vehicle))) return;
  const { firer } = attack;
  const { name } = other.kind === 'person' ? other.person : other.vehicle;
  const need = { kind: 'need', base: RIDERS.singleShot, modifiers: [], need: RIDERS.singleShot, atMost: true } as const;
  const told = {
    seat: firer.seat,
    rule: 'twilight/combat/riders',
    purpose: 'rider or mount',
    ids: [firer.id, other.id],
  } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => ({
    kind: 'rider',
    about: other.id,
    target: need,
    text: rolled.total <= need.need ? `It strikes ${name} instead.` : `It misses ${name} as well.`,
    marks: [rolled.total <= need.need ? 'riders/other-hit' : 'riders/both-missed'],
  }));
  if (total <= need.need) yield* strike(game, { ...attack, target: other }, 1);
}

/** All dice of all bursts at once; a six hits. */
function* volley(game: TwilightGame, attack: Attack, times: number): TwilightPlay {
  const { firer, target } = attack;
  const burst = diceFor(attack, times);
  const dice = burst.dice * times;
  const told = {
    seat: firer.seat,
    rule: 'twilight/combat/automatic-fire',
    purpose: 'to hit',
    ids: [firer.id, target.id],
  } as const;
  const { values } = yield* rollAndTell(game, `${dice}d6`, told, (rolled) => {
    const hits = hitsAmong(rolled.values) * burst.hitsEach;
    return {
      kind: 'shot',
      about: firer.id,
      modifiers: burst.modifiers,
      outcome: hits > 0 ? 'good' : 'bad',
      text: `${dice} ${dice === 1 ? 'die' : 'dice'}, ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`} on ${nameOf(attack)}.`,
      shot: { by: pieceOf(firer), at: { piece: pieceAt(attack) }, style: 'bullets', hit: hits > 0 },
      marks: [hits > 0 ? 'burst/hit' : 'burst/miss', ...(burst.hitsEach > 1 ? ['fire/long-burst'] : [])],
    };
  });
  const hits = hitsAmong(values);
  if (target.kind === 'vehicle') yield* strikeByBursts(game, attack, values, burst);
  else for (let i = 0; i < hits * burst.hitsEach; i++) yield* strike(game, attack, 1);
  yield* strays(game, attack, straysOf(dice, hits), burst);
  yield* ricochets(game, attack, dice - hits);
}
