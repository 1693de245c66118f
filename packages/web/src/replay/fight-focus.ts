import type { GameEvent } from '@hardtop/kernel';
import { fightScene } from '../board/framing.ts';
import type { Attention } from '../board/use-attention.ts';
import type { Frame } from './replay-frames.ts';

/** The pieces that move, shoot, are shot at or come to harm. */
function castOf(events: readonly GameEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ motion, shot, harm = [] }) => [
      ...(motion === undefined ? [] : [motion.piece]),
      ...(shot === undefined ? [] : [shot.by]),
      ...(shot !== undefined && 'piece' in shot.at ? [shot.at.piece] : []),
      ...harm.map(({ piece }) => piece),
    ]),
  );
}

/** What to look at in a frame: what happens in it, or the last thing that did; before anything happens, everybody. */
export function attentionAt(frames: readonly Frame[], at: number): Attention | null {
  for (let i = at; i > 0; i--) {
    const [before, frame] = [frames[i - 1], frames[i]];
    if (before === undefined || frame === undefined || before.trail !== frame.trail) break;
    const cast = castOf(frame.trail.slice(before.count, frame.count));
    if (cast.size > 0)
      return { key: `${i}`, piece: null, scene: fightScene(before.board.pieces, frame.board.pieces, cast) };
  }
  const pieces = frames[at]?.board.pieces;
  return pieces === undefined ? null : { key: 'all', piece: null, scene: fightScene(pieces, pieces, new Set()) };
}
