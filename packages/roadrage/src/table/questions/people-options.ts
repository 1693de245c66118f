import type { Facts, Option } from '@hardtop/kernel';
import { meleeChance } from '../queries/melee.ts';
import { type Person, type Vehicle, WHEEL } from '../state/state.ts';

export function option(id: string, label: string, words: readonly string[], text: string, facts: Facts): Option {
  return { id, label, words, preview: () => ({ text, facts }), facts: () => facts };
}

export function fightOption(person: Person, other: Person): Option {
  const hit = meleeChance(person, other);
  const text = `${person.name} (${person.hp}) against ${other.name} (${other.hp}): ${Math.round(hit * 100)}% to win.`;
  return {
    id: `fight:${other.id}`,
    label: `Fight ${other.name}`,
    words: ['fight', other.name],
    preview: () => ({ text, chances: [{ label: 'wins', chance: hit }], facts: { hit, damage: 3.5 } }),
    facts: () => ({ hit, damage: 3.5 }),
  };
}

export function seatOption(vehicle: Vehicle, seat: number): Option {
  const where = seat === WHEEL ? 'the wheel' : `seat ${seat + 1}`;
  return option(`seat:${seat}`, `Take ${where}`, ['seat', String(seat + 1)], `Takes ${where} of ${vehicle.name}.`, {
    seat,
  });
}
