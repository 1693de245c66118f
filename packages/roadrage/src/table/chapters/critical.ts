import { roll } from '@hardtop/kernel';
import { OCCUPANT_DICE } from '../../catalog/damage.ts';
import type { RoadRule } from '../../rules.ts';
import { type Component, componentsOf } from '../queries/components.ts';
import { gearSave } from '../queries/saves.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { Person, RoadGame, Vehicle } from '../state/state.ts';
import { shakenUp } from './solitaire.ts';
import { hurt } from './wounds.ts';

/** A die for every component left, hit from this one up. True if the tank was hit: it is for the caller to blow it up. */
export function* checkComponents(game: RoadGame, vehicle: Vehicle, from: number, rule: RoadRule): RoadPlay<boolean> {
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
