// Set-ups in which safe lines are crossed, fired across, and surrenders refused, soon.
import { at, car, NO_GUNS, setup, YARD } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const VMG = { weapon: 'VMG', mount: 'turret' } as const;
/** A gun for each of the crew, so that somebody still has his shot when a line is crossed. */
const GUNS = { car: car([VMG, VMG], 60) };

/** Nobody at the wheel: they roll out by the gate, one after the other. */
const CROSSERS = [
  { car: NO_GUNS, ...at(14, 0.7, 180, 100), damage: { crew: [3, 3] } },
  { car: NO_GUNS, ...at(15, 0.7, 180, 50), damage: { crew: [3, 3] } },
  { car: NO_GUNS, ...at(16, 1.7, 180, 20), damage: { crew: [3, 3] } },
];

export const RARE_ARENAS: readonly ScenarioFile[] = [
  {
    ...setup('gates', 6, [
      { ...GUNS, ...at(15, 6, 180, 10) },
      { ...GUNS, ...at(16.5, 6, 180, 10) },
      { ...GUNS, ...at(13.5, 6, 180, 10) },
      ...CROSSERS,
    ]),
    map: { ...YARD, gates: [{ wall: 'south', at: 15 }], refuges: [{ x: 15, y: 10, length: 1, width: 4 }] },
    event: {},
    // Whoever stands on safe ground may not be fired at.
    people: [14, 15, 16].map((x) => ({ x, y: 10, seat: 3 })),
  },
  {
    ...setup('evening', 4, [
      { car: NO_GUNS, ...at(15, 1, 180, 5) },
      { car: NO_GUNS, ...at(25, 15, 90, 5) },
    ]),
    map: { ...YARD, gates: [{ wall: 'south', at: 15 }] },
    event: { leaveAfter: 1 },
  },
  {
    ...setup('ballots', 2, [
      { car: NO_GUNS, ...at(15, 0.6, 0, 20) },
      { car: NO_GUNS, ...at(15, 29.4, 180, 20) },
      { car: NO_GUNS, ...at(0.6, 15, 270, 20) },
    ]),
    map: {
      ...YARD,
      gates: [
        { wall: 'south', at: 15 },
        { wall: 'north', at: 15 },
        { wall: 'west', at: 15 },
      ],
    },
    objective: { kind: 'amateur-night' },
    event: { identical: true, leaveAfter: 1 },
  },
];
