import type { Preview, Question } from '@hardtop/kernel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'preact/compat';
import { choiceText } from '../base/figures.ts';
import { useNarrow } from '../base/use-narrow.ts';
import { type Choice, optionOf, startOf } from './choice.ts';
import { MoreBelow, useMoreBelow } from './more-below.tsx';
import { groupOptions, keyedOptions } from './option-groups.ts';
import { hasRoom, OptionList } from './option-list.tsx';
import { Confirm, PreviewStrip } from './preview-strip.tsx';
import type { HeldUp } from './table-state.ts';
import { TypedOrder } from './typed-order.tsx';
import { useTableKeys } from './use-table-keys.ts';

interface QuestionViewProps {
  readonly question: Question;
  readonly chosen: Choice | null;
  readonly hovered: string | null;
  /** Of the marked option at its parameters. */
  readonly preview: Preview | null;
  /** The option that is advised, once the advice has come. */
  readonly advised: string | null;
  readonly busy: HeldUp;
  readonly typeInput: RefObject<HTMLInputElement | null>;
  onPick(option: string): void;
  onPress(option: string): void;
  onHover(option: string | null): void;
  onParam(name: string, value: number): void;
  onConfirm(): void;
  onSuggested(): void;
  onCoast(): void;
  onWhy(): void;
  onType(text: string): void;
  onUndo(): void;
  onOpen(): void;
  onHelp(): void;
}

/** Until the server has worked it out. */
const NO_PREVIEW: Preview = { text: '' };

/** What the keys do while this question is open. */
function useQuestionKeys(props: QuestionViewProps, shown: ReturnType<typeof keyedOptions>): void {
  const { question, chosen, typeInput, onPick, onPress, onParam, onHover, onConfirm } = props;
  const keys = useMemo(
    () => ({
      option: (key: string) => {
        const keyed = shown.find((each) => each.key === key);
        if (keyed === undefined) return false;
        onPress(keyed.option.id);
        return true;
      },
      step: (by: 1 | -1) => {
        const at = shown.findIndex((each) => each.option.id === chosen?.option);
        const next = shown[(at + by + shown.length) % shown.length];
        if (next === undefined) return;
        onPick(next.option.id);
        showOption(next.option.id);
      },
      turn: (by: 1 | -1) => {
        const param = optionOf(question, chosen?.option)?.params[0];
        if (param === undefined || chosen === null) return false;
        onParam(param.name, (chosen.params[param.name] ?? param.min) + by * param.step);
        return true;
      },
      confirm: (focused: string | null) => {
        if (focused !== null) onPick(focused);
        onConfirm();
      },
      suggested: props.onSuggested,
      coast: props.onCoast,
      why: props.onWhy,
      undo: props.onUndo,
      open: props.onOpen,
      help: props.onHelp,
      typeOrder: () => typeInput.current?.focus(),
      leave: () => onHover(null),
    }),
    [
      question,
      chosen,
      shown,
      typeInput,
      onPick,
      onPress,
      onParam,
      onHover,
      onConfirm,
      props.onSuggested,
      props.onCoast,
      props.onWhy,
      props.onUndo,
      props.onOpen,
      props.onHelp,
    ],
  );
  useTableKeys(keys);
}

const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(id)}"]`);

const bringIntoSight = (id: string): void => buttonOf(id)?.scrollIntoView?.({ block: 'nearest' });

/** Brings an option into sight; the focus goes along if it was on an option. */
function showOption(id: string): void {
  bringIntoSight(id);
  if (document.activeElement?.hasAttribute('data-answer')) buttonOf(id)?.focus();
}

/**
 * A question begins with its head, however far the one before was read, and does so again when advice comes that nobody was faster than;
 * what is marked then may lie below the fold.
 */
function useInSight(pick: string | null, advised: string | null): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const heard = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isNew = heard.current !== advised;
    heard.current = advised;
    if (isNew && (advised === null || advised === pick)) body.current?.closest('.pane')?.scrollTo?.(0, 0);
    if (pick !== null) bringIntoSight(pick);
  }, [pick, advised]);
  return body;
}

interface ConfirmBarProps extends QuestionViewProps {
  readonly marked: Question['options'][number];
  readonly below: ReturnType<typeof useMoreBelow>;
}

/** At the foot of a phone: the key that does what is marked, and the one to what lies under it. */
function ConfirmBar({ marked, below, busy, chosen, onConfirm }: ConfirmBarProps) {
  return (
    <div className="confirm-bar">
      <Confirm busy={busy} text={choiceText(marked, chosen?.params ?? {})} onConfirm={onConfirm} />
      <MoreBelow {...below} />
    </div>
  );
}

/** The open question: its options, and what the marked or regarded one would do. */
export function QuestionView(props: QuestionViewProps) {
  const { question, chosen, hovered, preview, busy } = props;
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const narrow = useNarrow();
  const pick = chosen?.option ?? null;
  const advised = props.advised ?? question.suggested?.option ?? null;
  const kept = useMemo(() => new Set([advised, pick].filter((id) => id !== null)), [advised, pick]);
  const groups = useMemo(() => groupOptions(question, expanded, kept), [question, expanded, kept]);
  const shown = useMemo(() => keyedOptions(groups), [groups]);
  useQuestionKeys(props, shown);
  const below = useMoreBelow(narrow);
  const body = useInSight(pick, props.advised);
  const regarded = hovered !== null && hovered !== chosen?.option ? optionOf(question, hovered) : null;
  const marked = optionOf(question, chosen?.option);
  const option = narrow ? marked : (regarded ?? marked);
  const isMarked = option === marked;
  const strip = option !== null && (
    <PreviewStrip
      option={option}
      params={isMarked ? (chosen?.params ?? startOf(option)) : startOf(option)}
      preview={(isMarked ? preview : null) ?? option.preview ?? NO_PREVIEW}
      marked={isMarked}
      busy={busy}
      confirm={narrow || marked === null ? null : isMarked ? '' : marked.label}
      onParam={props.onParam}
      onConfirm={props.onConfirm}
    />
  );
  const words = question.options[0]?.words.join(' ') ?? '';
  return (
    <div ref={body} className="question-body">
      <div className={hasRoom(groups) ? 'question-options has-room' : 'question-options'}>
        <OptionList
          question={question}
          advised={props.advised}
          groups={groups}
          marked={pick}
          hovered={hovered}
          disabled={busy !== false}
          unfolded={narrow ? strip : undefined}
          onPress={props.onPress}
          onHover={props.onHover}
          onExpand={(group) => setExpanded(new Set([...expanded, group]))}
        />
        {narrow && <span ref={below.end} className="last-option" />}
        <TypedOrder
          input={props.typeInput}
          example={words}
          onType={props.onType}
          onLeave={() => props.typeInput.current?.blur()}
        />
      </div>
      {!narrow && <div className="question-preview">{strip}</div>}
      {narrow && marked !== null && <ConfirmBar {...props} marked={marked} below={below} />}
    </div>
  );
}
