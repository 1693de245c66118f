import type { HarmRecord, RuleId } from '@hardtop/kernel';
import { UNARMORED_OPEN, type VehicleComponent } from '../../catalog/vehicle-damage.ts';
import type { VehicleLocation } from '../../catalog/vehicle-hit-location.ts';
import {
  type Aspect,
  damageAt,
  damageFor,
  isPeopleResult,
  locationAt,
  type Penetrating,
  penetratingOf,
  protectionAt,
  type Screen,
  screenOn,
  sentTo,
  stopsAll,
  tableFor,
  tracksAfter,
  wheelsGrade,
} from '../figures/heavy/armor.ts';
import { isBoat } from '../figures/heavy/vehicle-speed.ts';
import { screenOf } from '../queries/cover.ts';
import { describe, isLost } from '../queries/crews.ts';
import { quarterOf } from '../queries/ways.ts';
import { setOff, type TwilightPlay, type VehicleHit } from '../state/effects.ts';
import { type TwilightGame, vehicleOf } from '../state/state.ts';
import type { Vehicle } from '../state/vehicle.ts';
import { rollFor, tell } from './telling.ts';
import { breakPart } from './vehicle-parts.ts';

/** What strikes a vehicle: where, through what, and what comes of it. One die for the place of a shot or a whole burst. */
export function* strikeVehicle(game: TwilightGame, hit: VehicleHit): TwilightPlay {
  const vehicle = vehicleOf(game.state, hit.vehicle);
  if (isLost(vehicle)) return;
  if (hit.how === 'mine') return yield* strikeFromBelow(game, vehicle, hit);
  const screen = screenBefore(game, vehicle, hit);
  if (hit.how === 'small-arm' && stopsAll(screen, hit.penetration)) return tellStopped(game, vehicle, hit);
  const times = yield* throughMetal(game, vehicle, hit);
  if (times === 0) return;
  const side = sideStruck(game, vehicle, hit, vehicle.heading);
  const { total, values } = yield* rollAt(game, vehicle, '1d6', 'hit location', 'twilight/combat/vehicle-hit-location');
  const location = locationAt(describe(vehicle).config, total, side);
  const where = side === 'overhead' ? `${location}, from above` : `${location}, ${side}`;
  note(
    game,
    vehicle,
    'vehicle-hit',
    describe(vehicle).config === 'standard'
      ? 'twilight/combat/vehicle-configuration'
      : 'twilight/combat/vehicle-hit-location',
    `${vehicle.name} is hit: ${where}.`,
    {
      roll: { dice: '1d6', values, total },
      harm: [{ piece: vehicle.id, style: 'hit' }],
      marks: [`vehicle-location/${location}`, `vehicle-aspect/${side}`],
    },
  );
  for (let time = 0; time < times && !isLost(vehicle); time++) {
    const aspect = location === 'turret' ? sideStruck(game, vehicle, hit, vehicle.turret) : side;
    yield* strikeAt(game, vehicle, location, aspect, hit, screen);
  }
}

/** What stands between; nothing from above, nor against what lies at the plates. */
function screenBefore(game: TwilightGame, vehicle: Vehicle, { how, from, bare }: VehicleHit): Screen | null {
  return how === 'overhead' || how === 'charge' || bare === true ? null : screenOf(game, from, vehicle);
}

function tellStopped(game: TwilightGame, vehicle: Vehicle, hit: VehicleHit): void {
  const text = `The cover before ${vehicle.name} stops the ${hit.with}.`;
  note(game, vehicle, 'stopped', 'twilight/combat/cover', text, { outcome: 'good', marks: ['stopped/cover'] });
}

/** Front, side or rear, of the hull or of the turret. */
function sideStruck({ setup }: TwilightGame, { at }: Vehicle, { how, from }: VehicleHit, heading: number): Aspect {
  if (how === 'overhead') return 'overhead';
  return at === null || from === null ? 'side' : quarterOf(setup, at, heading, from);
}

/** Hits that come upon plates: all of them but for soft vehicles, from above as well; a charge lies against the metal. */
function* throughMetal(game: TwilightGame, vehicle: Vehicle, { how, times = 1 }: VehicleHit): TwilightPlay<number> {
  // A cycle has neither windows nor canvas: who rides it is a target of his own (T-63).
  if (how === 'charge' || describe(vehicle).ridden || describe(vehicle).class !== 'unarmored') return times;
  let metal = 0;
  for (let time = 0; time < times; time++) if (!(yield* goesThroughCanvas(game, vehicle))) metal++;
  return metal;
}

