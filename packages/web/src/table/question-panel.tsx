import { driverName } from '@hardtop/board';
import type { Question } from '@hardtop/kernel';
import type { GameCard, RulesetCard, Snapshot } from '@hardtop/server/wire';
import { memo, useCallback, useState } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';
import { useNarrow } from '../base/use-narrow.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { Words } from '../rules/words.tsx';
import { AdviceLine } from './advice-line.tsx';
import { adviceOn } from './advices.ts';
import { GameActions } from './game-actions.tsx';
import { GuideLine } from './guide-line.tsx';
import { IdleKeys } from './idle-keys.tsx';
import {
  LateCurtain,
  LateDrawer,
  LateKeyHelp,
  LateOutcomePanel,
  LateRefereePanel,
  LateTableBar,
} from './late-panels.tsx';
import { NewsLine } from './news-line.tsx';
import { OpenQuestion } from './open-question.tsx';
import { PanelHead } from './panel-head.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { isShared } from './shared-table.ts';
import { useTable, useTableActions } from './table-context.tsx';
import { activeQuestion, needsCurtain } from './table-state.ts';
import { Waiting } from './waiting.tsx';

interface QuestionPanelProps {
  readonly ruleset: RulesetCard | null;
  readonly rematching: boolean;
  onRematch(): void;
}

/** What the panel is about right now. */
type Phase =
  | { readonly kind: 'over' }
  | { readonly kind: 'curtain'; readonly question: Question }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'waiting' };

function phaseOf(snapshot: Snapshot, question: Question | null, curtain: boolean, playing: boolean): Phase {
  // How it ends is seen first.
  if (snapshot.outcome !== null) return { kind: playing ? 'waiting' : 'over' };
  if (question === null) return { kind: 'waiting' };
  return { kind: curtain ? 'curtain' : 'question', question };
}

function headOf(phase: Phase, snapshot: Snapshot, card: GameCard, seats: readonly number[], isReferee: boolean) {
  switch (phase.kind) {
    case 'over':
      return { seat: snapshot.outcome?.winners[0] ?? null, who: 'The end', text: 'The game is over' };
    case 'curtain':
      return {
        seat: phase.question.seat,
        who: driverName(card.seats, phase.question.seat),
        text: 'A secret answer is due',
      };
    case 'question': {
      const who = seats.length > 1 ? driverName(card.seats, phase.question.seat) : 'You';
      return { seat: phase.question.seat, who, text: phase.question.prompt };
    }
    case 'waiting': {
      const who = seats.length > 0 ? 'Waiting' : isReferee ? 'Referee' : 'Watching';
      return { seat: snapshot.waiting[0]?.seat ?? null, who, text: 'Not your move yet' };
    }
  }
}

/** A machine answers before one could set anything; only people leave time for orders. */
function waitsForPeople({ kind }: Phase, card: GameCard, { waiting }: Snapshot): boolean {
  return (
    kind === 'waiting' && waiting.some(({ seat }) => card.seats.find((info) => info.seat === seat)?.kind === 'human')
  );
}

interface BetweenProps {
  readonly ruleset: RulesetCard | null;
  readonly phase: Phase;
  readonly snapshot: Snapshot;
  readonly card: GameCard;
  readonly rematching: boolean;
  onRematch(): void;
}

/** What fills the panel when nothing is asked: the end, the curtain, who is waited for. */
function Between({ ruleset, phase, snapshot, card, rematching, onRematch }: BetweenProps) {
  const seats = useTable((table) => table.seats);
  const online = useTable((table) => table.online);
  const isReferee = useTable((table) => table.referee);
  const { takeScreen } = useTableActions();
  switch (phase.kind) {
    case 'over':
      return (
        snapshot.outcome !== null && (
          <LateOutcomePanel
            card={card}
            outcome={snapshot.outcome}
            snapshot={snapshot}
            seats={seats}
            ruleset={ruleset}
            rematching={rematching}
            onRematch={onRematch}
          />
        )
      );
    case 'curtain': {
      const { seat } = phase.question;
      return (
        <LateCurtain seat={seat} name={driverName(card.seats, seat)} style={seatStyleOf(seat)} onTake={takeScreen} />
      );
    }
    case 'waiting':
      return <Waiting card={card} snapshot={snapshot} seats={seats} isReferee={isReferee} online={online} />;
    case 'question':
      return null;
  }
}

