import { advance } from '@hardtop/geometry';
import { CAR } from '../../catalog/turning-key.ts';
import type { SixthPlay } from '../state/effects.ts';
import type { Car, SixthGame } from '../state/state.ts';

/** One movement point: straight on, backward in reverse. */
// biome-ignore lint/correctness/useYield: a chapter, whoever calls it
export function* driveOne(game: SixthGame, car: Car): SixthPlay {
  const from = car.pose;
  car.pose = advance(from, car.reverse ? -CAR.length : CAR.length);
  car.points--;
  game.emit({
    kind: 'drive',
    rule: 'sixth/move/straight',
    about: car.id,
    text: `${car.name} drives straight.`,
    motion: { piece: car.id, path: [from, car.pose], style: 'drive' },
  });
}
