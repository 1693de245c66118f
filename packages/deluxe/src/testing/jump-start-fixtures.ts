import type { NewEvent } from '@hardtop/kernel';
import { parseSetup, type ScenarioFile } from '../scenarios/scenario-file.ts';
import type { DeluxeAsked } from '../table/queries/asked.ts';
import { questionOf } from '../table/questions.ts';
import { begin } from '../table/start.ts';
import type { Setup } from '../table/state/setup.ts';
import { type State, type Vehicle, vehicleOf } from '../table/state/state.ts';
import type { TestGame } from './collision-fixtures.ts';

type VehicleFile = ScenarioFile['vehicles'][number];

/** Two Jump-Start vehicles or more in a wide walled field, each with a seat of its own unless it says otherwise. */
export function jumpStartFile(
  vehicles: readonly Partial<VehicleFile>[],
  rest: Partial<ScenarioFile> = {},
): ScenarioFile {
  const all = vehicles.map((vehicle, i): VehicleFile => {
    return { seat: i, car: 'js-courier', x: i * 4, y: 0, heading: 0, speed: 0, ...vehicle };
  });
  const seats = Array.from({ length: Math.max(...all.map(({ seat }) => seat)) + 1 }, (_, i) => ({ name: `Seat ${i}` }));
  return {
    ruleset: 'deluxe',
    id: 'test',
    title: 'Test',
    turnLimit: 20,
    jumpStart: {},
    map: { minX: -30, minY: -30, maxX: 30, maxY: 30 },
    seats,
    vehicles: all,
    ...rest,
  };
}

export function jumpStartSetup(file: ScenarioFile): Setup {
  const read = parseSetup(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** The game in its first turn and phase, with scripted dice. */
export function jumpStartGame(file: ScenarioFile, dice: readonly number[] = []): TestGame {
  const setup = jumpStartSetup(file);
  const state: State = begin(setup);
  state.turn = 1;
  state.at = 'phase';
  const left = [...dice];
  const events: NewEvent[] = [];
  const take = (count: number, sides: number): readonly number[] => {
    if (left.length < count) throw new Error(`${count} dice are wanted, ${left.length} are left`);
    const values = left.splice(0, count);
    if (values.some((value) => value < 1 || value > sides)) throw new Error(`${values} on ${sides} sides`);
    return values;
  };
  return {
    setup,
    state,
    dice: { take },
    hides: setup.hidden,
    emit: (event) => events.push(event),
    question: (asked) => questionOf({ setup, state, seat: asked.seat }, asked as DeluxeAsked),
    events,
    left,
  };
}

export function carOf({ state }: TestGame, id: string): Vehicle {
  return vehicleOf(state, id);
}
