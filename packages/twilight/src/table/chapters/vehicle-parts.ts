import type { NewEvent, RuleId } from '@hardtop/kernel';
import type { VehicleComponent } from '../../catalog/vehicle-damage.ts';
import { leftAfter, storageHit } from '../figures/heavy/armor.ts';
import { ordnanceNamed, roundOf } from '../figures/heavy/ordnance.ts';
import { hasMotor, hasRadioSet } from '../figures/heavy/vehicle-speed.ts';
import { isSmallArm } from '../queries/arms.ts';
import { aboardOf, atPlace, seatsAt } from '../queries/crews.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { Item } from '../state/item.ts';
import type { TwilightGame } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { rollFor, tell } from './telling.ts';

/** What a damage result does to a vehicle. `excess`: by how much the armor was penetrated. */
export function* breakPart(
  game: TwilightGame,
  vehicle: Vehicle,
  part: VehicleComponent,
  excess: number,
  turret: boolean,
): TwilightPlay {
  switch (part) {
    case 'one-crewman':
    case 'two-crewmen':
      return yield* setOff(game, { kind: 'crew-hit', vehicle: vehicle.id, who: part, turret });
    case 'two-passengers':
      return yield* strikePassengers(game, vehicle, turret);
    case 'loader':
      return yield* strikeLoader(game, vehicle, turret);
    case 'radio':
      return hasRadioSet(vehicle.kind) ? disable(game, vehicle, part) : nothingThere(game, vehicle, part);
    case 'engine':
      return hasMotor(vehicle.kind) ? disable(game, vehicle, part) : nothingThere(game, vehicle, part);
    case 'sight':
    case 'traverse':
      return disable(game, vehicle, part);
    case 'main-armament':
      return disable(game, vehicle, 'mainArmament');
    case 'secondary':
      return loseSecondary(game, vehicle);
    case 'ammunition':
      return yield* strikeAmmunition(game, vehicle, excess);
    case 'weapon-or-ammunition':
      return yield* strikeWeaponOrAmmunition(game, vehicle, excess);
    case 'fuel':
      return hasMotor(vehicle.kind) ? yield* strikeFuel(game, vehicle, excess) : nothingThere(game, vehicle, part);
  }
}

/** A wagon has no tank, a bicycle no radio. */
const nothingThere = (game: TwilightGame, vehicle: Vehicle, part: 'radio' | 'engine' | 'fuel'): void =>
  note(game, vehicle, EQUIPMENT, `$ has no ${part} to hit.`, { outcome: 'good' });

type Flag = 'sight' | 'traverse' | 'radio' | 'engine' | 'mainArmament' | 'loader';

const FLAG_WORDS = {
  sight: 'The sights of $ are damaged: no more aimed fire of its guns.',
  traverse: 'The traverse of $ is jammed: no gun of the turret can fire.',
  radio: 'The radio of $ is gone.',
  engine: 'The engine of $ is gone: it stands.',
  mainArmament: 'The main armament of $ can fire no more.',
  loader: 'The autoloader of $ is destroyed: loading takes longer.',
} as const satisfies Record<Flag, string>;

const EQUIPMENT: RuleId = 'twilight/combat/equipment-hits';

function disable(game: TwilightGame, vehicle: Vehicle, flag: Flag): void {
  vehicle.damage[flag] = true;
  if (flag === 'engine') {
    vehicle.speed = 0;
    vehicle.condition = 'stopped';
  }
  note(game, vehicle, EQUIPMENT, FLAG_WORDS[flag], { outcome: 'bad', marks: [`vehicle-part/${flag}`] });
}

/** One machinegun or grenade launcher; the first weapon is the main armament, and a missile launcher is neither (L2683). */
function loseSecondary(game: TwilightGame, vehicle: Vehicle): void {
  const lost = vehicle.weapons.slice(1).find((item) => item.count > 0 && isSecondary(item));
  vehicle.damage.secondary = true;
  const marks = ['vehicle-part/secondary'];
  if (lost !== undefined) lost.count = 0;
  const text = lost === undefined ? '$ has no secondary weapon to lose.' : '$ loses a secondary weapon.';
  note(game, vehicle, EQUIPMENT, text, { outcome: lost === undefined ? 'neutral' : 'bad', marks });
}

const isSecondary = (item: Item): boolean => isSmallArm(item) || ordnanceNamed(item.what)?.kind === 'grenade-launcher';

/** Passengers, or a crewman where none can ride; nobody where none ride. */
function* strikePassengers(game: TwilightGame, vehicle: Vehicle, turret: boolean): TwilightPlay {
  const canCarry = seatsAt(vehicle, 'passenger') > 0;
  if (!canCarry) return yield* setOff(game, { kind: 'crew-hit', vehicle: vehicle.id, who: 'one-crewman', turret });
  if (atPlace(game.state, vehicle, 'passenger').length === 0)
    return note(game, vehicle, 'twilight/combat/crew-hits', 'No passengers are aboard $.', { outcome: 'good' });
  yield* setOff(game, { kind: 'crew-hit', vehicle: vehicle.id, who: 'two-passengers', turret });
}

/** The man who loads, else the machine that does, else the driver. */
function* strikeLoader(game: TwilightGame, vehicle: Vehicle, turret: boolean): TwilightPlay {
  const isThere = atPlace(game.state, vehicle, 'loader').length > 0;
  const hasMachine = seatsAt(vehicle, 'loader') === 0 && isLoadedByMachine(vehicle) && !vehicle.damage.loader;
  if (!isThere && hasMachine) return disable(game, vehicle, 'loader');
  yield* setOff(game, { kind: 'crew-hit', vehicle: vehicle.id, who: 'loader', turret });
}

