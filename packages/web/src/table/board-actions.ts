import type { PiecePose, QuestionOption } from '@hardtop/kernel';
import type { BoardAction } from '../board/board-view.tsx';

/** Where an option stands on the board: on a spot of a piece, or where its ghost would come to rest. */
function placeOf(option: QuestionOption): BoardAction['at'] | null {
  if (option.at !== undefined) return option.at;
  const ghost = option.preview?.ghosts?.[0];
  return ghost === undefined ? null : { pose: ghost.pose };
}

function placeKey(at: BoardAction['at']): string {
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
): readonly BoardAction[] {
  const actions = new Map<string, BoardAction>();
  for (const option of options) {
    const at = placeOf(option);
    if (at === null || actions.has(placeKey(at))) continue;
    const chance = option.preview?.chances?.[0]?.chance;
    const cell = cells.includes(option) ? { cell: true as const } : {};
    const base = { optionId: option.id, label: option.label, at, primary: option.id === primary, ...cell };
    actions.set(placeKey(at), chance === undefined ? base : { ...base, chance });
  }
  return [...actions.values()];
}
