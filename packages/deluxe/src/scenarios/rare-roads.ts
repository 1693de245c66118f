// Set-ups in which an endless road brings all that it can, soon.
import { keysOf } from '@hardtop/kernel';
import { ROAD_SECTIONS } from '../catalog/road-sections.ts';
import { at, NO_GUNS, setup } from './rare-builds.ts';
import type { ScenarioFile } from './scenario-schema.ts';

const COUNTRY = { minX: -15, maxX: 15, minY: -90, maxY: 12, walled: false } as const;
const FAST = { car: NO_GUNS, ...at(0, 11, 0, 150) };

export const RARE_ROADS: readonly ScenarioFile[] = [
  {
    ...setup('sections', 4, [FAST, { car: NO_GUNS, ...at(1, -88, 0, 0) }, { car: NO_GUNS, ...at(-14, 0, 90, 60) }]),
    map: { ...COUNTRY, highway: { sections: keysOf(ROAD_SECTIONS), debris: true } },
  },
  {
    ...setup('to-town', 4, [FAST, { car: NO_GUNS, ...at(1, 0, 0, 60) }]),
    objective: { kind: 'pack-attack', lone: 0 },
    map: { ...COUNTRY, highway: { town: 24 } },
  },
];