/** A gun that somebody would have to load; belts and magazines of autocannon run by themselves. */
function isLoadedByMachine({ weapons: [main] }: Vehicle): boolean {
  return main?.kind === 'heavy' && (ordnanceNamed(main.what)?.loaders ?? 0) > 0;
}

/** The share that is lost; shells may go off, and then nothing and nobody is left. */
function* strikeAmmunition(game: TwilightGame, vehicle: Vehicle, excess: number): TwilightPlay {
  const rule = 'twilight/combat/ammo-hit';
  const { percent, goesUp } = storageHit(excess);
  const isExplosive = vehicle.weapons.some(isExplosiveStock);
  for (const item of vehicle.weapons) {
    item.loaded = leftAfter(item.loaded, percent);
    item.spares = item.spares
      .map(({ round, rounds }) => ({ round, rounds: leftAfter(rounds, percent) }))
      .filter(({ rounds }) => rounds > 0);
  }
  note(game, vehicle, rule, `$ loses ${percent} percent of its ammunition.`, {
    outcome: 'bad',
    marks: ['vehicle-part/ammunition'],
  });
  if (!isExplosive) return;
  const { dice, values, total } = yield* rollFor(game, '1d100', {
    seat: vehicle.seat,
    rule,
    purpose: 'ammunition',
    ids: [vehicle.id],
  });
  const isGone = total <= goesUp;
  note(game, vehicle, rule, isGone ? 'The ammunition of $ goes up.' : 'The ammunition of $ does not go off.', {
    roll: { dice, values, total },
    outcome: isGone ? 'bad' : 'good',
    marks: [isGone ? 'ammunition/explodes' : 'ammunition/holds'],
  });
  if (isGone) yield* destroy(game, vehicle);
}

/** Rounds that explode, or those of a large gun; not the solid shot of an autocannon. */
function isExplosiveStock(item: Item): boolean {
  const ordnance = ordnanceNamed(item.what);
  if (ordnance === null) return false;
  const isLarge = ordnance.kind === 'gun' || ordnance.kind === 'howitzer';
  const aboard = [{ round: item.round, rounds: item.loaded }, ...item.spares];
  return aboard.some(({ round, rounds }) => rounds > 0 && (isLarge || roundOf(ordnance, round).damage.kind !== 'shot'));
}

/** Vehicle and crew are lost. */
function* destroy(game: TwilightGame, vehicle: Vehicle): TwilightPlay {
  vehicle.condition = 'wreck';
  vehicle.speed = 0;
  for (const person of aboardOf(game.state, vehicle)) {
    person.aboard = null;
    person.at = vehicle.at;
    if (person.condition === 'dead') continue;
    person.condition = 'dead';
    yield* setOff(game, { kind: 'down', person: person.id });
  }
  const harm = [{ piece: vehicle.id, style: 'blast' } as const];
  note(game, vehicle, 'twilight/combat/vehicle-damage', '$ is destroyed, and who was in it.', { outcome: 'bad', harm });
}

/** Of a vehicle without a turret: one of the two, by a die; nothing where it has no weapon (C-48). */
function* strikeWeaponOrAmmunition(game: TwilightGame, vehicle: Vehicle, excess: number): TwilightPlay {
  const rule = 'twilight/combat/damage-standard';
  if (vehicle.weapons.length === 0) return note(game, vehicle, rule, '$ has no weapon to lose.', { outcome: 'good' });
  const { dice, values, total } = yield* rollFor(game, '1d6', {
    seat: vehicle.seat,
    rule,
    purpose: 'weapon or ammo',
    ids: [vehicle.id],
  });
  const isWeapon = total <= 3;
  const text = isWeapon ? 'The weapon of $ is hit.' : 'The ammunition of $ is hit.';
  note(game, vehicle, rule, text, { roll: { dice, values, total }, outcome: 'bad' });
  if (isWeapon) return disable(game, vehicle, 'mainArmament');
  yield* strikeAmmunition(game, vehicle, excess);
}

function* strikeFuel(game: TwilightGame, vehicle: Vehicle, excess: number): TwilightPlay {
  const rule = 'twilight/combat/fuel-hit';
  const { percent, goesUp } = storageHit(excess);
  const hadFuel = vehicle.fuel > 0;
  // Of what the tank can hold, not of what is in it.
  vehicle.fuel = Math.max(0, vehicle.fuel - percent);
  if (!hadFuel) return note(game, vehicle, rule, 'The tank of $ is dry.', { outcome: 'good' });
  const { dice, values, total } = yield* rollFor(game, '1d100', {
    seat: vehicle.seat,
    rule,
    purpose: 'fuel',
    ids: [vehicle.id],
  });
  const burns = total <= goesUp;
  const text = burns ? 'The fuel of $ catches fire.' : `$ loses fuel: ${vehicle.fuel} percent are left.`;
  const marks = ['vehicle-part/fuel', burns ? 'fuel/burns' : 'fuel/leaks'];
  note(game, vehicle, rule, text, { roll: { dice, values, total }, outcome: 'bad', marks });
  if (burns && vehicle.burningSince === null) yield* setOff(game, { kind: 'vehicle-burns', vehicle: vehicle.id });
}

type Told = Omit<NewEvent, 'kind' | 'rule' | 'text' | 'about'>;

/** `$` stands for the vehicle's name. */
function note(game: TwilightGame, vehicle: Vehicle, rule: RuleId, text: string, more: Told): void {
  const harm = more.harm ?? (more.outcome === 'bad' ? [{ piece: vehicle.id, style: 'hit' } as const] : []);
  const words = text.replace('$', vehicle.name);
  tell(game, { kind: 'vehicle-damage', rule, about: vehicle.id, text: words, ...more, harm }, [vehicle.id]);
}
