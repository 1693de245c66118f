import type { RulesetCard } from '@hardtop/server/wire';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { seatStyleOf } from '../board/seat-style.ts';
import { DiceEntry } from '../dice/dice-entry.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { previewOf } from './choice.ts';
import { Curtain } from './curtain.tsx';
import { GameActions } from './game-actions.tsx';
import { HintLine } from './hint-line.tsx';
import { hintFor } from './hints.ts';
import { KeyHelp } from './key-help.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { QuestionView } from './question-view.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { Requests } from './requests.tsx';
import { seatName } from './seat-names.ts';
import { StandingOrders } from './standing-orders.tsx';
import { useTable, useTableActions } from './table-context.tsx';
import { activeQuestion, needsCurtain } from './table-state.ts';
import { Waiting } from './waiting.tsx';

export interface QuestionPanelProps {
  readonly ruleset: RulesetCard | null;
  readonly rematching: boolean;
  onRematch(): void;
}

/** The prompt with whose turn it is, in that seat's paint. */
function PanelHead({
  seat,
  who,
  children,
}: {
  readonly seat: number | null;
  readonly who: string;
  readonly children: ReactNode;
}) {
  const style = seatStyleOf(seat);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its question: whoever was there reads on here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  return (
    <header className="question-head">
      <span className="seat-tag" style={{ '--seat': style.hue, '--seat-ink': style.ink }}>
        {who}
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
    </header>
  );
}

function OpenQuestion({ onHelp }: { onHelp(): void }) {
  const state = useTable((table) => table);
  const actions = useTableActions();
  const onePress = useSettings((settings) => settings.onePress);
  const typeInput = useRef<HTMLInputElement>(null);
  const question = activeQuestion(state);
  const press = useCallback((option: string) => actions.press(option, onePress), [actions, onePress]);
  const seat = question?.seat;
  const undo = useCallback(() => {
    if (seat !== undefined) actions.undo(seat);
  }, [actions, seat]);
  if (question === null) return null;
  const busy = state.sent !== null;
  if (question.topic === 'dice') {
    return <DiceEntry key={question.id} question={question} busy={busy} onEnter={actions.answer} />;
  }
  return (
    <QuestionView
      key={question.id}
      question={question}
      chosen={state.chosen}
      hovered={state.hovered}
      preview={previewOf(question, state.chosen, state.previews)}
      busy={busy}
      typeInput={typeInput}
      onPick={actions.pick}
      onPress={press}
      onHover={actions.hover}
      onParam={actions.setParam}
      onConfirm={actions.confirm}
      onSuggested={actions.answerSuggested}
      onType={actions.type}
      onUndo={undo}
      onHelp={onHelp}
    />
  );
}

/** The one place that says what is awaited and from whom. */
export function QuestionPanel({ ruleset, rematching, onRematch }: QuestionPanelProps) {
  const state = useTable((table) => table);
  const actions = useTableActions();
  const settings = useSettings();
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const { card, snapshot, seats, online, events, refusal } = state;
  if (card === null || snapshot === null) return null;
  const question = activeQuestion(state);
  const curtain = question !== null && needsCurtain(state);
  const hint = curtain || snapshot.outcome !== null ? null : hintFor(question, events, settings.hintsRead);
  const seat = question?.seat ?? seats[0];
  const mine = question !== null && !curtain;
  return (
    <div className={mine ? 'question your-turn' : 'question'}>
      {snapshot.outcome !== null && (
        <>
          <PanelHead seat={snapshot.outcome.winners[0] ?? null} who="The end">
            The game is over
          </PanelHead>
          <OutcomePanel
            card={card}
            outcome={snapshot.outcome}
            seats={seats}
            rematching={rematching}
            onRematch={onRematch}
          />
        </>
      )}
      {mine && (
        <PanelHead seat={question.seat} who={seats.length > 1 ? seatName(card, question.seat) : 'You'}>
          {question.prompt} <RuleLink rule={question.rule} />
        </PanelHead>
      )}
      {question === null && snapshot.outcome === null && (
        <PanelHead seat={snapshot.waiting[0]?.seat ?? null} who={seats.length === 0 ? 'Watching' : 'Waiting'}>
          Not your move yet
        </PanelHead>
      )}
      <Requests card={card} snapshot={snapshot} seats={seats} onUndoAnswer={actions.answerUndo} onDraw={actions.draw} />
      <RefusalLine problem={refusal} onDismiss={actions.dismissRefusal} />
      <HintLine hint={hint} onDismiss={settings.putAwayHint} />
      {curtain && (
        <Curtain
          seat={question.seat}
          name={seatName(card, question.seat)}
          style={seatStyleOf(question.seat)}
          onTake={actions.takeScreen}
        />
      )}
      {mine && <OpenQuestion onHelp={openHelp} />}
      {question === null && snapshot.outcome === null && (
        <Waiting card={card} snapshot={snapshot} spectator={seats.length === 0} online={online} />
      )}
      {seat !== undefined && snapshot.outcome === null && !curtain && (
        <footer className="question-foot">
          <StandingOrders orders={ruleset?.orders ?? []} active={snapshot.orders} seat={seat} onOrder={actions.order} />
          <GameActions
            snapshot={snapshot}
            seat={seat}
            onePress={settings.onePress}
            onUndo={actions.undo}
            onDraw={(from) => actions.draw(from, 'offer')}
            onConcede={actions.resign}
            onOnePress={settings.setOnePress}
            onHelp={openHelp}
          />
        </footer>
      )}
      {help && <KeyHelp onClose={() => setHelp(false)} />}
    </div>
  );
}
