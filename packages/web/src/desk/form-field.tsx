import type { FormField, FormValue } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useId, useState } from 'preact/compat';

export interface FieldProps {
  readonly field: FormField;
  readonly value: FormValue;
  readonly path: string;
  readonly problems: readonly Problem[];
  onChange(value: FormValue): void;
}

/** Those that belong to a field or to something inside it. */
export function problemsAt(problems: readonly Problem[], path: string): readonly Problem[] {
  return problems.filter(({ field }) => field === path || field?.startsWith(`${path}.`) === true);
}

function Complaints({ id, problems }: { readonly id: string; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul id={id} className="form-problems">
      {problems.map(({ message, legal }) => (
        <li key={message}>
          {message}
          {legal !== undefined && legal.length > 0 && legal.length <= 8 && ` Legal: ${legal.join(', ')}.`}
        </li>
      ))}
    </ul>
  );
}

export function Flag({ field, value, onChange }: FieldProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      {field.label}
    </label>
  );
}

export function Plain(props: FieldProps) {
  const { field, problems, path } = props;
  const id = useId();
  const own = problemsAt(problems, path);
  const unit = field.kind === 'number' && field.unit !== undefined && field.unit !== '' ? ` (${field.unit})` : '';
  return (
    <div className={field.kind === 'text' && field.long === true ? 'field form-wide' : 'field'}>
      <label className="label" htmlFor={id}>
        {field.label}
        {unit}
      </label>
      <Input {...props} id={id} isBad={own.length > 0} />
      {field.hint !== undefined && <small>{field.hint}</small>}
      <Complaints id={`${id}-bad`} problems={own} />
    </div>
  );
}

interface NumberInputProps {
  readonly id: string;
  readonly value: FormValue;
  onNumber(value: number): void;
}

function NumberInput({ value, onNumber, ...common }: NumberInputProps) {
  const [typed, setTyped] = useState('');
  const shown = typeof value === 'number' && !Number.isNaN(value) ? value : '';
  return (
    <input
      {...common}
      type="number"
      className="text-input"
      inputMode="decimal"
      step="any"
      // On the way to 1.05 stands 1.0, which must not become 1.
      value={typed !== '' && Number(typed) === shown ? typed : shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onNumber(currentTarget.valueAsNumber);
      }}
    />
  );
}

function Input({ field, value, id, isBad, onChange }: FieldProps & { readonly id: string; readonly isBad: boolean }) {
  const common = { id, 'aria-invalid': isBad, ...(isBad ? { 'aria-describedby': `${id}-bad` } : {}) };
  if (field.kind === 'choice') {
    return (
      <select {...common} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
        {field.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'number') return <NumberInput {...common} value={value} onNumber={onChange} />;
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'text' && field.long === true) {
    return (
      <textarea
        {...common}
        className="text-input"
        rows={3}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <input
      {...common}
      type="text"
      className="text-input"
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function Several({ field, value, path, problems, onChange }: FieldProps) {
  const id = useId();
  if (field.kind !== 'several') return null;
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const toggle = (name: string, isIn: boolean) =>
    onChange(isIn ? [...chosen, name] : chosen.filter((one) => one !== name));
  return (
    <fieldset className="form-several">
      <legend className="label">{field.label}</legend>
      {field.options.map((name) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />
          {name}
        </label>
      ))}
      <Complaints id={id} problems={problemsAt(problems, path)} />
    </fieldset>
  );
}
