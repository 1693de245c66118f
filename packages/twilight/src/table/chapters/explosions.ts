import type { BurstRecord } from '@hardtop/kernel';
import { SMOKE_GRENADE } from '../../catalog/grenades.ts';
import type { Cell } from '../../scenarios/world.ts';
import {
  type BurstZone,
  burstZone,
  concussionDice,
  fragmentOf,
  fragmentsStruck,
  ringOf,
  type Shelter,
} from '../figures/explosions.ts';
import { concussionShares } from '../figures/severity.ts';
import { gridOf, isSameSite } from '../queries/bearing.ts';
import { aspectOf } from '../queries/exposure.ts';
import { metersBetween } from '../queries/lines.ts';
import { cellOf, ringsBetween } from '../queries/position.ts';
import { shelterFrom } from '../queries/shelter.ts';
import { drawnLength, spotOf } from '../queries/spots.ts';
import { isAlive } from '../queries/wounds.ts';
import { type Explosion, setOff, type TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { isVehicleId, sheetOf, type TwilightGame } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import { shakeRoof } from './cave-ins.ts';
import { lightTankers } from './tankers.ts';
import { rollAndTell, rollFor } from './telling.ts';
import { wound } from './wounds.ts';

// Explosions on people: concussion by rings, fragments by the two radii. What they touch is struck through its armor by its own chapter.

const PENETRATION_DICE = 2;

/** What it is called when it was a charge: that shakes the roof by its own figure. */
export const CHARGE = 'charge';

/** A bit for every side there may be. */
const EVERYBODY = 0xff;

export function* explode(game: TwilightGame, explosion: Explosion): TwilightPlay {
  tellBlast(game, explosion);
  if (explosion.by !== null) yield* setOff(game, { kind: 'noise', at: explosion.at, by: explosion.by, loud: true });
  const { contact, penetration } = explosion;
  if (contact !== null && isVehicleId(contact) && penetration !== null)
    yield* setOff(game, {
      kind: 'vehicle-hit',
      hit: {
        vehicle: contact,
        by: explosion.by,
        with: explosion.with,
        penetration,
        dice: PENETRATION_DICE,
        from: explosion.from ?? explosion.at,
        how: 'exploding',
        bare: true,
      },
    });
  if (explosion.with !== CHARGE) yield* lightTankers(game, explosion);
  for (const person of nearTo(game, explosion)) yield* blastPerson(game, person, explosion);
  if (explosion.with !== CHARGE) yield* shakeRoof(game, explosion);
  if (explosion.agent === 'smoke' || explosion.agent === 'gas') yield* spreadCloud(game, explosion, explosion.agent);
}

/** Smoke or gas about the place, for so many turns (C-16, C-20). */
function* spreadCloud(game: TwilightGame, { at, burst }: Explosion, kind: 'smoke' | 'gas'): TwilightPlay {
  const { state } = game;
  const id = thingId(state, kind, at);
  const known = EVERYBODY;
  if (kind === 'smoke') {
    const heavyUntil = state.turn + SMOKE_GRENADE.heavyTurns;
    const until = heavyUntil + SMOKE_GRENADE.lightTurns;
    state.things.push({ id, kind, at, radius: burst ?? SMOKE_GRENADE.radius, heavyUntil, until, known });
    return;
  }
  const told = { seat: 0, rule: 'twilight/combat/first-edition-rules', purpose: 'turns of gas', ids: [] } as const;
  const { total } = yield* rollFor(game, '1d6', told);
  state.things.push({
    id,
    kind,
    at,
    radius: burst ?? SMOKE_GRENADE.radius,
    heavyUntil: 0,
    until: state.turn + total,
    known,
  });
}

function tellBlast(game: TwilightGame, explosion: Explosion): void {
  const { at, burst } = explosion;
  const { x, y } = spotOf(game.setup, at);
  const radius = Math.max(drawnLength(game.setup, at.l, burst ?? 0), 0.5);
  game.emit({
    kind: 'explosion',
    rule: 'twilight/combat/explosions',
    text: `${upperFirst(explosion.with)} goes off.`,
    burst: { x, y, radius, style: SEEN_AS[explosion.agent ?? 'none'] },
    marks: [`explosion/${explosion.agent ?? 'blast'}`],
  });
}

/** What an explosion looks like, by what is in it. */
const SEEN_AS = {
  none: 'blast',
  fuel: 'blast',
  flame: 'fire',
  phosphorus: 'fire',
  thermite: 'fire',
  smoke: 'cloud',
  gas: 'cloud',
} as const satisfies Record<NonNullable<Explosion['agent']> | 'none', BurstRecord['style']>;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Standing {
  readonly at: 'contact' | number;
  readonly zone: BurstZone | null;
  readonly shelter: Shelter;
}

/** Everybody it may reach, nearest first. */
function nearTo(game: TwilightGame, explosion: Explosion): readonly Person[] {
  const { setup, state } = game;
  const found: { readonly person: Person; readonly meters: number }[] = [];
  for (const person of state.people) {
    const at = cellOf(state, person);
    if (at === null || !isAlive(person) || !isSameSite(setup, explosion.at, at)) continue;
    if (!isReached(standingOf(game, person, at, explosion), explosion, person)) continue;
    found.push({ person, meters: metersBetween(setup, explosion.at, at) });
  }
  return found.sort((a, b) => a.meters - b.meters).map(({ person }) => person);
}

function standingOf(
  game: TwilightGame,
  person: Person,
  at: Cell,
  { at: blast, burst, contact, concussion, agent }: Explosion,
): Standing {
  const { setup } = game;
  const grid = gridOf(setup, blast.l);
  const meters = metersBetween(setup, blast, at);
  const squares = blast.l === at.l ? ringsBetween(blast, at) : Math.ceil(meters / grid);
  const isTouched = contact === person.id;
  // Of smoke and gas the burst is how far they spread.
  const zone = burstZone(agent === 'smoke' || agent === 'gas' ? null : burst, grid, squares, meters, isTouched);
  const ring = ringOf(grid, squares, meters);
  const isFar = zone === null && concussionDice(concussion, ring, IN_THE_OPEN) === 0;
  return { at: isTouched ? 'contact' : ring, zone, shelter: isFar ? 'none' : shelterFrom(game, person, blast) };
}

const IN_THE_OPEN = { shelter: 'none', prone: false } as const;

function isReached({ at, zone, shelter }: Standing, { concussion }: Explosion, person: Person): boolean {
  if (shelter === 'complete' && at !== 'contact') return false;
  return zone !== null || concussionDice(concussion, at, { shelter, prone: person.posture === 'prone' }) > 0;
}

function* blastPerson(game: TwilightGame, person: Person, explosion: Explosion): TwilightPlay {
  const at = cellOf(game.state, person);
  if (at === null || !isAlive(person)) return;
  const standing = standingOf(game, person, at, explosion);
  const dice = concussionDice(explosion.concussion, standing.at, {
    shelter: standing.shelter,
    prone: person.posture === 'prone',
  });
  if (dice > 0) yield* concuss(game, person, dice, explosion.at);
  if (standing.zone !== null) yield* fragments(game, person, standing.zone, explosion);
}

/** Shared by all parts of a character; whole on an NPC's boxes, without doubling (B-27d). */
export function* concuss(game: TwilightGame, person: Person, dice: number, from: Cell): TwilightPlay {
  const { name } = person;
  const { kind } = sheetOf(game.setup, person);
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/concussion',
    purpose: 'concussion',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, `${dice}d6`, told, (rolled) => ({
    kind: 'concussion',
    about: person.id,
    outcome: 'bad',
    text: `The blast does ${rolled.total} to ${name}.`,
    harm: [{ piece: person.id, style: 'hit', points: rolled.total }],
    marks: ['harm/concussion'],
  }));
  if (kind !== 'character') return yield* wound(game, person, 'chest', { points: total, burns: false });
  for (const [part, points] of concussionShares(total, aspectOf(game, person, from)))
    yield* wound(game, person, part, { points, burns: false });
}

