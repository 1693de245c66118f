import type { Preview } from '@hardtop/kernel';
import type { StrikeOdds } from '../figures/heavy/armor.ts';

/** What a hit on a vehicle does, for people to read. */
export function vehicleChances({ some, major, people }: StrikeOdds): NonNullable<Preview['chances']> {
  return [
    { label: 'a hit does damage', chance: some },
    { label: 'a hit does major damage', chance: major },
    ...(people > 0 ? [{ label: 'a hit strikes people inside', chance: people }] : []),
  ];
}

export const vehicleSpread = ({ places }: StrikeOdds): NonNullable<Preview['spread']> =>
  places.map(({ location, chance }) => ({ label: location, chance }));
