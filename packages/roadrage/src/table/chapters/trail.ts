import type { MotionRecord, PiecePose } from '@hardtop/kernel';
import type { RoadRule } from '../../rules.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

/** How a stretch of movement is told. */
interface Telling {
  readonly style: MotionRecord['style'];
  readonly rule: RoadRule;
  text(squares: number): string;
  readonly marks?: readonly string[];
}

/**
 * Squares that follow each other become one event. What happens on the way is told after the squares that led to
 * it: play inside the stretch goes through `game`, which first tells of the way so far.
 */
interface Trail {
  readonly game: RoadGame;
  /** One square done. */
  note(): void;
  /** Nothing follows. */
  end(): void;
}

export function trailOf(game: RoadGame, vehicle: Vehicle, telling: Telling): Trail {
  let path: PiecePose[] = [vehicle.pose];
  let told = false;
  const tell = (): void => {
    if (told) return;
    told = true;
    if (path[path.length - 1] !== vehicle.pose) path.push(vehicle.pose);
    const squares = path.length - 1;
    if (squares === 0) return;
    const motion = { piece: vehicle.id, path, style: telling.style };
    const { rule, marks = [] } = telling;
    game.emit({ kind: 'move', rule, about: vehicle.id, text: telling.text(squares), motion, marks });
  };
  const through: RoadGame = {
    setup: game.setup,
    state: game.state,
    dice: game.dice,
    hides: game.hides,
    emit: (event) => {
      tell();
      game.emit(event);
    },
    question: game.question,
  };
  const note = (): void => {
    if (told) path = [vehicle.pose];
    else path.push(vehicle.pose);
    told = false;
  };
  return { game: through, note, end: tell };
}
