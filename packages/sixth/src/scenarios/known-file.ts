import type { Viewer } from '@hardtop/kernel';
import type { ScenarioFile } from './scenario-schema.ts';
import type { Setup } from './setup.ts';

/** The scenario with nothing in it that a viewer may not know: builds of others stay out until they are laid open at the table. */
export function knownFile(file: unknown, { secretBuilds }: Setup, viewer: Viewer): unknown {
  if (!secretBuilds) return file;
  const scenario = file as ScenarioFile;
  return { ...scenario, cars: scenario.cars.map((row) => (row.seat === viewer ? row : withoutBuilds(row))) };
}

function withoutBuilds({ car: _car, garage: _garage, ...row }: ScenarioFile['cars'][number]) {
  return row;
}
