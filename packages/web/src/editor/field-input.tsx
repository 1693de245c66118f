import type { Field, FilePath } from '@hardtop/kernel';
import { useId } from 'preact/compat';
import { useEditor, useFile } from './editor-store.ts';
import { FormField, RowsField, SequenceField } from './field-lists.tsx';
import type { FieldProps } from './field-props.ts';
import { listAt, under, valueAt } from './model/file-paths.ts';
import { OwnVehicles } from './own-vehicles.tsx';

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function Hint({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : <small id={id}>{text}</small>;
}

/** Longer texts have the whole width. */
const SHORT = 60;

function TextField({ field, value, onSet, path }: FieldProps<'text'>) {
  const id = useId();
  const said = (text: string) => onSet(text === '' && field.none !== undefined ? undefined : text);
  const shared = {
    id,
    value: asText(value),
    maxLength: field.most,
    'data-field': path,
    'aria-describedby': `${id}-hint`,
  };
  return (
    <div className={field.most > SHORT ? 'field ed-wide' : 'field'}>
      <label htmlFor={id} className="label">
        {field.label}
      </label>
      {field.isLong ? (
        <textarea className="text-input" rows={3} {...shared} onInput={(event) => said(event.currentTarget.value)} />
      ) : (
        <input
          type="text"
          {...shared}
          placeholder={field.none ?? asText(field.usual)}
          onInput={(event) => said(event.currentTarget.value)}
        />
      )}
      <Hint id={`${id}-hint`} text={field.hint} />
    </div>
  );
}

function NumberField({ field, value, onSet, path }: FieldProps<'number'>) {
  const id = useId();
  const { min, max, step, unit, none, usual, label } = field;
  const said = (text: string) => {
    const figure = Number(text);
    if (text === '') onSet(undefined);
    else if (Number.isFinite(figure)) onSet(figure);
  };
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
        {unit !== undefined && unit !== '' && <span className="ed-unit"> ({unit})</span>}
      </label>
      <input
        id={id}
        type="number"
        className="text-input figures"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={asText(value)}
        placeholder={none ?? asText(usual)}
        data-field={path}
        aria-describedby={`${id}-hint`}
        onInput={(event) => said(event.currentTarget.value)}
      />
      <Hint id={`${id}-hint`} text={field.hint} />
    </div>
  );
}

function FlagField({ field, value, onSet, path }: FieldProps<'flag'>) {
  return (
    <label className="check">
      <input
        type="checkbox"
        data-field={path}
        checked={typeof value === 'boolean' ? value : field.usual === true}
        onChange={(event) => onSet(event.currentTarget.checked)}
      />
      <span>{field.label}</span>
    </label>
  );
}

interface Choice {
  readonly value: string | number;
  readonly title: string;
}

interface SelectProps {
  readonly field: Field;
  readonly path: FilePath;
  readonly choices: readonly Choice[];
  readonly value: unknown;
  onSet(value: unknown): void;
}

/** One of a list; what the file has and the list has not stays in it. */
function SelectField({ field, path, choices, value, onSet }: SelectProps) {
  const id = useId();
  const { none, usual, label } = field;
  const now = value ?? (none === undefined ? usual : undefined);
  const at = choices.findIndex((choice) => choice.value === now);
  const isStrange = now !== undefined && at < 0;
  const pick = (chosen: string) => {
    if (chosen === '') onSet(undefined);
    else if (chosen !== 'own') onSet(choices[Number(chosen)]?.value);
  };
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        data-field={path}
        value={isStrange ? 'own' : at < 0 ? '' : String(at)}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        {(none !== undefined || now === undefined) && <option value="">{none ?? 'not said yet'}</option>}
        {isStrange && <option value="own">{strangeName(now)}</option>}
        {choices.map((choice, i) => (
          <option key={choice.value} value={i}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  );
}

function strangeName(value: unknown): string {
  const name = valueAt(value, 'name');
  return typeof name === 'string' ? `${name} (in the file)` : asText(value) || 'as in the file';
}

function useSeatChoices(): readonly Choice[] {
  const { seats } = useEditor(({ rules }) => rules.editing);
  const file = useFile();
  return listAt(file, seats).map((seat, value) => {
    const name = valueAt(seat, 'name');
    return { value, title: `${value + 1}: ${typeof name === 'string' ? name : 'seat'}` };
  });
}

function SeatField(props: FieldProps<'seat'>) {
  return <SelectField {...props} choices={useSeatChoices()} />;
}

function VehicleField(props: FieldProps<'vehicle'>) {
  const { picks } = useEditor(({ rules }) => rules.table);
  const choices = picks.map(({ id, title, summary }) => ({ value: id, title: `${title} · ${summary}` }));
  return (
    <div className="ed-wide">
      <SelectField {...props} choices={choices} />
      <OwnVehicles onPick={props.onSet} />
    </div>
  );
}

interface ManyProps {
  readonly label: string;
  readonly path: FilePath;
  readonly choices: readonly Choice[];
  readonly value: unknown;
  onSet(value: unknown): void;
}

/** Any of a list. */
function ManyField({ label, path, choices, value, onSet }: ManyProps) {
  const now: readonly unknown[] = Array.isArray(value) ? value : [];
  const set = (choice: Choice, isOn: boolean) =>
    onSet(isOn ? [...now, choice.value] : now.filter((each) => each !== choice.value));
  return (
    <fieldset className="ed-many">
      <legend className="label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input
            type="checkbox"
            data-field={path}
            checked={now.includes(choice.value)}
            onChange={(event) => set(choice, event.currentTarget.checked)}
          />
          <span>{choice.title}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SeatsField({ field, ...props }: FieldProps<'seats'>) {
  return <ManyField {...props} label={field.label} choices={useSeatChoices()} />;
}

const fieldsOf = (fields: readonly Field[], base: FilePath) =>
  fields.map((field) => <FieldInput key={field.path} field={field} base={base} />);

/** Whatever a ruleset lets people fill in. */
export function FieldInput({ field, base }: { readonly field: Field; readonly base: FilePath }) {
  const path = under(base, field.path);
  const value = valueAt(useFile(), path);
  const set = useEditor((editor) => editor.set);
  const shared = { path, value, onSet: (next: unknown) => set(path, next) };
  switch (field.kind) {
    case 'text':
      return <TextField field={field} {...shared} />;
    case 'number':
      return <NumberField field={field} {...shared} />;
    case 'flag':
      return <FlagField field={field} {...shared} />;
    case 'choice':
      return <SelectField field={field} choices={field.choices} {...shared} />;
    case 'choices':
      return <ManyField label={field.label} choices={field.choices} {...shared} />;
    case 'sequence':
      return <SequenceField field={field} {...shared} />;
    case 'seat':
      return <SeatField field={field} {...shared} />;
    case 'seats':
      return <SeatsField field={field} {...shared} />;
    case 'vehicle':
      return <VehicleField field={field} {...shared} />;
    case 'rows':
      return <RowsField field={field} {...shared} fieldsOf={fieldsOf} />;
    case 'form':
      return <FormField field={field} {...shared} fieldsOf={fieldsOf} />;
  }
}
