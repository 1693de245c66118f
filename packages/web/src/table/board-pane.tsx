import { useMemo } from 'react';
import { seatStyleOf } from '../base/seat-style.ts';
import { useSettings } from '../base/settings.ts';
import { BoardView } from '../board/board-view.tsx';
import { boardActions } from './board-actions.ts';
import { optionOf, previewOf } from './choice.ts';
import { LastRoll } from './last-roll.tsx';
import { groupOptions } from './option-groups.ts';
import { useTable, useTableActions } from './table-context.tsx';
import { activeQuestion, needsCurtain } from './table-state.ts';

/** The board with the open question's options standing on it. */
export function BoardPane({ selected }: { readonly selected: string | null }) {
  const state = useTable((table) => table);
  const actions = useTableActions();
  const onePress = useSettings((settings) => settings.onePress);
  const { snapshot, hovered, chosen, previews, motions, events, seenTo } = state;
  const veiled = needsCurtain(state);
  const question = veiled ? null : activeQuestion(state);
  const onBoard = useMemo(() => {
    if (question === null || question.topic === 'dice') return [];
    const shown = groupOptions(question, new Set()).flatMap((group) => group.shown);
    return boardActions(shown, question.suggested?.option);
  }, [question]);
  const [asks, about] = [question?.id ?? null, question?.about ?? null];
  const attention = useMemo(() => (asks === null ? null : { key: asks, piece: about }), [asks, about]);
  if (snapshot === null) return null;
  const regarded = optionOf(question, hovered);
  const preview =
    regarded !== null && hovered !== chosen?.option
      ? (regarded.preview ?? null)
      : previewOf(question, chosen, previews);
  return (
    <div className={veiled ? 'board-pane veiled' : 'board-pane'}>
      <BoardView
        board={snapshot.board}
        selected={selected}
        onSelect={actions.select}
        preview={preview}
        actions={onBoard}
        onAction={(option) => actions.press(option, onePress)}
        onActionHover={actions.hover}
        motions={motions}
        onMotionsDone={actions.motionsDone}
        attention={attention}
        arcsOf={selected}
        seatStyle={seatStyleOf}
      />
      <LastRoll events={events} seenTo={seenTo} />
    </div>
  );
}
