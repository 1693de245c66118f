import { type NewEvent, type RollRecord, roll } from '@hardtop/kernel';
import { CONTROL } from '../../catalog/maneuvers.ts';
import { type ControlTest, chanceAt, isNeeded, marksOf, modifiersOf, speedDifference } from '../queries/control.ts';
import { type ControlResult, type LossOfControl, type RoadPlay, setOff } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { tellSide } from './telling.ts';

export function* rollControl(game: RoadGame, vehicle: Vehicle, test: ControlTest): RoadPlay<ControlResult> {
  const sd = speedDifference(game, vehicle, test);
  const chance = chanceAt(game, vehicle, sd);
  if (!isNeeded(vehicle, sd)) {
    if (test.voluntary) vehicle.maneuvers++;
    return { passed: true, margin: chance - 2, sd, fatal: false };
  }
  const rule = 'roadrage/control/roll';
  const purpose = `${vehicle.name} keeps control: ${test.reason}`;
  const rolled = yield* roll(game, CONTROL.dice, { seat: vehicle.seat, rule, purpose });
  const fatal = rolled.total >= CONTROL.criticalFailure;
  const passed = !fatal && rolled.total <= chance;
  tellRoll(game, vehicle, test, rolled, { chance, sd, passed });
  if (test.voluntary) vehicle.maneuvers++;
  return { passed, margin: chance - rolled.total, sd, fatal };
}

/** Maneuvers are named like titles. */
function inSentence(reason: string): string {
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}

function tellRoll(
  game: RoadGame,
  vehicle: Vehicle,
  { reason }: ControlTest,
  rolled: RollRecord,
  { chance, sd, passed }: { readonly chance: number; readonly sd: number; readonly passed: boolean },
): void {
  const modifiers = modifiersOf(game, vehicle, sd);
  const end = passed ? 'keeps control' : 'loses control';
  const what = `${vehicle.name}, ${inSentence(reason)}`;
  const event: NewEvent = {
    kind: 'control',
    rule: 'roadrage/control/roll',
    about: vehicle.id,
    text: `${what}: ${rolled.total} against ${chance}, ${end}.`,
    roll: rolled,
    target: { kind: 'need', base: CONTROL.base, modifiers, need: chance, atMost: true },
    modifiers,
    outcome: passed ? 'good' : 'bad',
    marks: marksOf(game, vehicle),
  };
  tellSide(game, vehicle.seat, event, `${what}: ${rolled.total}, ${end}.`);
}

/** Rolls, and loses control if it fails. True if the driver kept it. */
export function* keepControl(
  game: RoadGame,
  vehicle: Vehicle,
  test: ControlTest,
  loss: LossOfControl,
): RoadPlay<boolean> {
  const result = yield* rollControl(game, vehicle, test);
  if (!result.passed) yield* setOff(game, { kind: 'lose-control', vehicle: vehicle.id, result, loss });
  return result.passed;
}