/** Half of the shots at a soft vehicle miss its metal and can only strike people (B-35). */
function* goesThroughCanvas(game: TwilightGame, vehicle: Vehicle): TwilightPlay<boolean> {
  const rule = 'twilight/combat/unarmored-vehicles';
  const { total, values } = yield* rollAt(game, vehicle, '1d6', 'metal or canvas', rule);
  const isMetal = total <= (6 * UNARMORED_OPEN) / 100;
  const name = vehicle.name;
  const text = isMetal ? `The metal of ${name} is hit.` : `It goes through the windows or the canvas of ${name}.`;
  const harm: readonly HarmRecord[] = [{ piece: vehicle.id, style: 'hit' }];
  const marks = [isMetal ? 'soft/metal' : 'soft/open'];
  note(game, vehicle, 'soft-hit', rule, text, { roll: { dice: '1d6', values, total }, harm, marks });
  if (isMetal) return false;
  const part = yield* partStruck(game, vehicle, 'hull', 'minor');
  if (isPeopleResult(part)) yield* breakPart(game, vehicle, part, 0, false);
  else note(game, vehicle, 'unharmed', rule, `Nobody in ${name} is hit.`, { outcome: 'good' });
  return true;
}

/** One hit that struck a place: penetration less armor, and the results of the chart. */
function* strikeAt(
  game: TwilightGame,
  vehicle: Vehicle,
  location: VehicleLocation,
  aspect: Aspect,
  hit: VehicleHit,
  screen: Screen | null = null,
): TwilightPlay {
  const protection = protectionAt(describe(vehicle), location, aspect);
  const [av, special] = protection.kind === 'plate' ? protection.plate : ([0, undefined] as const);
  const through = throughOf(hit, special);
  const rule = penetrationRule(hit, special);
  const { total, values } =
    through.dice === '0d6' ? NO_DICE : yield* rollAt(game, vehicle, through.dice, 'penetration', rule);
  const spent = screenOn(screen, location);
  const penetration = through.listed + total - spent;
  const excess = penetration - av;
  const marks = special === undefined ? [] : [`armor/${special}`];
  const name = vehicle.name;
  const words =
    protection.kind === 'wheels'
      ? `Penetration ${penetration} on the wheels of ${name}.`
      : `Penetration ${penetration} against armor ${av} of ${name}: ${excess > 0 ? `${excess} through` : 'no effect'}.`;
  const behind = spent === 0 ? '' : ` ${spent} of ${penetration + spent} were spent on the cover before it.`;
  const rolled = values.length === 0 ? {} : { roll: { dice: through.dice, values, total } };
  note(game, vehicle, 'penetration', excess > 0 ? rule : 'twilight/combat/vehicle-armor', `${words}${behind}`, {
    ...rolled,
    marks,
    outcome: excess > 0 ? 'bad' : 'good',
  });
  if (protection.kind === 'wheels')
    return yield* strikeWheels(game, vehicle, Math.max(0, penetration), protection.critical);
  const { minor, major } = damageFor(excess);
  if (minor + major === 0) return;
  marked(game, vehicle, excess, minor, major);
  if (location === 'suspension') return strikeTracks(game, vehicle, { minor, major });
  for (let result = 0; result < minor + major && !isLost(vehicle); result++) {
    const part = yield* partStruck(game, vehicle, location, result < major ? 'major' : 'minor');
    yield* breakPart(game, vehicle, part, excess, location === 'turret');
  }
}

/** Shells by their own paragraph, special plates by theirs. */
function penetrationRule({ how }: VehicleHit, special: 'sp' | 'cp' | undefined): RuleId {
  if (how === 'charge') return 'twilight/combat/demolition-penetration';
  if (how === 'kinetic' || how === 'small-arm') return 'twilight/combat/vehicle-penetration';
  return special === undefined ? 'twilight/combat/explosive-penetration' : 'twilight/combat/special-armor';
}

/** A bullet's figure is its own; shells add dice, fewer against special plates. */
function throughOf(hit: VehicleHit, special: 'sp' | 'cp' | undefined): Penetrating {
  const isShell = hit.how === 'exploding' || hit.how === 'overhead' || hit.how === 'mine';
  const shell = isShell ? penetratingOf({ kind: 'shell', pen: hit.penetration }, special) : null;
  return shell ?? { listed: hit.penetration, dice: DICE[hit.dice] ?? '2d6' };
}

const NO_DICE = { total: 0, values: [] } as const;
const DICE = ['0d6', '1d6', '2d6'] as const;

function marked(game: TwilightGame, vehicle: Vehicle, excess: number, minor: number, major: number): void {
  const words =
    minor > 0
      ? minor === 1
        ? 'one minor result'
        : `${minor} minor results`
      : major === 1
        ? 'one major result'
        : `${major} major results`;
  const rule = 'twilight/combat/damage-resolution';
  const marks = [minor > 0 ? `resolution/minor-${minor}` : `resolution/major-${major}`];
  note(game, vehicle, 'damage-resolution', rule, `${excess} through: ${words}.`, { marks, outcome: 'bad' });
}

