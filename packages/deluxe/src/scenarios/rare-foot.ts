// Set-ups in which people on foot do what they rarely do.

import { at, car, NO_GUNS, setup } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

/** Two cars that stand, and people of both sides between them. */
const runners: ScenarioFile = {
  ...setup('runners', 5, [
    { car: car([{ weapon: 'VMG', mount: 'front' }], 20), ...at(15, 8, 0, 0) },
    { car: NO_GUNS, ...at(15, 16, 180, 10) },
  ]),
  onFoot: true,
  people: [
    { x: 13, y: 10, seat: 0, arms: [{ weapon: 'SMG' }, { weapon: 'rifle', scope: true }] },
    { x: 17, y: 10, seat: 1, armor: 'improvedbodyarmor', arms: [{ weapon: 'LAW' }] },
    { x: 15, y: 13, seat: 1, running: 2 },
  ],
};

export const FOOT_SETUPS: readonly ScenarioFile[] = [runners];
