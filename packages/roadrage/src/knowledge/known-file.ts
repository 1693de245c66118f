import type { Viewer } from '@hardtop/kernel';
import { outsideOf, outsideOfPerson } from '../garage/design/outside.ts';
import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import type { Setup } from '../scenarios/setup.ts';
import { isOpenTo } from './open-to.ts';

/** The scenario with the plainest vehicles and people that look the same in place of those a viewer may not know. */
export function knownFile(file: unknown, setup: Setup, viewer: Viewer): unknown {
  // It has been read already, so it is one.
  const scenario = file as ScenarioFile;
  const vehicles = scenario.vehicles.map((vehicle, i) => {
    const design = setup.starts[i]?.design;
    return design === undefined || isOpenTo(setup, viewer, vehicle.seat)
      ? vehicle
      : { ...vehicle, car: outsideOf(design) };
  });
  if (scenario.walkers === undefined) return { ...scenario, vehicles };
  const walkers = scenario.walkers.map((walker, i) => {
    const character = setup.walkers[i]?.character;
    return character === undefined || isOpenTo(setup, viewer, walker.seat)
      ? walker
      : { ...walker, character: outsideOfPerson(character) };
  });
  return { ...scenario, vehicles, walkers };
}
