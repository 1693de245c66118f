// Radiation: rads are kept for life. From the chart's first row on, every further gain is checked against the row reached;
// how the chart is read is a reconstruction (C-27), as are the rads by a crater (C-29).

import { diceOf } from '@hardtop/kernel';
import { CRATER_RADIATION } from '../catalog/item-information.ts';
import { RADIATION_ILLNESS, type RadiationRow } from '../catalog/radiation.ts';
import { type RollContext, rollNumber, rollPercent } from '../rolls/roll.ts';
import { partKey } from './disease.ts';
import { conOf, grams, type Party, type Person } from './party.ts';

const RULE = 'twilight/referee/radiation';

type RadiationEffect = 'none' | 'slight' | 'serious' | 'death';
const EFFECTS = ['slight', 'serious', 'death'] as const;

/** The highest row not above the total; none below the first. */
export function radiationRow(rads: number): RadiationRow | null {
  return RADIATION_ILLNESS.findLast((row) => row.rads <= rads) ?? null;
}

/** Percent chance to escape an effect; null where it cannot come. */
export function escapeChance(row: RadiationRow, effect: (typeof EFFECTS)[number], con: number): number | null {
  const figure = row[effect];
  return figure === null ? null : Math.floor(figure * con);
}

/** The three effects in turn; the worst that is not escaped is what he gets. */
export function rollRadiation(ctx: RollContext, path: string, rads: number, con: number): RadiationEffect {
  const row = radiationRow(rads);
  let worst: RadiationEffect = 'none';
  if (row === null) return worst;
  for (const effect of EFFECTS) {
    const chance = escapeChance(row, effect, con);
    if (chance !== null && !rollPercent(ctx, `${path}/${effect}`, chance, RULE).success) worst = effect;
  }
  return worst;
}

interface Irradiated {
  readonly party: Party;
  readonly effects: readonly { readonly person: string; readonly rads: number; readonly effect: RadiationEffect }[];
}

export function irradiate(
  ctx: RollContext,
  path: string,
  party: Party,
  names: readonly string[],
  rads: number,
): Irradiated {
  const effects: { person: string; rads: number; effect: RadiationEffect }[] = [];
  const people = party.people.map((person) => {
    if (!names.includes(person.name) || person.dead !== null || rads === 0) return person;
    const total = grams(person.rads + rads);
    const effect = rollRadiation(ctx, `${path}/${partKey(person.name)}`, total, conOf(person));
    effects.push({ person: person.name, rads: total, effect });
    return afflicted(person, total, effect);
  });
  return { party: { ...party, people }, effects };
}

/** Illness is not made better by a later escape. */
function afflicted(person: Person, rads: number, effect: RadiationEffect): Person {
  if (effect === 'death') return { ...person, rads, dead: 'Radiation' };
  const isWorse = effect === 'serious' || (effect === 'slight' && person.radiation === 'none');
  return { ...person, rads, radiation: isWorse ? effect : person.radiation };
}

/** Rads taken in so many hours by a crater, the same for everybody there. */
export function craterRads(ctx: RollContext, path: string, hours: number): number {
  const { count, sides } = diceOf(CRATER_RADIATION.radsPerHour);
  return rollNumber(ctx, path, `${count * hours}d${sides}`, 'twilight/items/crater');
}
