// How a vehicle runs besides its speed: with or without lights, loud or baffled. Set with the speed of the turn.
import type { Param, Params } from '@hardtop/kernel';
import { SPEED_STEP } from '../../catalog/movement-chart.ts';
import { modelOf, type Setup } from '../state/setup.ts';
import type { Vehicle } from '../state/state.ts';
import { plantPoints } from './parts.ts';
import { paceOf } from './power.ts';
import { canGoDark } from './sight.ts';

const NO_PARAMS_WANTED: readonly Param[] = [];

/** Baffled it has half its top speed and acceleration, the latter up to a whole step (H-253). */
function mayBeQuiet(setup: Setup, vehicle: Vehicle, speed: number): boolean {
  const { sensors } = modelOf(setup, vehicle.id);
  const { topSpeed, acceleration } = paceOf(setup, vehicle);
  if (!sensors.includes('stealth') || plantPoints(vehicle) <= 0) return false;
  const gain = Math.ceil(acceleration / 2 / SPEED_STEP) * SPEED_STEP;
  return Math.abs(speed) <= topSpeed / 2 && Math.abs(speed) - Math.abs(vehicle.speed) <= gain;
}

const switchOf = (name: string, label: string, names: readonly [string, string], start: boolean): Param => ({
  name,
  label,
  min: 0,
  max: 1,
  step: 1,
  start: start ? 1 : 0,
  names,
});

/** What can be switched at a speed. */
export function switchesAt(setup: Setup, vehicle: Vehicle, speed: number): readonly Param[] {
  const { sensors } = modelOf(setup, vehicle.id);
  if (sensors.length === 0) return NO_PARAMS_WANTED;
  const switches: Param[] = [];
  if (canGoDark(setup, vehicle)) switches.push(switchOf('dark', 'Lights', ['on', 'off'], vehicle.lights === 'off'));
  if (mayBeQuiet(setup, vehicle, speed)) switches.push(switchOf('quiet', 'Stealth mode', ['off', 'on'], vehicle.quiet));
  return switches;
}

/** How it runs by an answer. */
export function runningBy({ dark = 0, quiet = 0 }: Params): Pick<Vehicle, 'lights' | 'quiet'> {
  return { lights: dark === 1 ? 'off' : 'on', quiet: quiet === 1 };
}
