import { roll } from '@hardtop/kernel';
import { FASCAM } from '../../catalog/mines.ts';
import { CLOUDS } from '../../catalog/ordnance-handling.ts';
import type { Cell } from '../../scenarios/world.ts';
import { fascamDensity } from '../figures/heavy/explosives.ts';
import { fallsAt } from '../figures/heavy/indirect.ts';
import { effectOf, listedPen, type OrdnanceRound } from '../figures/heavy/ordnance.ts';
import { sameCell } from '../queries/position.ts';
import { roundBlast } from '../queries/shelling.ts';
import { drawnLength, spotOf } from '../queries/spots.ts';
import { cellNear, middleOf } from '../queries/ways.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import { isVehicleId, personOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import { type LaidMine, type Thing, thingId } from '../state/things.ts';
import { strewBomblets } from './icm.ts';
import { tell } from './telling.ts';

// What a round of a heavy weapon does where it strikes.

/** A round on its last meters. */
export interface Incoming {
  readonly by: string | null;
  readonly seat: number;
  readonly side: number;
  readonly weapon: string;
  readonly round: OrdnanceRound;
  /** 0 close to 3 extreme. */
  readonly band: number;
  readonly from: Cell | null;
  readonly overhead: boolean;
  /** Mines that a FASCAM round strews. */
  readonly mines: keyof typeof FASCAM;
}

/** It strikes what it was fired at, so many times over in one burst. */
export function* strikeTarget(game: TwilightGame, incoming: Incoming, target: string, times: number): TwilightPlay {
  if (isVehicleId(target)) return yield* strikeAVehicle(game, incoming, target, times);
  const { round } = incoming;
  const person = personOf(game.state, target);
  if (round.damage.kind === 'shot') {
    const { dice } = round.damage;
    for (let time = 0; time < times && person.condition !== 'dead'; time++)
      yield* setOff(game, {
        kind: 'hit',
        // A shell that goes through plates does not notice a vest or a fence (C-43).
        hit: {
          person: target,
          by: incoming.by,
          with: incoming.weapon,
          dice,
          plus: 0,
          pen: 0,
          from: incoming.from,
          part: null,
          how: 'shot',
        },
      });
    return;
  }
  const at = person.at ?? (person.aboard === null ? null : vehicleOf(game.state, person.aboard.vehicle).at);
  if (at === null) return;
  // Each round of a burst that hits goes off against him.
  for (let time = 0; time < times; time++) yield* burstAt(game, incoming, at, target);
}

function* strikeAVehicle(game: TwilightGame, incoming: Incoming, target: string, times: number): TwilightPlay {
  const { round, by, from, overhead } = incoming;
  const vehicle = vehicleOf(game.state, target);
  const { at } = vehicle;
  const penetration = listedPen(round, incoming.band);
  const isShot = round.damage.kind === 'shot';
  if (penetration !== null) {
    const how = isShot ? 'kinetic' : overhead ? 'overhead' : 'exploding';
    const hit = { vehicle: target, by, with: incoming.weapon, penetration, dice: 2, from, how, times } as const;
    yield* setOff(game, { kind: 'vehicle-hit', hit });
  } else {
    const text = `The ${incoming.weapon} cannot penetrate.`;
    tell(
      game,
      { kind: 'unharmed', rule: 'twilight/combat/vehicle-penetration', about: target, text, outcome: 'good' },
      [target],
    );
  }
  if (isShot || at === null) return;
  for (let time = 0; time < times; time++) yield* burstAt(game, incoming, at, target);
}

/** It goes off in a square. `contact`: what it touches. */
export function* burstAt(game: TwilightGame, incoming: Incoming, at: Cell, contact: string | null): TwilightPlay {
  const { round, by, weapon } = incoming;
  const { damage } = round;
  switch (damage.kind) {
    case 'shot':
      return;
    case 'light':
      return light(game, at, damage.radius, weapon);
    case 'icm':
      return yield* strewBomblets(game, at, damage, { by, weapon, seat: incoming.seat });
    case 'mines':
      return strewMines(game, incoming, at);
    case 'blast': {
      const explosion = roundBlast(round, weapon, at, by, contact);
      if (explosion !== null) yield* setOff(game, { kind: 'explosion', explosion });
      if (effectOf(round) === 'wp') smoke(game, at, damage.burst ?? 0);
    }
  }
}