interface LinesProps {
  readonly card: GameCard;
  readonly snapshot: Snapshot;
  /** What is asked, with the curtain up. */
  readonly question: Question | null;
}

/** Somebody asks for something, news, what was refused, a hint: a line each, where there is one. */
function Lines({ card, snapshot, question }: LinesProps) {
  const news = useTable((table) => table.news);
  const events = useTable((table) => table.events);
  const refusal = useTable((table) => table.refusal);
  const whyAt = useTable((table) => table.whyAt);
  const advice = useTable(adviceOn);
  const actions = useTableActions();
  return (
    <>
      {isShared(card) && <LateTableBar card={card} snapshot={snapshot} />}
      {question !== null && whyAt === question.id && <AdviceLine question={question} advice={advice} />}
      <NewsLine news={news} onDismiss={actions.dismissNews} />
      <RefusalLine problem={refusal} onDismiss={actions.dismissRefusal} />
      <GuideLine question={question} events={events} hints={snapshot.board.hints} />
    </>
  );
}

/** A new question closes the drawer: nothing may hide what is asked. */
function useDrawer(here: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const turn = useCallback(() => setOpenAt((at) => (at === here ? null : here)), [here]);
  const close = useCallback(() => setOpenAt(null), []);
  return { drawer: openAt === here, turn, close };
}

/** The one place that says what is awaited and from whom. */
export const QuestionPanel = memo(function QuestionPanel({ ruleset, rematching, onRematch }: QuestionPanelProps) {
  const card = useTable((table) => table.card);
  const snapshot = useTable((table) => table.snapshot);
  const seats = useTable((table) => table.seats);
  const question = useTable(activeQuestion);
  const veiled = useTable(needsCurtain);
  const playing = useTable((table) => table.scenes.length > 0);
  const mayAmend = useTable((table) => table.referee && table.outdated === null);
  const actions = useTableActions();
  const [help, setHelp] = useState(false);
  const narrow = useNarrow();
  const openHelp = useCallback(() => setHelp(true), []);
  const seat = question?.seat ?? seats[0];
  const here = question?.id ?? 'waiting';
  const { drawer, turn, close } = useDrawer(here);
  if (card === null || snapshot === null) return null;
  const phase = phaseOf(snapshot, question, veiled, playing);
  const head = headOf(phase, snapshot, card, seats, mayAmend);
  const asking = phase.kind === 'question';
  const isDice = question?.topic === 'dice';
  const keys = seat !== undefined && (asking || phase.kind === 'waiting') && (
    <GameActions
      seat={seat}
      undo={snapshot.undo.find((each) => each.seat === seat)?.how ?? 'no'}
      undoAsked={snapshot.undoRequest !== null}
      orders={snapshot.orders.filter((order) => order.seat === seat).length}
      drawer={drawer}
      onUndo={actions.undo}
      onCoast={asking && seats.length === 1 && !isDice ? actions.coast : undefined}
      onWhy={asking && !isDice ? actions.askWhy : undefined}
      onDrawer={turn}
      onHelp={openHelp}
    />
  );
  const drawerOpen = seat !== undefined && keys && (drawer || waitsForPeople(phase, card, snapshot));
  return (
    <div className={asking ? 'question your-turn' : 'question'}>
      <PanelHead seat={head.seat} who={head.who} topic={`${phase.kind} ${here}`} actions={!narrow && keys}>
        {asking ? <Words text={head.text} /> : head.text} {asking && <RuleLink rule={phase.question.rule} />}
      </PanelHead>
      <Lines card={card} snapshot={snapshot} question={asking ? question : null} />
      {mayAmend && phase.kind !== 'over' && <LateRefereePanel />}
      <Between
        ruleset={ruleset}
        phase={phase}
        snapshot={snapshot}
        card={card}
        rematching={rematching}
        onRematch={onRematch}
      />
      {drawerOpen && <LateDrawer ruleset={ruleset} snapshot={snapshot} seat={seat} isAsked={asking} onDone={close} />}
      {asking && !drawer && <OpenQuestion question={phase.question} onHelp={openHelp} />}
      {narrow && keys}
      {(!asking || drawer || isDice) && seat !== undefined && (
        <IdleKeys seat={seat} onHelp={openHelp} onLeave={close} />
      )}
      {help && <LateKeyHelp board={snapshot.board} onClose={() => setHelp(false)} />}
    </div>
  );
});
