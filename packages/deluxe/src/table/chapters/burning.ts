import { distanceBetweenRectangles } from '@hardtop/geometry';
import {
  type Answer,
  type Ask,
  answerOf,
  ask,
  IDLE,
  type Modifier,
  type Option,
  type RollRecord,
  type RuleId,
  roll,
  setOff,
  sumOf,
} from '@hardtop/kernel';
import {
  BURN_HITS,
  EXPLOSION,
  EXPLOSIVE_WEAPONS,
  EXTINGUISHING,
  IGNITION,
  IMPROVED_BODY_ARMOR_SAVE,
} from '../../catalog/burning.ts';
import { COUNTERS } from '../../catalog/counters.ts';
import { DAMAGE_LAYERS } from '../../catalog/damage-location.ts';
import { PERSON_DP } from '../../catalog/people.ts';
import { OVER_SPEED } from '../../catalog/plants.ts';
import type { Side } from '../../catalog/units.ts';
import { FIRE_DICE, fireRow, LEAST_OF_TWO_DICE } from '../../catalog/vehicular-fire.ts';
import { weapon as weaponRow } from '../../catalog/weapons.ts';
import type { DeluxeAsked } from '../queries/asked.ts';
import { isCycle } from '../queries/build.ts';
import { aboardOf, crewLabel, isAlive } from '../queries/crew.ts';
import { ownerOf } from '../queries/deciding.ts';
import { shownAt, sidesFacing } from '../queries/facing.ts';
import { nameOf } from '../queries/names.ts';
import { armorOn, type Hittable, partModelOf, plantPoints, survivingParts, weaponModelOf } from '../queries/parts.ts';
import { personName } from '../queries/people.ts';
import { rangeBetween } from '../queries/targeting.ts';
import type { DeluxePlay, Effect, Explosion, FireStarted } from '../state/effects.ts';
import { modelOf, personModelOf, type Setup } from '../state/setup.ts';
import { type DeluxeGame, onMap, type Person, sizeOf, type Vehicle, vehicleOf, type World } from '../state/state.ts';
import { hurtCrew, hurtPedestrian, withDriverHazard } from './crew.ts';
import { everywhereDamage, weaponDamage } from './damage.ts';
import { fireHazard } from './fire-hazard.ts';
import { scatterDebris } from './junk.ts';
import { harmPart } from './parts.ts';
import { showGear } from './showing.ts';

const FIRE = 'deluxe/V.4/fire';
const BURNING = 'deluxe/V.4/burning';
const EXPLODES = 'deluxe/V.4/explosion';
const PLANT = 'deluxe/VIII.4/plant-explosion';

/** Sets a vehicle alight. */
// biome-ignore lint/correctness/useYield: a chapter like every other
export function* ignite(game: DeluxeGame, why: FireStarted): DeluxePlay {
  const vehicle = vehicleOf(game.state, why.vehicle);
  if (vehicle.burning || vehicle.gone) return;
  vehicle.burning = true;
  const text = `${nameOf(game, vehicle)} is on fire (${why.label.toLowerCase()}).`;
  const harm = [{ piece: vehicle.id, style: 'fire' }] as const;
  game.emit({ kind: 'fire-breaks-out', rule: why.rule, about: vehicle.id, outcome: 'bad', text, harm });
}

/** What counts toward a fire is counted by the turn. */
export function coolDown(vehicle: Vehicle, turn: number): void {
  if (vehicle.scorched.length > 0)
    vehicle.scorched = vehicle.scorched.filter(
      ({ weapon, turn: hit }) => turn < hit + (fireRow(weapon)?.duration ?? 0),
    );
  vehicle.flameHits = 0;
  vehicle.fuelHit = 'no';
}

/** The end of a turn: does it catch, is it put out, what burns, does it explode (in this order). */
export function burnVehicles(game: DeluxeGame): DeluxePlay {
  const { vehicles, turn } = game.state;
  for (const vehicle of vehicles)
    if (!vehicle.gone && (vehicle.burning || mayCatch(game, vehicle))) return burnAll(game);
  for (const vehicle of vehicles) if (!vehicle.gone) coolDown(vehicle, turn);
  return IDLE;
}

