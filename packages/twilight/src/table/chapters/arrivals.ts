import { ANTITANK_MISSILES } from '../../catalog/antitank-missiles.ts';
import { ordnanceNamed, roundOf } from '../figures/heavy/ordnance.ts';
import { shotHits } from '../figures/shots.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf } from '../queries/position.ts';
import { drawnLength, spotOf } from '../queries/spots.ts';
import type { TwilightPlay } from '../state/effects.ts';
import { isVehicleId, momentOf, personOf, sheetOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Flying } from '../state/things.ts';
import { burnOut } from './bail-out.ts';
import { fuseCharges } from './charges.ts';
import { nameOf } from './heavy-fire.ts';
import { burstAt, type Incoming, strayFrom, strikeTarget } from './ordnance-effects.ts';
import { keepsGoing } from './recovery.ts';
import { unseat } from './saddle.ts';
import { rollFor, tell } from './telling.ts';
import { isWork, workOn } from './work.ts';

// The end of a phase: what was on its way arrives, fuses run out, fires reach the tanks, gas is breathed.

export function* endPhaseOfHeavyThings(game: TwilightGame): TwilightPlay {
  for (const thing of [...game.state.things]) {
    if (thing.kind !== 'flying' || thing.what === 'grenade') continue;
    if (thing.what === 'missile') yield* flyOn(game, thing);
    else if (thing.arrives <= momentOf(game.state)) yield* falls(game, thing);
  }
  yield* fuseCharges(game);
  yield* burnOut(game);
  yield* breatheGas(game);
}

function gone({ state }: TwilightGame, { id }: Flying): void {
  state.things = state.things.filter((thing) => thing.id !== id);
}

function incomingOf(game: TwilightGame, { weapon, round, by, seat, chance, overhead }: Flying): Incoming | null {
  const ordnance = ordnanceNamed(weapon);
  if (ordnance === null) return null;
  const person = personOf(game.state, by);
  const mines = chance === 1 ? 'adam' : 'raam';
  const from = cellOf(game.state, person);
  return {
    by,
    seat,
    side: person.side,
    weapon: ordnance.name,
    round: roundOf(ordnance, round),
    band: 0,
    from,
    overhead,
    mines,
  };
}

/** Guided all the way: if its gunner has stopped aiming, or was hit, it is lost. */
function* flyOn(game: TwilightGame, missile: Flying): TwilightPlay {
  const rule = 'twilight/combat/antitank-missiles';
  const gunner = personOf(game.state, missile.by);
  const isGuided =
    gunner.condition === 'fit' && gunner.aim?.item === missile.item && gunner.aim.target === missile.target;
  if (!isGuided && !findsItself(missile)) {
    gone(game, missile);
    const text = `Nobody guides the missile of ${nameOf(game, missile.by)} any more: it flies into the ground.`;
    return tell(game, { kind: 'astray', rule, about: missile.by, text, outcome: 'bad', marks: ['missile/astray'] }, [
      missile.by,
    ]);
  }
  if (missile.arrives <= momentOf(game.state)) yield* arrives(game, missile);
}

const findsItself = ({ weapon }: Flying): boolean =>
  weapon === 'tank-breaker' && ANTITANK_MISSILES['tank-breaker'].fireAndForget;

function* arrives(game: TwilightGame, missile: Flying): TwilightPlay {
  gone(game, missile);
  const { target, seat, chance } = missile;
  const incoming = incomingOf(game, missile);
  if (target === null || incoming === null) return;
  const rule = findsItself(missile) ? 'twilight/combat/tank-breaker' : 'twilight/combat/antitank-missiles';
  const { dice, values, total } = yield* rollFor(game, '1d100', {
    seat,
    rule,
    purpose: 'missile',
    ids: [missile.by, target],
  });
  const need = { kind: 'need', base: chance, modifiers: [], need: chance, atMost: true } as const;
  const hit = shotHits(need, total);
  const shot = { by: missile.by, at: { piece: target }, style: 'rocket', hit } as const;
  const text = `The missile ${hit ? 'hits' : 'misses'} ${nameOf(game, target)}.`;
  const marks = [hit ? 'missile/hit' : 'missile/miss', ...(missile.overhead ? ['missile/overhead'] : [])];
  tell(game, { kind: 'missile', rule, about: target, text, target: need, roll: { dice, values, total }, shot, marks }, [
    missile.by,
    target,
  ]);
  if (hit) return yield* strikeTarget(game, incoming, target, 1);
  const at = isVehicleId(target) ? vehicleOf(game.state, target).at : cellOf(game.state, personOf(game.state, target));
  if (at !== null) yield* strayFrom(game, incoming, at);
}

function* falls(game: TwilightGame, shell: Flying): TwilightPlay {
  gone(game, shell);
  const incoming = incomingOf(game, shell);
  if (incoming === null) return;
  const spot = spotOf(game.setup, shell.at);
  const burst = { ...spot, radius: drawnLength(game.setup, shell.at.l, BLAST) };
  const text = `A round of the ${incoming.weapon} comes down.`;
  game.emit({ kind: 'impact', rule: 'twilight/combat/fire', text, burst, marks: ['indirect/impact'] });
  yield* burstAt(game, incoming, shell.at, null);
}

const BLAST = 8;

/** Unmasked in gas: constitution each phase, or out of the fight (C-16). */
function* breatheGas(game: TwilightGame): TwilightPlay {
  const clouds = game.state.things.filter((thing) => thing.kind === 'gas');
  if (clouds.length === 0) return;
  for (const person of game.state.people) {
    const at = cellOf(game.state, person);
    if (at === null || person.condition !== 'fit' || person.carries.some(({ what, on }) => what === 'mask' && on))
      continue;
    const isIn = clouds.some(
      (cloud) => cloud.kind === 'gas' && metersBetween(game.setup, at, cloud.at) <= cloud.radius,
    );
    if (isIn) yield* choke(game, person.id);
  }
}

const CON_PERCENT = 5;

function* choke(game: TwilightGame, id: string): TwilightPlay {
  const person = personOf(game.state, id);
  const rule = 'twilight/combat/first-edition-rules';
  const need = sheetOf(game.setup, person).attributes.CON * CON_PERCENT;
  const { dice, values, total } = yield* rollFor(game, '1d100', { seat: person.seat, rule, purpose: 'gas', ids: [id] });
  const isOut = total > need;
  if (isOut) {
    person.condition = 'out';
    unseat(game, person);
  }
  const target = { kind: 'need', base: need, modifiers: [], need, atMost: true } as const;
  const text = `${nameOf(game, id)} ${isOut ? 'breathes gas and breaks down' : 'holds out in the gas'}.`;
  tell(
    game,
    {
      kind: 'gas',
      rule,
      about: id,
      text,
      target,
      roll: { dice, values, total },
      outcome: isOut ? 'bad' : 'good',
      marks: [isOut ? 'gas/out' : 'gas/held'],
    },
    [id],
  );
}

/** The end of a turn: whoever was left in peace has worked all of it; clouds and lights that have passed are taken away. */
export function* endTurnOfHeavyThings(game: TwilightGame): TwilightPlay {
  const { state } = game;
  if (!state.contact)
    for (const person of state.people)
      if (person.condition === 'fit' && isWork(person.task) && (yield* keepsGoing(game, person)))
        yield* workOn(game, person, PHASES);
  state.things = state.things.filter((thing) => {
    if (thing.kind === 'gas' || thing.kind === 'smoke' || thing.kind === 'glow') return state.turn < thing.until;
    return true;
  });
}

const PHASES = 6;
