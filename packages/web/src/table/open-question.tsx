import type { Question } from '@hardtop/kernel';
import { memo, useCallback, useMemo, useRef } from 'preact/compat';
import { useSettings } from '../base/settings.ts';
import { adviceOn } from './advices.ts';
import { previewOf } from './choice.ts';
import { LateDiceEntry } from './late-panels.tsx';
import { QuestionView } from './question-view.tsx';
import { useTable, useTableActions } from './table-context.tsx';
import { heldUp } from './table-state.ts';
import { useSteadyHand } from './use-steady-hand.ts';

interface OpenQuestionProps {
  readonly question: Question;
  onHelp(): void;
}

/** The question that is open to this page, joined to the table's state. */
export const OpenQuestion = memo(function OpenQuestion({ question, onHelp }: OpenQuestionProps) {
  const chosen = useTable((table) => table.chosen);
  const hovered = useTable((table) => table.hovered);
  const previews = useTable((table) => table.previews);
  const busy = useTable(heldUp);
  const advised = useTable((table) => adviceOn(table)?.answer.option ?? null);
  const actions = useTableActions();
  const onePress = useSettings((settings) => settings.onePress);
  const typeInput = useRef<HTMLInputElement>(null);
  const { seat } = question;
  const steady = useSteadyHand(question.id);
  const press = useMemo(() => steady((option: string) => actions.press(option, onePress)), [steady, actions, onePress]);
  const confirm = useMemo(() => steady(actions.confirm), [steady, actions]);
  const suggest = useMemo(() => steady(actions.answerSuggested), [steady, actions]);
  const coast = useMemo(() => steady(actions.coast), [steady, actions]);
  const undo = useCallback(() => actions.undo(seat), [actions, seat]);
  const open = useCallback(() => actions.open(seat), [actions, seat]);
  if (question.topic === 'dice') {
    return <LateDiceEntry key={question.id} question={question} busy={busy !== false} onEnter={actions.answer} />;
  }
  return (
    <QuestionView
      key={question.id}
      question={question}
      chosen={chosen}
      hovered={hovered}
      preview={previewOf(question, chosen, previews)}
      advised={advised}
      busy={busy}
      typeInput={typeInput}
      onPick={actions.pick}
      onPress={press}
      onHover={actions.hover}
      onParam={actions.setParam}
      onConfirm={confirm}
      onSuggested={suggest}
      onCoast={coast}
      onWhy={actions.askWhy}
      onType={actions.type}
      onUndo={undo}
      onOpen={open}
      onHelp={onHelp}
    />
  );
});
