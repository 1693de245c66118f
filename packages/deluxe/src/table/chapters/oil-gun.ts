import { COUNTERS } from '../../catalog/counters.ts';
import type { Gun } from '../queries/guns.ts';
import { nameOf } from '../queries/names.ts';
import { targetName } from '../queries/target-names.ts';
import { type DeluxeGame, vehicleOf } from '../state/state.ts';
import type { Shot } from '../state/target.ts';
import { paintWindows } from './paint.ts';

const RULE = 'deluxe/V.2/oil-gun';

/** The bag bursts: a double slick on the road, or a standard one beneath a vehicle and oil on its windows (D-14). */
export function splashOil(game: DeluxeGame, { firer, target }: Shot, { model }: Gun): void {
  const { state } = game;
  if (target.kind !== 'vehicle' && target.kind !== 'ground') return;
  const struck = target.kind === 'vehicle' ? vehicleOf(state, target.vehicle) : null;
  const pose = target.kind === 'ground' ? { ...target.point, h: vehicleOf(state, firer).pose.h } : struck?.pose;
  if (pose === undefined) return;
  state.countersMade++;
  const laid = { by: firer, weapon: model.weapon, fuse: 'touch', turn: state.turn, phase: state.phase } as const;
  const size = struck === null ? COUNTERS.oilGun : COUNTERS.oil;
  state.counters.push({ id: `laid-${state.countersMade}`, kind: 'oil', pose, size, course: null, laid });
  const where = struck === null ? `on ${targetName(game, target)}` : `over ${nameOf(game, struck)} and beneath it`;
  const text = `The bag bursts ${where}.`;
  const about = struck === null ? {} : { about: struck.id };
  game.emit({ kind: 'oil', rule: RULE, ...about, outcome: 'bad', text, marks: ['counter/oil'] });
  if (struck !== null) paintWindows(game, struck);
}
