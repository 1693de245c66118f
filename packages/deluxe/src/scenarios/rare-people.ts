// Set-ups in which what people do and suffer happens soon.
import { at, car, NO_GUNS, setup } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

export const RARE_PEOPLE: readonly ScenarioFile[] = [
  {
    ...setup('on-camera', 1, [
      { car: car([{ weapon: 'MG', mount: 'front' }], 20), ...at(15, 10, 0, 0) },
      { car: NO_GUNS, ...at(15, 14, 180, 0) },
    ]),
    occasion: { kind: 'road' },
  },
];