function* burnAll(game: DeluxeGame): DeluxePlay {
  for (const vehicle of onMap(game.state)) {
    yield* mayIgnite(game, vehicle);
    coolDown(vehicle, game.state.turn);
    if (!vehicle.burning || (yield* putOut(game, vehicle))) continue;
    yield* burn(game, vehicle);
    yield* mayExplode(game, vehicle);
  }
}

/** Chances in six to catch fire from this turn's hits: the highest that applies. */
export function ignitionChance(vehicle: Vehicle, byModifiers: boolean): number {
  const { flameHits, heavyFlameHits, fuelHit, fuelHitByFlame } = IGNITION;
  let chance = 0;
  if (vehicle.flameHits >= flameHits.from && !byModifiers) chance = flameHits.chance;
  if (vehicle.flameHits >= heavyFlameHits.from && !byModifiers) chance = heavyFlameHits.chance;
  if (vehicle.fuelHit === 'hit') return Math.max(chance, fuelHit.chance);
  return vehicle.fuelHit === 'flame' ? Math.max(chance, fuelHitByFlame.chance) : chance;
}

/** Whether anything of this turn, or lately, can set it alight. */
function mayCatch({ setup }: DeluxeGame, vehicle: Vehicle): boolean {
  return setup.variants.fireModifiers || ignitionChance(vehicle, false) > 0;
}

function* mayIgnite(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const { fireModifiers } = game.setup.variants;
  if (fireModifiers) yield* mayFlareUp(game, vehicle);
  const chance = ignitionChance(vehicle, fireModifiers);
  if (chance === 0 || vehicle.burning) return;
  const rolled = yield* rollDie(game, vehicle, FIRE, 'catching fire');
  const catches = rolled.total <= chance;
  tellRoll(game, vehicle, FIRE, rolled, chance, catches ? 'catches fire' : 'does not catch fire', !catches);
  if (catches) yield* ignite(game, { kind: 'fire', vehicle: vehicle.id, label: 'Hits taken this turn', rule: FIRE });
}

/** The variant: what has singed it adds up, as long as each lasts; two dice of so much or less set it alight. */
function* mayFlareUp(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const need = fireNeed(vehicle, game.state.turn);
  if (need < LEAST_OF_TWO_DICE || vehicle.burning) return;
  const rule = 'deluxe/V.4/fire-variant';
  const rolled = yield* roll(game, FIRE_DICE, { seat: ownerOf(game, vehicle), rule, purpose: 'catching fire' });
  const catches = rolled.total <= need;
  const text = `${nameOf(game, vehicle)} ${catches ? 'catches' : 'does not catch'} fire: ${need} or less, rolled ${rolled.total}.`;
  const modifiers = fireModifiers(vehicle, game.state.turn);
  const outcome = catches ? 'bad' : 'good';
  game.emit({ kind: 'fire-check', rule, about: vehicle.id, roll: rolled, modifiers, outcome, text });
  if (catches) yield* ignite(game, { kind: 'fire', vehicle: vehicle.id, label: 'Flames and beams', rule });
}

/** The fire modifiers in effect, one for each hit of flame or beam that still counts. */
function fireModifiers({ scorched }: Vehicle, turn: number): readonly Modifier[] {
  const rule = 'deluxe/V.4/vehicular-fire-table';
  return scorched.flatMap(({ weapon, turn: hit }) => {
    const row = fireRow(weapon);
    if (row === null || turn > hit + row.duration) return [];
    return [{ value: row.modifier, label: `${weaponRow(weapon).name} in turn ${hit}`, rule }];
  });
}

export function fireNeed(vehicle: Vehicle, turn: number): number {
  return sumOf(fireModifiers(vehicle, turn));
}

function* rollDie(game: DeluxeGame, vehicle: Vehicle, rule: RuleId, purpose: string): DeluxePlay<RollRecord> {
  return yield* roll(game, '1d', { seat: ownerOf(game, vehicle), rule, purpose });
}

