// Games whose builds are secret, and other truths that look the same from outside.

import type { Position, Seat } from '@hardtop/kernel';
import type { CardId } from '../catalog/cards.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { State } from '../table/state/state.ts';
import { build } from './arena.ts';

type Row = ScenarioFile['cars'][number];

/** A build as a file has it. */
function homemade(name: string, front: CardId[]): Exclude<Row['car'], string | undefined> {
  const { cards, ...design } = build({}, { name });
  return { ...design, cards: { front, left: [], right: [], back: [], crew: [...cards.crew] } };
}

/** Three small cars; the first two have brought builds of their own. */
export const SECRET_MELEE: ScenarioFile = {
  id: 'secret-melee',
  title: 'Secret melee',
  size: 'small',
  roundLimit: 2,
  builds: 'secret',
  seats: [{ name: 'Amber' }, { name: 'Cobalt' }, { name: 'Crimson' }],
  cars: [
    { seat: 0, car: 'striker', garage: ['rocketeer'] },
    { seat: 1, car: 'little-wall', garage: [homemade('Homemade', ['antiTankGun']), 'longshot'] },
    { seat: 2 },
  ],
};

const otherRow = (row: Row): Row => ({
  ...row,
  car: 'torchbearer',
  garage: [homemade('Decoy', ['rocket', 'rocket'])],
});

/** Everybody else has brought other builds along. */
export function disguise({ file, ...rest }: Position<State>, seat: Seat): Position<State> {
  const scenario = file as ScenarioFile;
  return {
    ...rest,
    file: { ...scenario, cars: scenario.cars.map((row) => (row.seat === seat ? row : otherRow(row))) },
  };
}
