// Whom a medic can help (deluxe/VII.1/paramedic).
import type { Seat } from '@hardtop/kernel';
import { INJURIES, PERSON_DP } from '../../catalog/people.ts';
import { PARAMEDIC } from '../../catalog/skills.ts';
import { areAllies, personModelOf } from '../state/setup.ts';
import type { OnFoot, Person, World } from '../state/state.ts';
import type { FirstAid } from '../state/target.ts';
import type { Attack } from './asked.ts';
import { isNextTo } from './blows.ts';
import { canFireOnFoot, canUseHands } from './hands.ts';
import { isActor } from './on-foot.ts';
import { medicNeed } from './skills.ts';

const NONE: readonly FirstAid[] = [];
const UNCONSCIOUS = INJURIES.indexOf('unconscious');

/** Out cold from wounds, or at nothing and no worse for not too long; nobody is tried twice. */
function canBeHelped({ hits, care, slain }: Person | OnFoot, turn: number): boolean {
  if (care !== undefined) return false;
  if (hits === UNCONSCIOUS) return true;
  return hits >= PERSON_DP && slain !== undefined && !slain.below && turn - slain.turn <= PARAMEDIC.turns;
}

/** All the help that a seat's people can give to those beside them. */
export function aidFor(world: World, seat: Seat, attacks: readonly Attack[]): readonly FirstAid[] {
  const { setup, state } = world;
  if (!setup.medics) return NONE;
  const found: FirstAid[] = [];
  const isMedic = ({ id }: Person | OnFoot): boolean =>
    medicNeed(personModelOf(setup, id).character) !== null && !attacks.some(({ person }) => person === id);
  const add = (medic: string, firer: string, patient: Person | OnFoot): void => {
    if (patient.id === medic || patient.seat === null || !areAllies(setup, patient.seat, seat)) return;
    if (canBeHelped(patient, state.turn))
      found.push({ id: `treat:${medic}>${patient.id}`, firer, medic, patient: patient.id });
  };
  for (const vehicle of state.vehicles)
    for (const person of vehicle.crew)
      if (person.seat === seat && canUseHands(vehicle, person, state.turn) && isMedic(person))
        for (const other of vehicle.crew) add(person.id, vehicle.id, other);
  for (const pedestrian of state.pedestrians)
    if (isActor(pedestrian) && pedestrian.person.seat === seat && canFireOnFoot(pedestrian, state.turn))
      if (isMedic(pedestrian.person))
        for (const other of state.pedestrians)
          if (isNextTo(pedestrian, other)) add(pedestrian.person.id, pedestrian.person.id, other.person);
  return found;
}

/** Somebody by his id, wherever he is. */
export function patientOf({ state }: World, id: string): Person | OnFoot | null {
  for (const { crew } of state.vehicles) for (const person of crew) if (person.id === id) return person;
  for (const { person } of state.pedestrians) if (person.id === id) return person;
  return null;
}