function tellRoll(
  game: DeluxeGame,
  vehicle: Vehicle,
  rule: RuleId,
  rolled: RollRecord,
  chance: number,
  what: string,
  good: boolean,
): void {
  const text = `${nameOf(game, vehicle)} ${what}: ${chance} in 6, rolled ${rolled.total}.`;
  game.emit({ kind: 'fire-check', rule, about: vehicle.id, roll: rolled, outcome: good ? 'good' : 'bad', text });
}

/** An extinguisher works as long as the plant does. */
function* putOut(game: DeluxeGame, vehicle: Vehicle): DeluxePlay<boolean> {
  const { extinguisher } = modelOf(game.setup, vehicle.id);
  if (extinguisher === 'none' || plantPoints(vehicle) <= 0) return false;
  const rule = 'deluxe/V.4/extinguisher';
  const chance = extinguisher === 'fireextinguisher' ? EXTINGUISHING.extinguisher : EXTINGUISHING.improved;
  showGear(game, vehicle, 'extinguisher', 'Fire extinguisher');
  const rolled = yield* rollDie(game, vehicle, rule, 'the fire extinguisher');
  const out = rolled.total <= chance;
  tellRoll(game, vehicle, rule, rolled, chance, out ? 'puts the fire out' : 'fails to put the fire out', out);
  if (out) vehicle.burning = false;
  return out;
}

function* burn(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const text = `${nameOf(game, vehicle)} burns: ${BURN_HITS} hit to everyone aboard, every part, every tire and the armor all round.`;
  const harm = [{ piece: vehicle.id, style: 'fire', points: BURN_HITS }] as const;
  game.emit({ kind: 'burning', rule: BURNING, about: vehicle.id, outcome: 'bad', text, harm });
  yield* withDriverHazard(vehicle, burnCrew(game, vehicle));
  yield* everywhereDamage(game, vehicle, BURN_HITS, { label: 'Fire', rule: BURNING });
}

function* burnCrew(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  for (const crew of aboardOf(vehicle)) {
    if (!(yield* isSaved(game, vehicle, crew)))
      hurtCrew(game, vehicle, crew, BURN_HITS, { bodyArmor: true, rule: BURNING });
  }
}

/** Improved body armor may keep the fire out altogether, while there is some of it left. */
function* isSaved(game: DeluxeGame, vehicle: Vehicle, crew: Person): DeluxePlay<boolean> {
  if (personModelOf(game.setup, crew.id).armorKind !== 'improvedbodyarmor' || crew.armor <= 0 || !isAlive(crew))
    return false;
  const rule = 'deluxe/VIII.8/improved-body-armor';
  const who = crewLabel(vehicle, crew);
  const rolled = yield* rollDie(game, vehicle, rule, `the ${who}'s improved body armor`);
  const saved = rolled.total <= IMPROVED_BODY_ARMOR_SAVE;
  const what = saved ? `'s ${who} is kept from the fire` : `'s ${who} is burnt`;
  const text = `${nameOf(game, vehicle)}${what}: ${IMPROVED_BODY_ARMOR_SAVE} in 6, rolled ${rolled.total}.`;
  game.emit({ kind: 'fire-check', rule, about: vehicle.id, roll: rolled, outcome: saved ? 'good' : 'bad', text });
  return saved;
}

/** Rockets, missiles, shells or fuel aboard: a weapon destroyed or empty has nothing left to go off. */
export function isExplosive(setup: Setup, vehicle: Vehicle): boolean {
  const explosive: readonly string[] = EXPLOSIVE_WEAPONS;
  const model = modelOf(setup, vehicle.id);
  return vehicle.parts.some((part) => {
    if (part.kind !== 'weapon' || part.dp <= 0 || part.shots === 0) return false;
    return explosive.includes(weaponModelOf(model, part.id).weapon);
  });
}

function* mayExplode(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  if (!isExplosive(game.setup, vehicle)) return;
  const rolled = yield* rollDie(game, vehicle, EXPLODES, 'explosion');
  const explodes = rolled.total <= EXPLOSION.chance;
  tellRoll(game, vehicle, EXPLODES, rolled, EXPLOSION.chance, explodes ? 'explodes' : 'does not explode', !explodes);
  if (explodes) yield* setOff<Effect>({ kind: 'explosion', vehicle: vehicle.id });
}

