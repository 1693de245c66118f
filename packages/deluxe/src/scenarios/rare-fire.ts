// Set-ups in which rare fire happens soon: missiles, bursts, splinters, stray shots, starshells.

import { at, type CarFile, car, cycle, NO_GUNS, setup } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** A shell that bursts among people. */
const crowd: ScenarioFile = {
  ...setup('crowd', 4, [
    {
      car: car(
        [
          { weapon: 'RL', mount: 'front' },
          { weapon: 'AC', mount: 'front' },
        ],
        20,
      ),
      ...at(15, 8, 0, 0),
    },
    { car: NO_GUNS, ...at(15, 11, 180, 0) },
  ]),
  people: [13.6, 14.4, 15.6, 16.4].map((x) => ({ x, y: 10 })),
};

const MARKSMEN: CarFile['crew'] = [{ role: 'driver' }, { role: 'gunner', gunner: 6, computer: 'hirescomputer' }];
const LONG_YARD = { minX: 0, minY: 0, maxX: 20, maxY: 90, walled: false };

/** A missile after somebody far off, on a map that it can leave; guns to shoot it down with. */
const hunt = (id: string, weapon: 'RGM' | 'WGM', y: number, heading: number, speed: number): ScenarioFile => ({
  ...setup(`hunt-${id}`, 9, [
    { car: car([{ weapon, mount: 'front' }], 20), ...at(10, 4, 0, 0) },
    { car: { ...car([{ weapon: 'VMG', mount: 'front' }], 60), crew: MARKSMEN }, ...at(10, y, heading, speed) },
  ]),
  map: LONG_YARD,
});

const hunts = [
  hunt('far', 'RGM', 70, 180, 20),
  hunt('near', 'RGM', 12, 180, 0),
  hunt('wire', 'WGM', 17.5, 180, 30),
  hunt('steady', 'WGM', 30, 180, 0),
  hunt('away', 'RGM', 20, 0, 120),
];

/** Foes on foot side by side before what sweeps. */
const gathering: ScenarioFile = {
  ...setup('gathering', 4, [
    { car: car([{ weapon: 'VMG', mount: 'front' }], 20), ...at(15, 8, 0, 0) },
    { car: NO_GUNS, ...at(25, 11, 180, 0) },
  ]),
  people: [14.6, 15.1, 15.4].map((x) => ({ x, y: 10, seat: 1 })),
};

export const FIRE_SETUPS: readonly ScenarioFile[] = [
  crowd,
  gathering,
  ...hunts,
  setup('rocket-platform', 4, [
    { car: car([{ weapon: 'VMG', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
    {
      car: {
        ...car(
          [
            { weapon: 'HR', mount: 'platform' },
            { weapon: 'LR', mount: 'platform' },
          ],
          20,
        ),
        body: 'van',
      },
      ...at(15, 12, 180, 0),
    },
  ]),
  {
    ...setup('stray', 4, [
      { car: car([{ weapon: 'RL', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
      { car: NO_GUNS, ...at(15, 18, 0, 30) },
      { car: NO_GUNS, ...at(15, 22, 90, 0) },
    ]),
    strayShots: true,
  },
  setup('splinters', 4, [
    { car: { ...car([], 20), grenades: { left: 2, right: 2, front: 1 } }, ...at(15, 10, 0, 0) },
    { car: cycle('lightcycle'), ...at(13.5, 10, 0, 0) },
    { car: car([{ weapon: 'MG', mount: 'left' }], 20), ...at(18, 10, 0, 0) },
  ]),
  {
    ...setup('starlight', 4, [
      {
        car: car(
          [
            { weapon: 'SL', mount: 'top' },
            { weapon: 'MG', mount: 'front' },
          ],
          20,
        ),
        ...at(15, 10, 0, 0),
      },
      { car: car([{ weapon: 'SL', mount: 'top' }], 20), ...at(15, 14, 180, 0) },
    ]),
    visibility: ['night'],
  },
];
