import { endOf, slideLeg } from '@hardtop/geometry';
import { inchesIn } from '../queries/movement.ts';
import type { DeluxeGame } from '../state/state.ts';

/** As a phase begins: counters that have a course move by the chart like everything else. */
export function moveCounters(game: DeluxeGame): void {
  const { counters, phase } = game.state;
  for (const counter of counters) {
    const { id, kind, pose, course } = counter;
    const inches = course === null ? 0 : inchesIn(course.speed, phase);
    if (course === null || inches === 0) continue;
    counter.pose = endOf(pose, [slideLeg(course.heading, inches)]);
    const motion = { piece: id, path: [pose, counter.pose], style: 'drive' } as const;
    game.emit({ kind: 'move', rule: 'deluxe/IV.1/movement-chart', motion, text: `The ${kind} moves ${inches} in.` });
  }
}
