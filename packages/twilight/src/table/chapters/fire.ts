import { RIDERS } from '../../catalog/firing.ts';
import { hitsAmong, straysOf } from '../figures/bursts.ts';
import { shotHits } from '../figures/shots.ts';
import { armOf } from '../queries/arms.ts';
import { bearingOf } from '../queries/bearing.ts';
import { type Attack, diceFor, isByDice, targetFor, vehiclePenetration } from '../queries/fire.ts';
import { companionOf } from '../queries/lanes.ts';
import { isAlive } from '../queries/wounds.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';
import { bulletWords, strays } from './lanes.ts';
import { missesGuard, ricochets } from './missed.ts';
import { noteShot } from './script.ts';
import { PERCENT, rollAndTell, tellAttack } from './telling.ts';

// Fire combat with small arms: single shots by percentage, bursts by dice.

/** So many shots or bursts at one target. */
export function* resolveFire(game: TwilightGame, attack: Attack, times: number): TwilightPlay {
  open(game, attack, times);
  if (isByDice(attack)) yield* volley(game, attack, times);
  else for (let i = 0; i < times; i++) yield* singleShot(game, attack, i === 0, times);
  yield* setOff(game, { kind: 'noise', at: attack.from, by: attack.firer.id, loud: true });
}

/** Rounds are gone, and whoever fires is no longer hidden. */
function open(game: TwilightGame, attack: Attack, times: number): void {
  const { firer, item, target, rounds, mode } = attack;
  item.loaded -= times * rounds;
  item.reloading = 0;
  firer.fired = true;
  firer.concealed = false;
  firer.ducked = false;
  firer.facing = bearingOf(game.setup, attack.from, target.at) ?? firer.facing;
  game.state.script.fired = true;
  noteShot(game, attack.from, target.at);
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
      shot: { by: firer.id, at: { piece: target.id }, style: 'bullets', hit: hits },
      marks: [hits ? 'shot/hit' : 'shot/miss'],
    };
  });
  if (shotHits(need, total)) yield* strike(game, attack);
  else {
    yield* hitsOther(game, attack);
    yield* missesGuard(game, attack);
    yield* ricochets(game, attack, 1);
  }
}

/** A hit goes on to the body or to the plates. */
function* strike(game: TwilightGame, attack: Attack): TwilightPlay {
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
    part: null,
    how: 'shot',
  } as const;
  yield* setOff(game, { kind: 'hit', hit });
}

/** A single shot that misses one of rider and mount has a tenth to strike the other. */
function* hitsOther(game: TwilightGame, attack: Attack): TwilightPlay {
  const other = companionOf(game, attack);
  if (other === null || !isAlive(other)) return;
  const { firer } = attack;
  const { name } = other;
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
  if (total <= need.need)
    yield* strike(game, { ...attack, target: { kind: 'person', id: other.id, at: attack.target.at, person: other } });
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
      text: `${dice} dice, ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`} on ${nameOf(attack)}.`,
      shot: { by: firer.id, at: { piece: target.id }, style: 'bullets', hit: hits > 0 },
      marks: [hits > 0 ? 'burst/hit' : 'burst/miss', ...(burst.hitsEach > 1 ? ['fire/long-burst'] : [])],
    };
  });
  const hits = hitsAmong(values);
  for (let i = 0; i < hits * burst.hitsEach; i++) yield* strike(game, attack);
  if (attack.mode === 'burst') yield* strays(game, attack, straysOf(dice, hits), burst);
  yield* ricochets(game, attack, dice - hits);
}
