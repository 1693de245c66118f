import type { FittedPart } from '@hardtop/workshop';
import { useBench } from './bench-store.ts';
import { PartFields } from './part-fields.tsx';
import './part-card.css';

interface EditButtonProps {
  readonly label: string;
  readonly says?: string;
  readonly edit: unknown;
  readonly danger?: boolean;
  readonly letsGo?: boolean;
}

function EditButton({ label, says, edit, danger = false, letsGo = false }: EditButtonProps) {
  const apply = useBench((bench) => bench.apply);
  const look = useBench((bench) => bench.look);
  const take = useBench((bench) => bench.take);
  const shows = () => look({ label: says ?? label, edit });
  return (
    <button
      type="button"
      className={danger ? 'button danger' : 'button'}
      aria-label={says}
      onClick={() => {
        apply(edit);
        if (letsGo) take(null);
      }}
      onMouseEnter={shows}
      onFocus={shows}
      onMouseLeave={() => look(null)}
      onBlur={() => look(null)}
    >
      {label}
    </button>
  );
}

/** A part on the car in the hand: where else it can go, what else it can be. */
export function PartCard({ part }: { readonly part: FittedPart }) {
  const take = useBench((bench) => bench.take);
  return (
    <fieldset className="part-card plate" aria-label={`${part.label} in hand`}>
      <div className="part-card-head">
        <b>{part.label}</b>
        {part.notes.length > 0 && <span>{part.notes.join(', ')}</span>}
        <button type="button" className="button quiet" onClick={() => take(null)}>
          Done
        </button>
      </div>
      <PartFields part={part.id} fields={part.fields ?? []} />
      <div className="part-card-row">
        {part.actions.map((action) => (
          <EditButton key={action.label} label={action.label} edit={action.edit} />
        ))}
        <EditButton label="Take off" edit={part.remove} danger letsGo />
      </div>
      {part.moves.length > 0 && (
        <div className="part-card-row">
          <span className="label">Move to</span>
          {part.moves.map((move) => (
            <EditButton key={move.slot} label={move.label} says={`Move to ${move.label}`} edit={move.edit} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
