// For tests of vehicles and heavy weapons: fights with vehicles that everybody sees.

import type { ScenarioFile } from '../scenarios/scenario-schema.ts';
import { kindOf } from '../table/actions/list.ts';
import { sideBit, vehicleOf } from '../table/state/state.ts';
import type { Vehicle } from '../table/state/vehicle.ts';
import { person, type TestGame } from './fights.ts';
import { fight, type PersonFile } from './shooting.ts';

type VehicleFile = NonNullable<ScenarioFile['vehicles']>[number];
type ItemFile = NonNullable<PersonFile['items']>[number];

export const gun = (what: string, more: Partial<Extract<ItemFile, { kind: 'heavy' }>> = {}): ItemFile => ({
  kind: 'heavy',
  what: what as 'm202',
  ...more,
});

/** Somebody in a vehicle of the test. */
export const crewman = (
  vehicle: string,
  place: 'driver' | 'gunner' | 'commander' | 'loader' | 'passenger',
  more: Partial<PersonFile> = {},
): Partial<PersonFile> => ({
  at: undefined,
  aboard: { vehicle, place },
  ...more,
});

export function battle(
  people: readonly Partial<PersonFile>[],
  vehicles: readonly VehicleFile[],
  dice: readonly number[],
  changes: Partial<ScenarioFile> = {},
): TestGame {
  const game = fight(people, dice, { vehicles: [...vehicles], ...changes });
  for (const vehicle of game.state.vehicles) vehicle.seen = sideBit(0) | sideBit(1);
  return game;
}

export const vehicle = ({ state }: TestGame, number = 1): Vehicle => vehicleOf(state, `v${number}`);

/** What a kind of action offers somebody. */
export const offered = (game: TestGame, kind: string, number = 1): readonly string[] =>
  kindOf(kind)
    .options(game, person(game, number), null)
    .map(({ id }) => id);
