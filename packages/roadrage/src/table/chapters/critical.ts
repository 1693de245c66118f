import { type NewEvent, roll } from '@hardtop/kernel';
import { OCCUPANT_DICE } from '../../catalog/damage.ts';
import { showsOutside } from '../../catalog/looks.ts';
import type { RoadRule } from '../../rules.ts';
import { type Component, componentsOf } from '../queries/components.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import { refreshShown } from '../state/shown.ts';
import type { FittedWeapon, Person, RoadGame, Vehicle } from '../state/state.ts';
import { shakenUp } from './solitaire.ts';
import { tellOnly } from './telling.ts';
import { hurt } from './wounds.ts';

/** A die for every component left, hit from this one up. True if the tank was hit: it is for the caller to blow it up. */
export function* checkComponents(game: RoadGame, vehicle: Vehicle, from: number, rule: RoadRule): RoadPlay<boolean> {
  if (game.setup.hidden) return yield* checkBehindScreen(game, vehicle, from, rule);
  const components = componentsOf(game, vehicle);
  if (components.length === 0) return false;
  const of = { seat: vehicle.seat, rule, purpose: `critical damage to ${vehicle.name}` };
  const rolled = yield* roll(game, `${components.length}d6`, of);
  const hit = components.filter((_, i) => (rolled.values[i] ?? 0) >= from);
  const what = hit.length === 0 ? 'nothing' : hit.map(({ name }) => name).join(', ');
  const text = `${vehicle.name} checks for critical damage, ${from} or more: ${what} hit.`;
  game.emit({ kind: 'critical-check', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text });
  for (const component of hit) yield* breakComponent(game, vehicle, component);
  if (hit.length > 0) yield* shakenUp(game, vehicle);
  return hit.some(({ kind }) => kind === 'fuel');
}

/** Hidden sheets: dice in the open for what everybody knows to be there, and the owner's own for the rest. */
function* checkBehindScreen(game: RoadGame, vehicle: Vehicle, from: number, rule: RoadRule): RoadPlay<boolean> {
  const components = componentsOf(game, vehicle);
  const hit = yield* checkInSight(game, vehicle, { components, from, rule });
  yield* checkOutOfSight(game, vehicle, { components, from, rule });
  // What nobody saw shakes nobody up: it would tell.
  if (hit.length > 0) yield* shakenUp(game, vehicle);
  return hit.some(({ kind }) => kind === 'fuel');
}

interface Check {
  readonly components: readonly Component[];
  readonly from: number;
  readonly rule: RoadRule;
}

function* checkInSight(
  game: RoadGame,
  vehicle: Vehicle,
  { components, from, rule }: Check,
): RoadPlay<readonly Component[]> {
  const open = inKnownOrder(components.filter((component) => isInSight(vehicle, component)));
  if (open.length === 0) return [];
  const of = { seat: vehicle.seat, rule, purpose: `critical damage to ${vehicle.name}` };
  const rolled = yield* roll(game, `${open.length}d6`, of);
  const hit = open.filter((_, i) => (rolled.values[i] ?? 0) >= from);
  const what = hit.length === 0 ? 'nothing in sight' : hit.map(({ name }) => name).join(', ');
  const text = `${vehicle.name} checks for critical damage, ${from} or more: ${what} hit.`;
  game.emit({ kind: 'critical-check', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text });
  for (const component of hit) yield* breakComponent(game, vehicle, component);
  refreshShown(vehicle);
  return hit;
}

/** The order of a list would tell of what stands between. */
function inKnownOrder(components: readonly Component[]): readonly Component[] {
  const nameOf = (component: Component): string => {
    if (component.kind === 'option') return component.option;
    if (component.kind === 'weapon') return `~${component.gun.state.shownAs}`;
    return component.kind === 'mount' ? `~${component.guns[0]?.state.shownAs}~` : '';
  };
  return [...components].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
}