/** All aboard die, the vehicle is gone, debris falls, and whatever stands near is hit. */
export function* explode(game: DeluxeGame, { vehicle: id }: Explosion): DeluxePlay {
  const vehicle = vehicleOf(game.state, id);
  for (const crew of vehicle.crew) crew.hits = PERSON_DP;
  vehicle.gone = true;
  vehicle.speed = 0;
  vehicle.pending = null;
  vehicle.rolling = null;
  const text = `${nameOf(game, vehicle)} blows up and is gone; nobody aboard survives.`;
  const harm = [{ piece: vehicle.id, style: 'blast' }] as const;
  game.emit({ kind: 'explosion', rule: EXPLODES, about: vehicle.id, outcome: 'bad', text, harm });
  const near = onMap(game.state).filter((other) => rangeBetween(vehicle, other) <= EXPLOSION.radius);
  for (const other of near) yield* blast(game, vehicle, other);
  if (game.state.pedestrians.length > 0) yield* blastPeople(game, vehicle);
  yield* scatterDebris(game, vehicle.pose, EXPLOSION.debris, ownerOf(game, vehicle));
}

/** A die to everybody on foot in reach. */
function* blastPeople(game: DeluxeGame, source: Vehicle): DeluxePlay {
  const seat = ownerOf(game, source);
  for (const walker of [...game.state.pedestrians]) {
    const { person, pose } = walker;
    const apart = distanceBetweenRectangles(pose, COUNTERS.pedestrian, source.pose, sizeOf(source));
    if (!isAlive(person) || apart > EXPLOSION.radius) continue;
    const who = personName(game.setup, person);
    const rolled = yield* roll(game, EXPLOSION.damage, { seat, rule: EXPLODES, purpose: `the explosion on ${who}` });
    const text = `The explosion does ${rolled.total} to ${who}.`;
    const harm = [{ piece: person.id, style: 'hit', points: rolled.total }] as const;
    const marks = ['explosion/people'];
    game.emit({
      kind: 'damage-roll',
      rule: EXPLODES,
      about: person.id,
      roll: rolled,
      outcome: 'bad',
      text,
      harm,
      marks,
    });
    yield* hurtPedestrian(game, walker, rolled.total, { rule: EXPLODES, bodyArmor: true });
  }
}

/** A die to one side, and the hazard of so many hits, as of a mine (H-101). */
function* blast(game: DeluxeGame, source: Vehicle, victim: Vehicle): DeluxePlay {
  const side = yield* exposedSide(game, source, victim);
  const rolled = yield* roll(game, EXPLOSION.damage, {
    seat: ownerOf(game, victim),
    rule: EXPLODES,
    purpose: 'the explosion',
  });
  const text = `The explosion does ${rolled.total} to ${nameOf(game, victim)}, ${side}.`;
  const harm = [{ piece: victim.id, style: 'hit', points: rolled.total, spot: side }] as const;
  game.emit({ kind: 'damage-roll', rule: EXPLODES, about: victim.id, roll: rolled, outcome: 'bad', text, harm });
  const place = { kind: 'side', side } as const;
  const taken = yield* weaponDamage(game, victim, place, rolled.total, {
    kind: 'blast',
    rule: EXPLODES,
    by: null,
    from: source.pose,
  });
  yield* fireHazard(victim, taken);
}

/** Of two sides turned to the blast the owner picks one. */
function* exposedSide(game: DeluxeGame, source: Vehicle, victim: Vehicle): DeluxePlay<Side> {
  const sides = sidesFacing(victim, source.pose).map((side) => shownAt(victim, side));
  const seat = ownerOf(game, victim);
  const asked: DeluxeAsked = { topic: 'blast', seat, vehicle: victim.id, source: source.id, sides };
  const { option }: Answer = yield* ask(game, asked);
  return sides.find((side) => side === option) ?? sides[0] ?? 'front';
}

