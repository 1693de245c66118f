// The loops behind `npm run bench`: expanded encounters over the mix of terrains and territories, and a year on the road.

import { journeyOf } from './campaign/journey.ts';
import { OPEN_COUNTRY, TERRAINS } from './catalog/terrains.ts';
import { TERRITORIES } from './catalog/territories.ts';
import { encounterOf } from './encounters/encounter.ts';
import { SOME_PARTY } from './encounters/situation.ts';
import { rollContext } from './rolls/roll.ts';

const MIX = TERRAINS.flatMap((terrain) => TERRITORIES.map((territory) => ({ terrain, territory, party: SOME_PARTY })));

/** Rolls `count` encounters from seed `from` on, each with a seed of its own; the sum keeps the work from being left out. */
export function encounterMix(count: number, from = 0): { readonly encounters: number; readonly rolls: number } {
  let rolls = 0;
  for (let n = from; n < from + count; n++) {
    const situation = MIX[n % MIX.length];
    if (situation !== undefined)
      rolls += encounterOf(rollContext({ seed: `${n}` }), 'encounter', situation).rolls.length;
  }
  return { encounters: count, rolls };
}

const YEAR_DAYS = 365;

/** Eight people in two cars, then on foot, through all country, with a town after every fifth leg. */
function yearFile(seed: string) {
  return {
    name: 'A year',
    seed,
    days: YEAR_DAYS,
    stranded: 'leave',
    party: {
      people: Array.from({ length: 8 }, (_, i) => ({ name: `No. ${i + 1}` })),
      vehicles: ['First', 'Second'].map((name) => ({ name, unit: 'hmmwv', tank: { fuel: 'diesel', liters: 90 } })),
      stores: { fuel: { diesel: 100_000 }, food: { domestic: 10_000 } },
    },
    route: Array.from({ length: 500 }, (_, i) => ({
      name: `Leg ${i + 1}`,
      km: 200,
      terrain: OPEN_COUNTRY[i % OPEN_COUNTRY.length],
      road: i % 3 === 0,
      settlement: i % 5 === 4 ? { id: `town-${i + 1}`, name: `Town ${i + 1}`, size: 'town' } : null,
    })),
  };
}

/** Plays a year's journey; its days and rows. */
export function journeyYear(seed: string): { readonly days: number; readonly rows: number } {
  const journey = journeyOf(yearFile(seed));
  if (!journey.ok) throw new Error(journey.error.map(({ message }) => message).join(' '));
  const { state, journal } = journey.value.campaign;
  return { days: state.clock.day - 1, rows: journal.rows.length };
}
