import type { Board } from '@hardtop/board';
import type { OrderedAnswer, Question } from '@hardtop/kernel';
import { memo, useCallback, useMemo } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { useSettings } from '../base/settings.ts';
import type { Beat } from '../board/beats.ts';
import { BoardView } from '../board/board-view.tsx';
import { closingScene } from '../board/framing.ts';
import type { Attention } from '../board/use-attention.ts';
import { SinceList } from '../log/since-list.tsx';
import { useSound } from '../sound/use-sound.ts';
import { adviceOn } from './advices.ts';
import { boardActions } from './board-actions.ts';
import { cellsOf } from './cells.ts';
import { optionOf, previewOf } from './choice.ts';
import { GoalLine } from './goal-line.tsx';
import { groupOptions } from './option-groups.ts';
import { useTable, useTableActions } from './table-context.tsx';
import { activeQuestion, needsCurtain } from './table-state.ts';
import { useSayingYou, useShownBoard } from './use-own-names.ts';

/** Who only watches gives no answers: he sees so many of the latest lines. */
const LATEST = 8;

/** What happened since one's last answer, below the board. */
function Since() {
  const events = useTable((table) => table.events);
  const since = useTable((table) => table.since);
  const shownTo = useTable((table) => table.shownTo);
  const seats = useTable((table) => table.seats);
  const told = useTable((table) => table.snapshot?.ordered);
  const { open } = useTableActions();
  const say = useSayingYou();
  // At a hot seat an order is the business of who is asked.
  const seat = useTable((table) => activeQuestion(table)?.seat ?? (seats.length === 1 ? seats[0] : null));
  const ordered = useMemo(() => (told ?? []).filter((answer) => answer.seat === seat), [told, seat]);
  const onOpen = useCallback((answer: OrderedAnswer) => open(answer.seat, answer.ask), [open]);
  const most = seats.length === 0 ? { most: LATEST } : {};
  return (
    <SinceList events={events} since={since} upTo={shownTo} ordered={ordered} onOpen={onOpen} say={say} {...most} />
  );
}

/** Always the same: the board is not drawn anew for it. */
const SINCE = <Since />;

const THE_END = 'the end';

/** What the eye is drawn to: what is asked about, and at the end all who fought, as soon as it has been seen how it ended. */
function useAsked(question: Question | null, seen: Board['pieces'] | null): Attention | null {
  const isOver = useTable((table) => table.snapshot?.outcome !== null);
  const [asks, about] = [question?.id ?? null, question?.about ?? null];
  const ended = isOver ? seen : null;
  return useMemo(() => {
    if (asks !== null) return { key: asks, piece: about };
    return ended === null ? null : { key: THE_END, piece: null, scene: closingScene(ended) };
  }, [asks, about, ended]);
}

/** The board with the open question's options standing on it. */
export const BoardPane = memo(function BoardPane({ selected }: { readonly selected: string | null }) {
  const actions = useTableActions();
  const onePress = useSettings((settings) => settings.onePress);
  const hovered = useTable((table) => table.hovered);
  const chosen = useTable((table) => table.chosen);
  const previews = useTable((table) => table.previews);
  const show = useTable((table) => table.scenes[0] ?? null);
  const sounds = useSound();
  const board = useShownBoard();
  const say = useSayingYou();
  const onBeat = useCallback(
    (beat: Beat) => {
      actions.reach(beat.n);
      sounds(beat);
    },
    [actions, sounds],
  );
  const onAction = useCallback((option: string) => actions.press(option, onePress), [actions, onePress]);
  const advised = useTable((table) => adviceOn(table)?.answer.option);
  const veiled = useTable(needsCurtain);
  const question = useTable((table) => (needsCurtain(table) ? null : activeQuestion(table)));
  const onBoard = useMemo(() => {
    // Options stand where the pieces will be: not while these are still on their way.
    if (question === null || question.topic === 'dice' || show !== null) return [];
    const shown = groupOptions(question, new Set()).flatMap((group) => group.shown);
    const cells = cellsOf(question);
    return boardActions([...shown, ...cells], advised, cells, question.about ?? null);
  }, [question, show, advised]);
  const attention = useAsked(question, show === null ? (board?.pieces ?? null) : null);
  if (board === null) return null;
  const regarded = optionOf(question, hovered);
  const wanted =
    regarded !== null && hovered !== chosen?.option
      ? (regarded.preview ?? null)
      : previewOf(question, chosen, previews);
  return (
    <div className={veiled ? 'board-pane veiled' : 'board-pane'}>
      <GoalLine goal={board.goal} clock={board.clock} isOver={attention?.key === THE_END} say={say} />
      <div className="board-stage">
        <BoardView
          board={board}
          selected={selected}
          onSelect={actions.select}
          preview={show === null ? wanted : null}
          actions={onBoard}
          onAction={onAction}
          onActionHover={actions.hover}
          show={show}
          onBeat={onBeat}
          onShown={actions.sceneOver}
          attention={attention}
          arcsOf={selected}
          seatStyle={seatStyleOf}
          strip={SINCE}
        />
      </div>
    </div>
  );
});
