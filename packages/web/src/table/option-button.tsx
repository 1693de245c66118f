import type { QuestionOption } from '@hardtop/kernel';
import { memo } from 'preact/compat';
import { percent } from '../base/figures.ts';

interface OptionButtonProps {
  readonly option: QuestionOption;
  readonly shortcut: string | null;
  /** The beginning of the label that the group's title has said already. */
  readonly said: string;
  /** ` at Novak`, where the title has said that too. */
  readonly aim: string;
  readonly marked: boolean;
  readonly suggested: boolean;
  /** Its preview is already shown because the pointer or the focus is on it. */
  readonly looked: boolean;
  readonly disabled: boolean;
  /** What the chance is of goes without saying. */
  readonly terse: boolean;
  onPress(id: string): void;
  onHover(id: string | null): void;
}

/** More likely than not the car goes elsewhere. */
function isPoor({ preview }: QuestionOption): boolean {
  return preview?.ghosts !== undefined && (preview.chances?.[0]?.chance ?? 1) < 0.5;
}

function Chance({ option, terse }: { readonly option: QuestionOption; readonly terse: boolean }) {
  const first = option.preview?.chances?.[0];
  if (first === undefined) return null;
  // What cannot fail is said by its full bar; a column of 100% would hide the one that can.
  return (
    <span
      className={
        terse && first.chance > 0.995 ? 'hidden-text' : isPoor(option) ? 'option-chance poor' : 'option-chance'
      }
    >
      <span className="hidden-text">, </span>
      <b>{percent(first.chance)}</b> <span className={terse ? 'hidden-text' : undefined}>{first.label}</span>
    </span>
  );
}

/** A list that changes under a resting mouse is not being looked at: only a real movement counts. */
function movedByHand(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && (event.movementX !== 0 || event.movementY !== 0);
}

/** An option as a dashboard key: its shortcut, its name, the chance that matters most. */
export const OptionButton = memo(function OptionButton(props: OptionButtonProps) {
  const { option, shortcut, said, aim, marked, suggested, looked, disabled, terse, onPress, onHover } = props;
  const first = option.preview?.chances?.[0];
  const spared = said.length + (said === '' ? 0 : option.label.slice(said.length).search(/[^,\s]/));
  const label = option.label.slice(spared);
  const [head, tail] = aim === '' ? [label] : label.split(aim, 2);
  const [warning, ...others] = option.preview?.warnings ?? [];
  return (
    <button
      type="button"
      data-answer={option.id}
      className={warning === undefined ? 'option' : 'option risky'}
      aria-pressed={marked}
      aria-keyshortcuts={shortcut ?? undefined}
      disabled={disabled}
      onClick={() => onPress(option.id)}
      onFocus={() => onHover(option.id)}
      onBlur={() => onHover(null)}
      onPointerMove={(event) => !looked && movedByHand(event) && onHover(option.id)}
      onPointerLeave={() => onHover(null)}
    >
      <span className="keycap" aria-hidden="true">
        {shortcut ?? '·'}
      </span>
      <span className="option-label">
        {spared > 0 && <span className="hidden-text">{option.label.slice(0, spared)}</span>}
        {head}
        {tail !== undefined && <span className="hidden-text">{aim}</span>}
        {tail}
        {suggested && <span className="option-suggested"> suggested</span>}
        {warning !== undefined && (
          <span className="option-warning">
            {warning}
            {others.length > 0 && ` (+${others.length})`}
          </span>
        )}
      </span>
      <Chance option={option} terse={terse} />
      {first !== undefined && <span className="meter" style={{ '--p': first.chance }} aria-hidden="true" />}
    </button>
  );
});
