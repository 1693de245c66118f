import { type Heading, normalizeHeading } from '@hardtop/geometry';
import { type Modifier, roll } from '@hardtop/kernel';
import type { FacingOutcome, FacingRow } from '../../catalog/final-facing.ts';
import { SCALE } from '../../catalog/maneuvers.ts';
import { facingRow } from '../queries/facing.ts';
import { fieldOf } from '../queries/field-of.ts';
import { drivingSkillOf } from '../queries/figures.ts';
import type { RoadPlay } from '../state/effects.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';
import { jolt } from './hanging-on.ts';
import { swingTo } from './swing.ts';

const WORDS: Readonly<Record<FacingOutcome, string>> = {
  continue: 'and goes on',
  loseTen: 'and loses 10 mph',
  half: 'at half its speed',
  halt: 'and stands',
};

function turnWords({ turn, outcome }: FacingRow): string {
  const side = turn < 0 ? `${-turn}° to the left` : `${turn}° to the right`;
  return `${turn === 0 ? 'straight on' : Math.abs(turn) === 180 ? 'backwards' : side} ${WORDS[outcome]}`;
}

/** After a skid: how far round it ends, and what that leaves of its speed and movement. */
export function* finalFacing(game: RoadGame, vehicle: Vehicle, sd: number, from: Heading): RoadPlay {
  const { alternate } = fieldOf(game);
  const rule = alternate ? 'roadrage/open/facing' : 'roadrage/control/final-facing';
  const rolled = yield* roll(game, '1d6', { seat: vehicle.seat, rule, purpose: `${vehicle.name}'s final facing` });
  const skill = drivingSkillOf(game, vehicle);
  const result = rolled.total - skill + sd;
  const row = facingRow(game, result);
  const modifiers: readonly Modifier[] = [
    { value: -skill, label: 'Driving skill', rule: 'roadrage/characters/skills' },
    { value: sd, label: 'Speed difference', rule: 'roadrage/control/speed-difference' },
  ];
  const text = `${vehicle.name} ends ${turnWords(row)} (${result}).`;
  const outcome = row.outcome === 'continue' ? 'neutral' : 'bad';
  const marks = [`${alternate ? 'open-facing' : 'facing'}/${row.turn}`];
  game.emit({ kind: 'facing', rule, about: vehicle.id, text, roll: rolled, modifiers, outcome, marks });
  yield* swingTo(game, vehicle, normalizeHeading(from - row.turn * 10));
  yield* applyFacing(game, vehicle, row.outcome, from);
}

function* applyFacing(game: RoadGame, vehicle: Vehicle, outcome: FacingOutcome, from: Heading): RoadPlay {
  const before = vehicle.speed;
  vehicle.sinceManeuver = 0;
  switch (outcome) {
    case 'continue':
      return;
    case 'loseTen':
      return slowTo(vehicle, before - SCALE.mphPerSquare, vehicle.left - 1);
    case 'half':
      return slowTo(vehicle, before / 2, vehicle.left / 2);
    case 'halt':
      slowTo(vehicle, 0, 0);
      if (before > 0) yield* jolt(game, vehicle, 'stopped', before, from);
  }
}

/** Speeds fall to whole tens, movement to whole squares; who stands moves no more. */
function slowTo(vehicle: Vehicle, speed: number, left: number): void {
  vehicle.speed = Math.max(0, Math.floor(speed / SCALE.mphPerSquare) * SCALE.mphPerSquare);
  vehicle.left = vehicle.speed === 0 ? 0 : Math.max(0, Math.floor(left));
}