/** Rolls on the tables until a part is named; a result may send the hit to another table. */
function* partStruck(
  game: TwilightGame,
  vehicle: Vehicle,
  location: 'turret' | 'hull',
  grade: 'minor' | 'major',
): TwilightPlay<VehicleComponent> {
  const { config } = describe(vehicle);
  const rule = RULE_OF[config];
  let table = tableFor(location, grade);
  for (;;) {
    const { total, values } = yield* rollAt(game, vehicle, '1d6', 'damage', rule);
    const damage = damageAt(config, table, total);
    const next = sentTo(damage);
    const marks = [`damage/${config}/${table}/${damage}`];
    const text =
      next === null
        ? `Damage on ${TABLE_WORDS[table]}: ${WORDS_OF[damage as VehicleComponent]}.`
        : `The hit goes on to ${TABLE_WORDS[next]}.`;
    note(game, vehicle, 'damage-table', next === null ? rule : 'twilight/combat/converted-results', text, {
      roll: { dice: '1d6', values, total },
      marks,
    });
    if (next === null) return damage as VehicleComponent;
    table = next;
  }
}

const RULE_OF = {
  turreted: 'twilight/combat/damage-turreted',
  'crew-in-hull': 'twilight/combat/damage-crew-in-hull',
  standard: 'twilight/combat/damage-standard',
} as const;

const TABLE_WORDS = {
  minorTurret: 'minor turret',
  majorTurret: 'major turret',
  minorHull: 'minor hull',
  majorHull: 'major hull',
} as const;

const WORDS_OF = {
  'one-crewman': 'a crewman',
  'two-crewmen': 'two crewmen',
  loader: 'the loader',
  'two-passengers': 'two passengers',
  sight: 'sights',
  traverse: 'the traverse',
  secondary: 'a secondary weapon',
  radio: 'the radio',
  'main-armament': 'the main armament',
  ammunition: 'the ammunition',
  'weapon-or-ammunition': 'a weapon or the ammunition',
  engine: 'the engine',
  fuel: 'the fuel',
} as const satisfies Record<VehicleComponent, string>;

function strikeTracks(
  game: TwilightGame,
  vehicle: Vehicle,
  count: { readonly minor: number; readonly major: number },
): void {
  vehicle.suspension = tracksAfter(vehicle.suspension, count);
  cripple(game, vehicle, vehicle.suspension >= 2 ? 'stopped' : 'halved');
}

/** Of a boat it is the waterline. */
function* strikeWheels(game: TwilightGame, vehicle: Vehicle, taken: number, critical: number): TwilightPlay {
  vehicle.suspension += taken;
  const grade = wheelsGrade(vehicle.suspension, critical);
  if (grade === 0) return;
  cripple(game, vehicle, grade === 2 ? 'stopped' : 'halved');
  if (grade === 2 && isBoat(vehicle.kind)) yield* setOff(game, { kind: 'sinks', vehicle: vehicle.id });
}

function cripple(game: TwilightGame, vehicle: Vehicle, to: 'halved' | 'stopped'): void {
  if (vehicle.crippled === 'stopped') return;
  vehicle.crippled = to;
  if (to === 'stopped') vehicle.speed = 0;
  const name = vehicle.name;
  const gear = isBoat(vehicle.kind) ? 'hull' : 'running gear';
  const text =
    to === 'stopped' ? `The ${gear} of ${name} is gone: it stands.` : `The ${gear} of ${name} is damaged: half speed.`;
  const harm: readonly HarmRecord[] = [{ piece: vehicle.id, style: 'wheel' }];
  note(game, vehicle, 'suspension', 'twilight/combat/suspension-hits', text, {
    harm,
    outcome: 'bad',
    marks: [`suspension/${describe(vehicle).suspension.kind}/${to}`],
  });
}

/** A mine: the running gear first, then, if it penetrates at all, the hull by its rear armor (B-42). */
function* strikeFromBelow(game: TwilightGame, vehicle: Vehicle, hit: VehicleHit): TwilightPlay {
  const text = `The mine strikes the running gear of ${vehicle.name}.`;
  note(game, vehicle, 'vehicle-hit', 'twilight/combat/mine-damage', text, {
    harm: [{ piece: vehicle.id, style: 'blast' }],
    outcome: 'bad',
  });
  yield* strikeAt(game, vehicle, 'suspension', 'rear', hit);
  if (!isLost(vehicle)) yield* strikeAt(game, vehicle, 'hull', 'rear', hit);
}

function rollAt(game: TwilightGame, vehicle: Vehicle, dice: string, purpose: string, rule: RuleId) {
  return rollFor(game, dice, { seat: vehicle.seat, rule, purpose, ids: [vehicle.id] });
}

type Told = Omit<Parameters<TwilightGame['emit']>[0], 'kind' | 'rule' | 'text' | 'about'>;

function note(game: TwilightGame, vehicle: Vehicle, kind: string, rule: RuleId, text: string, more: Told): void {
  tell(game, { kind, rule, about: vehicle.id, text, ...more }, [vehicle.id]);
}
