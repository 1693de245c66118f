import type { State, Vehicle } from '../state/state.ts';
import type { Attack } from './asked.ts';
import { sortFew } from './few.ts';

/** The vehicle that it comes from, or the person on foot. */
export function firerOf(attack: Attack): string {
  switch (attack.kind) {
    case 'deed':
      return attack.deed.vehicle;
    case 'throw':
      return attack.thrown.firer;
    case 'aid':
      return attack.aid.firer;
    case 'stunt':
      return attack.person;
    case 'blow':
      return attack.blow.firer;
    case 'set':
      return attack.firer;
    case 'shot':
    case 'hand':
      return attack.shot.firer;
  }
}

/** How fast and how quick whoever does it is; on foot slower than whatever drives (H-270). */
function haste({ vehicles }: State, attack: Attack): Pick<Vehicle, 'speed' | 'quickness'> {
  const firer = firerOf(attack);
  return vehicles.find(({ id }) => id === firer) ?? ON_FOOT;
}

const ON_FOOT = { speed: 0, quickness: Number.MAX_SAFE_INTEGER } as const;

/** Faster firers first, then the quicker ones; of one vehicle in the order announced (H-100). */
export function inOrder(state: State, attacks: readonly Attack[]): readonly Attack[] {
  if (attacks.length < 2) return attacks;
  return sortFew([...attacks], (a, b) => {
    const [one, two] = [haste(state, a), haste(state, b)];
    return Math.abs(two.speed) - Math.abs(one.speed) || one.quickness - two.quickness;
  });
}
