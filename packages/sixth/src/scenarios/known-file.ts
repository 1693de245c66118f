import type { Viewer } from '@hardtop/kernel';
import type { ScenarioFile } from './scenario-schema.ts';
import type { Setup } from './setup.ts';

/** Builds that are chosen in secret, and cards under which the scenario has put something. */
export const hidesAnything = ({ secretBuilds, numbers }: Setup): boolean =>
  secretBuilds || numbers.some((card) => card.use === 'hidden' && card.hazard !== null);

/** The scenario with nothing in it that a viewer may not know; what he knows can be played as it is. */
export function knownFile(file: unknown, setup: Setup, viewer: Viewer): unknown {
  if (!hidesAnything(setup)) return file;
  const scenario = file as ScenarioFile;
  const { cars, arena } = scenario;
  return {
    ...scenario,
    cars: setup.secretBuilds ? cars.map((row) => (row.seat === viewer ? row : withoutBuilds(row))) : cars,
    ...(arena?.numbers !== undefined && { arena: { ...arena, numbers: arena.numbers.map(faceDown) } }),
  };
}

/** Builds of others stay out until they are laid open at the table. */
function withoutBuilds({ car: _car, garage: _garage, ...row }: ScenarioFile['cars'][number]) {
  return row;
}

type CardRow = NonNullable<NonNullable<ScenarioFile['arena']>['numbers']>[number];

/** What lies under a card is nobody's to know; once it is turned over the table remembers it. */
function faceDown(row: CardRow): CardRow {
  return row.use === 'hazard' && row.hidden === true ? { ...row, hazard: null } : row;
}
