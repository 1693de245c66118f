import { useId } from 'preact/compat';
import { Pick } from '../base/pick.tsx';
import { CLOCKS, OWN_CLOCKS } from './clock-choices.ts';
import type { TableDraft } from './new-table.ts';

interface ClockFieldsProps {
  readonly draft: TableDraft;
  onChange(change: Partial<TableDraft>): void;
}

/** A clock from the list, or one of one's own with its figures. */
export function ClockFields({ draft, onChange }: ClockFieldsProps) {
  const id = useId();
  const own = OWN_CLOCKS.find((each) => each.id === draft.clock);
  return (
    <>
      <Pick
        label="Clock"
        items={[...CLOCKS, ...OWN_CLOCKS].map(({ id: clock, title }) => ({ id: clock, title }))}
        value={draft.clock}
        onPick={(clock) => onChange({ clock, clockFigures: [] })}
      />
      {own?.fields.map(({ label, least, most, start }, i) => (
        <div key={label} className="field">
          <label htmlFor={`${id}-${i}`} className="label">
            {label}
          </label>
          <input
            id={`${id}-${i}`}
            className="text-input"
            type="number"
            required
            min={least}
            max={most}
            value={draft.clockFigures[i] ?? start}
            onInput={({ currentTarget }) =>
              onChange({
                clockFigures: own.fields.map((field, at) =>
                  at === i ? currentTarget.value : (draft.clockFigures[at] ?? String(field.start)),
                ),
              })
            }
          />
          <small>
            {least} to {most.toLocaleString('en')}
          </small>
        </div>
      ))}
    </>
  );
}
