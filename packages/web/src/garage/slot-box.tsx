import type { FittedPart, OutlineSlot } from '@hardtop/workshop';
import { useBench } from './bench-store.ts';
import { useDrag } from './drag.ts';
import type { SlotTarget } from './hand.ts';
import './slot-box.css';

interface SlotBoxProps {
  readonly slot: OutlineSlot;
  readonly points: number | null;
  readonly parts: readonly FittedPart[];
  readonly held: string | null;
  /** What is in the hand could be put here. */
  readonly target: SlotTarget | null;
  /** What is being dragged could be let go here. */
  readonly takes: boolean;
  readonly isOver: boolean;
}

function PartChip({ part, isHeld }: { readonly part: FittedPart; readonly isHeld: boolean }) {
  const take = useBench((bench) => bench.take);
  const apply = useBench((bench) => bench.apply);
  const drag = useDrag({ kind: 'fitted', id: part.id }, part.label);
  return (
    <button
      type="button"
      className="part-chip"
      aria-pressed={isHeld}
      title={part.label}
      onPointerDown={part.moves.length > 0 ? drag : undefined}
      onClick={() => take(isHeld ? null : { kind: 'fitted', id: part.id })}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') apply(part.remove);
      }}
    >
      <b>
        {part.count > 1 ? `${part.count}× ` : ''}
        {part.short}
        {part.short !== part.label && <span className="hidden-text"> {part.label}</span>}
      </b>
      {part.notes.length > 0 && <small>{part.notes.join(', ')}</small>}
    </button>
  );
}

/** One place on the outline: what is there, how thick its armor is, and whether the hand may let go here. */
export function SlotBox({ slot, points, parts, held, target, takes, isOver }: SlotBoxProps) {
  const apply = useBench((bench) => bench.apply);
  const look = useBench((bench) => bench.look);
  const take = useBench((bench) => bench.take);
  const put = (edit: unknown) => {
    apply(edit);
    take(null);
  };
  const classes = ['slot', `slot-${slot.kind}`, target !== null || takes ? 'open' : '', isOver ? 'dragged-over' : ''];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out on the drawing.
    <div role="group" aria-label={slot.label} className={classes.filter(Boolean).join(' ')} data-slot={slot.id}>
      <span className="slot-name label">
        {slot.label}
        {points !== null && (
          <b className="slot-points figures" title="Points of armor">
            {points}
            <span className="hidden-text"> points of armor</span>
          </b>
        )}
      </span>
      {parts.map((part) => (
        <PartChip key={part.id} part={part} isHeld={part.id === held} />
      ))}
      {target !== null && (
        <button
          type="button"
          className="slot-put"
          onClick={() => put(target.edit)}
          onMouseEnter={() => look(target)}
          onFocus={() => look(target)}
          onMouseLeave={() => look(null)}
          onBlur={() => look(null)}
        >
          Put here
          <span className="hidden-text">: {slot.label}</span>
        </button>
      )}
    </div>
  );
}
