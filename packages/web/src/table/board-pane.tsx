import type { OrderedAnswer } from '@hardtop/kernel';
import { useCallback, useMemo } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { useSettings } from '../base/settings.ts';
import type { Beat } from '../board/beats.ts';
import { BoardView } from '../board/board-view.tsx';
import { closingScene } from '../board/framing.ts';
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
  const { events, since, shownTo, seats, snapshot } = useTable((table) => table);
  const { open } = useTableActions();
  const say = useSayingYou();
  // At a hot seat an order is the business of who is asked.
  const seat = useTable((table) => activeQuestion(table)?.seat ?? (seats.length === 1 ? seats[0] : null));
  const told = snapshot?.ordered;
  const ordered = useMemo(() => (told ?? []).filter((answer) => answer.seat === seat), [told, seat]);
  const onOpen = useCallback((answer: OrderedAnswer) => open(answer.seat, answer.ask), [open]);
  const most = seats.length === 0 ? { most: LATEST } : {};
  return (
    <SinceList events={events} since={since} upTo={shownTo} ordered={ordered} onOpen={onOpen} say={say} {...most} />
  );
}

/** Always the same: the board is not drawn anew for it. */
const SINCE = <Since />;

/** The board with the open question's options standing on it. */
export function BoardPane({ selected }: { readonly selected: string | null }) {
  const state = useTable((table) => table);
  const actions = useTableActions();
  const onePress = useSettings((settings) => settings.onePress);
  const { hovered, chosen, previews, scenes } = state;
  const show = scenes[0] ?? null;
  const sounds = useSound();
  const board = useShownBoard();
  const onBeat = useCallback(
    (beat: Beat) => {
      actions.reach(beat.n);
      sounds(beat);
    },
    [actions, sounds],
  );
  const onAction = useCallback((option: string) => actions.press(option, onePress), [actions, onePress]);
  const advised = adviceOn(state)?.answer.option;
  const veiled = needsCurtain(state);
  const question = veiled ? null : activeQuestion(state);
  const onBoard = useMemo(() => {
    // Options stand where the pieces will be: not while these are still on their way.
    if (question === null || question.topic === 'dice' || show !== null) return [];
    const shown = groupOptions(question, new Set()).flatMap((group) => group.shown);
    const cells = cellsOf(question);
    return boardActions([...shown, ...cells], advised, cells, question.about ?? null);
  }, [question, show, advised]);
  const [asks, about] = [question?.id ?? null, question?.about ?? null];
  const ended = state.snapshot?.outcome !== null && show === null ? (board?.pieces ?? null) : null;
  const attention = useMemo(() => {
    if (asks !== null) return { key: asks, piece: about };
    return ended === null ? null : { key: 'the end', piece: null, scene: closingScene(ended) };
  }, [asks, about, ended]);
  if (board === null) return null;
  const regarded = optionOf(question, hovered);
  const wanted =
    regarded !== null && hovered !== chosen?.option
      ? (regarded.preview ?? null)
      : previewOf(question, chosen, previews);
  return (
    <div className={veiled ? 'board-pane veiled' : 'board-pane'}>
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
      <GoalLine board={board} />
    </div>
  );
}