/** The die for fragments; phosphorus and thermite burn where others wound. */
function* fragments(game: TwilightGame, person: Person, zone: BurstZone, explosion: Explosion): TwilightPlay {
  const { fragments: table } = game.setup.variants;
  const { name } = person;
  const told = {
    seat: person.seat,
    rule: 'twilight/combat/fragmentation-attack',
    purpose: 'fragments',
    ids: [person.id],
  } as const;
  const { total } = yield* rollAndTell(game, '1d10', told, (rolled) => {
    const struck = fragmentsStruck(table, zone, rolled.total);
    return {
      kind: 'fragments',
      about: person.id,
      outcome: struck === 'none' ? 'good' : 'bad',
      text:
        struck === 'none'
          ? `No fragment strikes ${name}.`
          : `${struck === 'one' ? 'A fragment strikes' : 'Fragments strike'} ${name}.`,
      marks: [`fragments/${zone}/${struck}`],
    };
  });
  const struck = fragmentsStruck(table, zone, total);
  if (struck === 'none') return;
  const count = struck === 'one' ? 1 : (yield* rollFor(game, '1d6', { ...told, purpose: 'number of fragments' })).total;
  for (let i = 0; i < count; i++) yield* oneFragment(game, person, zone, explosion);
}

function* oneFragment(game: TwilightGame, person: Person, zone: BurstZone, { at, by, agent }: Explosion): TwilightPlay {
  if (!isAlive(person)) return;
  if (agent === 'phosphorus' || agent === 'thermite' || agent === 'fuel')
    return yield* setOff(game, { kind: 'burn', person: person.id, agent, parts: 'roll' });
  const bullet = fragmentOf(game.setup.variants.fragments, zone);
  yield* setOff(game, {
    kind: 'hit',
    hit: { person: person.id, by, with: 'fragment', ...bullet, from: at, part: null, how: 'fragment' },
  });
}
