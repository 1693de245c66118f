import type { PartField } from '@hardtop/workshop';
import { useId } from 'preact/compat';
import { BenchSelect } from './bench-select.tsx';
import { useBench } from './bench-store.ts';
import './part-fields.css';

type NumberField = Extract<PartField, { kind: 'number' }>;
type TextField = Extract<PartField, { kind: 'text' }>;

interface FieldProps<Field> {
  readonly field: Field;
  /** Changes under it are one step of undo. */
  readonly mergeKey: string;
}

const LONGEST_NAME = 60;

function NumberInput({ field, mergeKey }: FieldProps<NumberField>) {
  const id = useId();
  const apply = useBench((bench) => bench.apply);
  const { label, value, least, most } = field;
  const set = (wanted: number) => apply(field.edit(Math.max(least, Math.min(most, Math.floor(wanted) || 0))), mergeKey);
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="stepper">
        <button
          type="button"
          className="button"
          aria-label={`${label}: one less`}
          disabled={value <= least}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          className="points-input figures"
          min={least}
          max={most}
          value={value}
          onChange={(event) => set(Number(event.currentTarget.value))}
        />
        <button
          type="button"
          className="button"
          aria-label={`${label}: one more`}
          disabled={value >= most}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}

function TextInput({ field, mergeKey }: FieldProps<TextField>) {
  const apply = useBench((bench) => bench.apply);
  return (
    <label className="field">
      <span className="label">{field.label}</span>
      <input
        type="text"
        className="text-input"
        maxLength={LONGEST_NAME}
        value={field.value}
        onChange={(event) => apply(field.edit(event.currentTarget.value), mergeKey)}
      />
    </label>
  );
}

function FieldInput({ field, mergeKey }: FieldProps<PartField>) {
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} mergeKey={mergeKey} />;
    case 'text':
      return <TextInput field={field} mergeKey={mergeKey} />;
    case 'choice':
      return <BenchSelect setting={field} />;
  }
}

/** Figures, names and choices of the part in hand. */
export function PartFields({ part, fields }: { readonly part: string; readonly fields: readonly PartField[] }) {
  if (fields.length === 0) return null;
  return (
    <div className="part-fields">
      {fields.map((field) => (
        <FieldInput key={field.id} field={field} mergeKey={`${part} ${field.id}`} />
      ))}
    </div>
  );
}