/** A direct round that misses lands as far off as a thrown thing: 1D6 meters, two dice from long range on (C-43). */
export function* strayFrom(game: TwilightGame, incoming: Incoming, at: Cell): TwilightPlay {
  const rule = 'twilight/combat/heavy-weapons';
  const of = { seat: incoming.seat, rule, purpose: 'where it lands' } as const;
  const { total: meters } = yield* roll(game, incoming.band >= 2 ? '2d6' : '1d6', of);
  const { total: way } = yield* roll(game, '1d8', of);
  const cell = cellNear(game.setup, at.l, fallsAt(middleOf(game.setup, at), { meters, way: way - 1 }));
  const spot = spotOf(game.setup, cell);
  const text = `It goes off ${meters} m beside it.`;
  game.emit({ kind: 'stray', rule, text, burst: { ...spot, radius: drawnLength(game.setup, cell.l, 2) } });
  yield* burstAt(game, incoming, cell, null);
}

const ALL = 0xff;

function put(game: TwilightGame, thing: Thing): void {
  game.state.things.push(thing);
}

/** White phosphorus leaves light smoke over its burst (C-45). */
function smoke(game: TwilightGame, at: Cell, radius: number): void {
  const { turn } = game.state;
  const until = turn + CLOUDS.wp.lightTurns;
  put(game, {
    id: thingId(game.state, 'smoke', at),
    kind: 'smoke',
    known: ALL,
    at,
    radius,
    heavyUntil: turn - 1,
    until,
  });
}

function light(game: TwilightGame, at: Cell, radius: number, weapon: string): void {
  const until = game.state.turn + CLOUDS.illumination.turns;
  put(game, {
    id: thingId(game.state, 'glow', at),
    kind: 'glow',
    known: ALL,
    at,
    full: radius,
    limited: radius,
    until,
  });
  const spot = spotOf(game.setup, at);
  const text = `A light of the ${weapon} hangs over the field: ${radius} m about it lie open.`;
  const burst = { ...spot, radius: drawnLength(game.setup, at.l, Math.min(radius, SHOWN)), style: 'light' } as const;
  game.emit({ kind: 'light', rule: 'twilight/combat/heavy-weapons', text, burst, marks: ['round/light'] });
}

/** The eye needs no more. */
const SHOWN = 200;

/** One block of thirty squares for each round; rounds into the same block make it denser (B-28). */
function strewMines(game: TwilightGame, { mines, side }: Incoming, at: Cell): void {
  const { density, squares, kind, name } = FASCAM[mines];
  const known = 1 << side;
  const there = game.state.things.find(
    (thing): thing is LaidMine =>
      thing.kind === 'mine' && thing.what === kind && thing.side === side && thing.width > 1 && sameCell(thing.at, at),
  );
  const common = {
    kind: 'mine',
    known,
    at,
    side,
    facing: 0,
    tripwire: false,
    width: squares,
    height: squares,
  } as const;
  if (there === undefined)
    put(game, { id: thingId(game.state, 'mine', at), ...common, what: kind, density, cleared: [], lifted: [] });
  else there.density = fascamDensity(mines, Math.round(there.density / density) + 1);
  const rule = 'twilight/combat/fascam';
  game.emit({
    kind: 'mines',
    rule,
    text: `${name} mines fall over ${squares} by ${squares} squares.`,
    marks: [`fascam/${mines}`],
  });

  const words = `Each such round makes the field denser by ${density} mines to the square.`;
  game.emit({ kind: 'mines', rule: 'twilight/combat/fascam-density', text: words });
}
