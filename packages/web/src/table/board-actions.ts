import type { PiecePose, QuestionOption } from '@hardtop/kernel';
import type { BoardAction } from '../board/board-view.tsx';
import type { XY } from '../board/units.ts';

/** Where an option stands on the board: amid all it is fired at, on a spot of a piece, where its ghost would come to rest, or behind who drops something. */
function placeOf(option: QuestionOption, about: string | null): BoardAction['at'] | null {
  const ends = option.preview?.lines?.map(({ to }) => to) ?? [];
  if (option.place !== undefined) return { pose: { ...option.place, h: 0 } };
  if (option.at !== undefined) return ends.length > 1 ? { point: middleOf(ends) } : option.at;
  if (about !== null && option.words[0] === 'drop') return { piece: about, spot: 'back' };
  const ghost = option.preview?.ghosts?.[0];
  return ghost === undefined ? null : { pose: ghost.pose };
}

function middleOf(points: readonly XY[]): XY {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}

function placeKey(at: BoardAction['at']): string {
  if ('point' in at) return `${at.point.x.toFixed(2)},${at.point.y.toFixed(2)}`;
  if ('pose' in at) return poseKey(at.pose);
  return `${at.piece}/${at.spot ?? ''}`;
}

function poseKey(pose: PiecePose): string {
  return `${pose.x.toFixed(2)},${pose.y.toFixed(2)},${pose.h}`;
}

/** One thing on the board per place; of several options there, the one listed first. */
export function boardActions(
  options: readonly QuestionOption[],
  primary: string | undefined,
  cells: readonly QuestionOption[] = [],
  about: string | null = null,
): readonly BoardAction[] {
  const actions = new Map<string, BoardAction>();
  for (const option of options) {
    const at = placeOf(option, about);
    if (at === null || actions.has(placeKey(at))) continue;
    const chance = option.preview?.chances?.[0]?.chance;
    const cell = cells.includes(option) ? { cell: true as const } : {};
    const base = { optionId: option.id, label: option.label, at, primary: option.id === primary, ...cell };
    actions.set(placeKey(at), chance === undefined ? base : { ...base, chance });
  }
  return [...actions.values()];
}
