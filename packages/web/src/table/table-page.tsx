import { addressed, carName } from '@hardtop/board';
import type { Problem } from '@hardtop/kernel';
import type { RulesetCard } from '@hardtop/server/wire';
import { memo, type ReactNode, useEffect, useMemo } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { Log } from '../log/log.tsx';
import { explain } from '../net/api.ts';
import { useRulesetCards } from '../net/ruleset-cards.ts';
import { useGlossary } from '../rules/glossary-store.ts';
import { RulePopover } from '../rules/rule-popover.tsx';
import { TermPopover } from '../rules/term-popover.tsx';
import { isAtRest } from './at-rest.ts';
import { BoardPane } from './board-pane.tsx';
import { LateOutdatedNotice, LateSeatNotices, LateTalk, LateTurnedAway } from './late-panels.tsx';
import { LineNotice } from './line-notice.tsx';
import { NoTable } from './no-table.tsx';
import { Panes } from './panes.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { isShared } from './shared-table.ts';
import { SheetPane } from './sheet-pane.tsx';
import { TableProvider, useTable, useTableActions } from './table-context.tsx';
import { TableHead } from './table-head.tsx';
import { activeQuestion, needsCurtain } from './table-state.ts';
import { type GameLine, useGameLine } from './use-game-line.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import { useSayingYou, useShownBoard } from './use-own-names.ts';
import { useRematch } from './use-rematch.ts';
import { useShares } from './use-shares.ts';
import './table.css';
import './question.css';
import './options.css';
import './preview.css';

/** The ruleset's card (for standing orders), and its words. */
function useRuleset(id: string | undefined): RulesetCard | null {
  const { known, load } = useRulesetCards();
  useEffect(() => {
    if (id === undefined) return;
    void load();
    void useGlossary.getState().load(id);
  }, [id, load]);
  return known.state === 'ready' ? (known.rulesets.find((ruleset) => ruleset.id === id) ?? null) : null;
}

/** Takes from the table only what it shows: it is long, and most of what changes is not in it. */
const LogPane = memo(function LogPane() {
  const events = useTable((table) => table.events);
  const sayings = useTable((table) => table.sayings);
  const since = useTable((table) => table.since);
  const shownTo = useTable((table) => table.shownTo);
  const card = useTable((table) => table.card);
  const pieces = useTable((table) => table.snapshot?.board.pieces);
  const seats = useTable((table) => table.seats);
  const say = useSayingYou();
  const told = useMemo(() => events.filter(({ n }) => n <= shownTo), [events, shownTo]);
  const said = useMemo(() => sayings.filter(({ after }) => after <= shownTo), [sayings, shownTo]);
  const hueOf = (piece: string | undefined) => {
    const found = pieces?.find((each) => each.id === piece);
    return found === undefined ? null : seatStyleOf(found.seat).hue;
  };
  const nameOf = (seat: number) => addressed(carName(card?.seats ?? [], seat), seat, seats);
  return (
    <>
      <Log events={told} sayings={said} seenTo={since} hueOf={hueOf} nameOf={nameOf} say={say} />
      {card !== null && isShared(card) && <LateTalk card={card} />}
    </>
  );
});

/** A tab in the background says when it is one's turn. */
function useTabTitle(title: string, isYours: boolean): void {
  useEffect(() => {
    if (title !== '') document.title = isYours ? `● Your turn: ${title}` : `${title} · Hardtop`;
  }, [title, isYours]);
}

/** Over the board: what is wrong with the line or the game, and who is still to come. */
function Notices({ line, problem }: { readonly line: GameLine; readonly problem: readonly Problem[] | null }) {
  const card = useTable((table) => table.card);
  const seats = useTable((table) => table.seats);
  const state = useTable((table) => table.line);
  const outdated = useTable((table) => table.outdated);
  const online = useTable((table) => table.online);
  const { agree } = useTableActions();
  if (card === null) return null;
  return (
    <div className="board-notices">
      <LineNotice line={state} onRetry={line.retry} />
      {problem !== null && <p className="notice bad">{explain(problem)}</p>}
      {outdated !== null && <LateOutdatedNotice card={card} outdated={outdated} seats={seats} onAgree={agree} />}
      {isShared(card) && <LateSeatNotices card={card} online={online} />}
    </div>
  );
}

/** Says of the whole table whether it rests, and at which question; what is in it is not drawn anew for that. */
function Whole({ children }: { readonly children: ReactNode }) {
  const atRest = useTable(isAtRest);
  const ask = useTable((table) => activeQuestion(table)?.id);
  return (
    <div className="table" data-at-rest={atRest} data-ask={ask}>
      {children}
    </div>
  );
}

function Table({ line }: { readonly line: GameLine }) {
  const card = useTable((table) => table.card);
  const seats = useTable((table) => table.seats);
  const state = useTable((table) => table.line);
  const selected = useTable((table) => table.selected);
  const question = useTable(activeQuestion);
  const veiled = useTable(needsCurtain);
  const actions = useTableActions();
  const ruleset = useRuleset(card?.ruleset);
  const { rematching, rematch, problem } = useRematch();
  const board = useShownBoard();
  const named = card?.table?.title;
  const title = named ?? card?.title ?? '';
  useTabTitle(title, question !== null);
  if (state.state === 'turned-away') return <LateTurnedAway id={line.id} problem={state.problem} />;
  if (card === null || board === null) return <NoTable line={state} onRetry={line.retry} />;
  const own = board.pieces.find((piece) => seats.includes(piece.seat ?? -1))?.id ?? null;
  const onSheet = selected ?? question?.about ?? own;
  return (
    <Whole>
      <TableHead
        title={title}
        scenario={named == null ? undefined : card.title}
        board={board}
        selected={onSheet}
        onSelect={actions.select}
      />
      <main id="main" className="table-main" tabIndex={-1}>
        <div className="board-area">
          <Notices line={line} problem={problem} />
          <BoardPane selected={onSheet} />
        </div>
        <Panes
          yourTurn={question !== null && !veiled}
          panes={{
            question: <QuestionPanel ruleset={ruleset} rematching={rematching} onRematch={rematch} />,
            sheet: <SheetPane board={board} selected={onSheet} onSelect={actions.select} />,
            log: <LogPane />,
          }}
        />
      </main>
      <TermPopover />
      <RulePopover />
    </Whole>
  );
}

export function TablePage({ id }: { readonly id: string }) {
  const line = useGameLine(id);
  useOnlyAnswer(line.store);
  useShares(line.store);
  return (
    <TableProvider value={line.store}>
      <Table line={line} />
    </TableProvider>
  );
}
