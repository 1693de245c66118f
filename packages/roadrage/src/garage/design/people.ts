import { BODIES } from '../../catalog/bodies.ts';
import { CHARACTERS } from '../../catalog/characters.ts';
import type { Character, Design } from './design.ts';

/** Driver, Passenger, Passenger 2…, and the name if it says more. */
export function seatTitle(seat: number): string {
  if (seat === 0) return 'Driver';
  return seat === 1 ? 'Passenger' : `Passenger ${seat}`;
}

/** Somebody new at the wheel of such a body. */
export const newDriver = (design: Pick<Design, 'body'>): Character => ({
  name: seatTitle(0),
  skills: { [BODIES[design.body].skill]: CHARACTERS.mostPerSkill, smallArms: 1 },
  gear: [],
  weapons: [],
});

/** Somebody new for the next seat, without skills yet. */
export const newPerson = ({ crew }: Design): Character => ({
  name: seatTitle(crew.length),
  skills: {},
  gear: [],
  weapons: [],
});