export function blastQuestion(game: World, source: Vehicle, victim: Vehicle, sides: readonly Side[]): Ask {
  const strongest = sides.toSorted((a, b) => armorOn(victim, b) - armorOn(victim, a));
  const options = strongest.map(
    (side): Option => ({
      id: side,
      label: `${side[0]?.toUpperCase() ?? ''}${side.slice(1)}, armor ${armorOn(victim, side)}`,
      words: [side],
      at: { piece: victim.id, spot: side },
      preview: () => ({
        text: `The ${side} takes ${EXPLOSION.damage}.`,
        facts: { armorLeft: armorOn(victim, side) },
      }),
    }),
  );
  const prompt = `${nameOf(game, source)} explodes beside ${nameOf(game, victim)}: which side takes it?`;
  const question = { seat: ownerOf(game, victim), topic: 'blast', rule: EXPLODES, about: victim.id, prompt } as const;
  return { ...question, options: () => options, suggested: answerOf(strongest[0] ?? 'front') };
}

/** As the turn begins: overworked plants blow up into their neighbors, and half of them start a fire (2005). */
export function plantExplosions(game: DeluxeGame): DeluxePlay {
  return game.state.vehicles.some(({ plantBlows }) => plantBlows) ? blowPlants(game) : IDLE;
}

function* blowPlants(game: DeluxeGame): DeluxePlay {
  for (const vehicle of onMap(game.state)) {
    if (!vehicle.plantBlows) continue;
    vehicle.plantBlows = false;
    yield* blowPlant(game, vehicle);
    for (const part of vehicle.parts) if (part.kind === 'plant' && part.blows === true) part.blows = false;
  }
}

function* blowPlant(game: DeluxeGame, vehicle: Vehicle): DeluxePlay {
  const purpose = 'the exploding power plant';
  const rolled = yield* roll(game, OVER_SPEED.explosionDamage, {
    seat: ownerOf(game, vehicle),
    rule: PLANT,
    purpose,
    atLeast: 0,
  });
  const text = `${nameOf(game, vehicle)}'s overworked plant blows up: ${rolled.total} to all beside it.`;
  const harm = [{ piece: vehicle.id, style: 'blast', points: rolled.total }] as const;
  game.emit({ kind: 'explosion', rule: PLANT, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  yield* withDriverHazard(vehicle, harmBeside(game, vehicle, rolled.total));
  const die = yield* rollDie(game, vehicle, PLANT, 'fire from the plant');
  const catches = die.total <= OVER_SPEED.fireChance;
  tellRoll(
    game,
    vehicle,
    PLANT,
    die,
    OVER_SPEED.fireChance,
    catches ? 'catches fire' : 'does not catch fire',
    !catches,
  );
  if (catches) yield* ignite(game, { kind: 'fire', vehicle: vehicle.id, label: 'Exploding plant', rule: PLANT });
}

// biome-ignore lint/correctness/useYield: an event like every other
function* harmBeside(game: DeluxeGame, vehicle: Vehicle, hits: number): DeluxePlay {
  for (const part of besidePlant(game, vehicle)) harmPart(game, vehicle, part, hits, { rule: PLANT, bodyArmor: true });
}

type Beside = Exclude<Hittable, { kind: 'tire' }>;

/** Wheels are far enough from it, and of the plant itself nothing is left. */
const isBeside = (part: Hittable): part is Beside => part.kind !== 'tire';

/** The nearest things left before and behind the plant. */
function besidePlant({ setup }: DeluxeGame, vehicle: Vehicle): readonly Beside[] {
  if (isCycle(vehicle)) return survivingParts(setup, vehicle, { kind: 'frame' }).filter(isBeside);
  const layers = DAMAGE_LAYERS.front;
  const blown = vehicle.parts.find((part) => part.kind === 'plant' && part.blows === true)?.id ?? 'plant';
  const plant = partModelOf(modelOf(setup, vehicle.id), blown);
  const place = plant.kind === 'plant' ? plant.at : 'front';
  const at = layers.findIndex(
    (layer) => (layer.kind === 'plant' && layer.at === place) || (layer.kind === 'cargo' && place === 'cargo'),
  );
  const ahead = layers.slice(0, at).toReversed();
  const behind = layers.slice(at + 1);
  return [ahead, behind].flatMap((way) => {
    for (const layer of way) {
      const parts = survivingParts(setup, vehicle, layer).filter(isBeside);
      if (parts.length > 0) return parts;
    }
    return [];
  });
}
