// Set-ups in which safe lines are crossed, fired across, and surrenders refused, soon.
import { at, car, NO_GUNS, setup, YARD } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const GUNS = { car: car([{ weapon: 'VMG', mount: 'turret' }], 60) };

export const RARE_ARENAS: readonly ScenarioFile[] = [
  {
    ...setup('gates', 6, [
      { car: NO_GUNS, ...at(15, 1, 180, 10) },
      { ...GUNS, ...at(15, 6, 180, 10) },
      { ...GUNS, ...at(16.5, 6, 180, 10) },
      { car: NO_GUNS, ...at(16.5, 2.5, 90, 0) },
    ]),
    map: { ...YARD, gates: [{ wall: 'south', at: 15 }] },
    event: {},
  },
  {
    ...setup('evening', 4, [
      { car: NO_GUNS, ...at(15, 1, 180, 5) },
      { car: NO_GUNS, ...at(25, 15, 90, 5) },
    ]),
    map: { ...YARD, gates: [{ wall: 'south', at: 15 }] },
    event: { leaveAfter: 1 },
  },
];