/** Somebody with nothing to hide throws a die too. */
function* checkOutOfSight(game: RoadGame, vehicle: Vehicle, { components, from, rule }: Check): RoadPlay {
  const veiled = components.filter((component) => !isInSight(vehicle, component));
  const { seat } = vehicle;
  const of = {
    seat,
    rule,
    purpose: `critical damage to what does not show of ${vehicle.name}`,
    to: [seat],
    openly: true,
  };
  const rolled = yield* roll(game, `${Math.max(1, veiled.length)}d6`, of);
  const hit = veiled.filter((_, i) => (rolled.values[i] ?? 0) >= from);
  const what = hit.length === 0 ? 'nothing' : hit.map(({ name }) => name).join(', ');
  const text = `Out of sight, ${from} or more: ${what} hit.`;
  tellOnly(game, seat, { kind: 'critical-check', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text });
  const secretly = { ...game, emit: (event: NewEvent) => tellOnly(game, seat, event) };
  for (const component of hit) yield* breakComponent(secretly, vehicle, component);
}

/** The body's own parts, those inside, and what of the rest shows or has been seen at work. */
function isInSight({ shown }: Vehicle, component: Component): boolean {
  const isKnown = ({ state }: FittedWeapon): boolean => state.shownAs !== undefined;
  switch (component.kind) {
    case 'engine':
    case 'fuel':
    case 'brakes':
    case 'occupant':
      return true;
    case 'option':
      return showsOutside(component.option) || shown?.options.includes(component.option) === true;
    case 'weapon':
      return isKnown(component.gun);
    case 'mount':
      return component.guns.some(isKnown);
  }
}

const RULE_OF = {
  engine: 'roadrage/damage/engine',
  fuel: 'roadrage/damage/fuel',
  brakes: 'roadrage/damage/brakes',
  occupant: 'roadrage/damage/occupants',
  option: 'roadrage/damage/components',
  weapon: 'roadrage/damage/components',
  mount: 'roadrage/damage/components',
} as const satisfies Record<Component['kind'], RoadRule>;

function* breakComponent(game: RoadGame, vehicle: Vehicle, component: Component): RoadPlay {
  const text = `${vehicle.name}: ${effectOf(vehicle, component)}.`;
  const marks = [`critical/${component.kind}`];
  game.emit({ kind: 'critical', rule: RULE_OF[component.kind], about: vehicle.id, outcome: 'bad', text, marks });
  switch (component.kind) {
    case 'engine':
      vehicle.engineHits++;
      return;
    case 'fuel':
      vehicle.fuelLost = true;
      return;
    case 'brakes':
      vehicle.brakesLost = true;
      return;
    case 'occupant':
      return yield* woundOccupant(game, component.person);
    case 'option':
      vehicle.lost.push(component.option);
      return;
    case 'weapon':
      component.gun.state.destroyed = true;
      return;
    case 'mount':
      // What the mount gave is lost; the guns look only where they were declared to.
      for (const { state } of component.guns) state.stuck = true;
  }
}

function effectOf(vehicle: Vehicle, component: Component): string {
  switch (component.kind) {
    case 'engine':
      return vehicle.engineHits === 0 ? 'the engine gives half its power' : 'the engine is dead';
    case 'fuel':
      return 'the tank is hit';
    case 'brakes':
      return 'the brakes are gone';
    case 'occupant':
      return `${component.name} is hit`;
    case 'option':
    case 'weapon':
    case 'mount':
      return `${component.name} destroyed`;
  }
}

/** Belts do not help; what the person wears does. */
function* woundOccupant(game: RoadGame, person: Person): RoadPlay {
  const rule = RULE_OF.occupant;
  const rolled = yield* roll(game, `${OCCUPANT_DICE}d6`, {
    seat: person.seat,
    rule,
    purpose: `damage to ${person.name}`,
  });
  yield* hurt(game, person, rolled.total, gearSave(game, person, 'ranged'), 'critical damage', rule);
}
