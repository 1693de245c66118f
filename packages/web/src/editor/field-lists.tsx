import { useId } from 'preact/compat';
import { useEditor } from './editor-store.ts';
import type { FieldProps, NestingProps } from './field-props.ts';
import { under, valueAt } from './model/file-paths.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** By what it has, or the only one there is. */
const untagged = (forms: FieldProps<'form'>['field']['forms'], value: unknown): string | undefined =>
  (forms.find(({ has }) => has !== undefined && valueAt(value, has) !== undefined) ?? forms[0])?.id;

/** One of several forms, with what each has to fill in. */
export function FormField({ field, path, value, onSet, fieldsOf }: NestingProps<'form'>) {
  const id = useId();
  const { forms, tag, none, usual, label, hint } = field;
  const tagged = value === undefined ? usual : tag === null ? untagged(forms, value) : valueAt(value, tag);
  const now = forms.find((form) => form.id === tagged);
  const pick = (chosen: string) => onSet(forms.find((form) => form.id === chosen)?.fresh);
  return (
    <div className="ed-form">
      <div className="field">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <select
          id={id}
          data-field={path}
          value={now?.id ?? ''}
          aria-describedby={`${id}-hint`}
          onChange={(event) => pick(event.currentTarget.value)}
        >
          {(none !== undefined || now === undefined) && <option value="">{none ?? 'not said yet'}</option>}
          {forms.map((form) => (
            <option key={form.id} value={form.id}>
              {form.title}
            </option>
          ))}
        </select>
        {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      </div>
      {now !== undefined && now.fields.length > 0 && <div className="ed-fields">{fieldsOf(now.fields, path)}</div>}
    </div>
  );
}

/** Rows of the same fields. */
export function RowsField({ field, path, value, fieldsOf }: NestingProps<'rows'>) {
  const addRow = useEditor((editor) => editor.addRow);
  const removeRow = useEditor((editor) => editor.removeRow);
  const rows = listOf(value);
  const word = field.row.toLowerCase();
  return (
    <fieldset className="ed-rows">
      <legend className="label">{field.label}</legend>
      {field.hint !== undefined && <small>{field.hint}</small>}
      {rows.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <fieldset key={i} className="ed-row" aria-label={`${field.row} ${i + 1}`}>
          {fieldsOf(field.fields, under(path, i))}
          {rows.length > (field.least ?? 0) && (
            <button type="button" className="button quiet" onClick={() => removeRow(path, i)}>
              Remove {word} {i + 1}
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < field.most && (
        <button type="button" className="button" onClick={() => addRow(path, field.fresh)}>
          Add a {word}
        </button>
      )}
    </fieldset>
  );
}

/** One after the other, as a road is laid of its sections. */
export function SequenceField({ field, path, value, onSet }: FieldProps<'sequence'>) {
  const laid = listOf(value);
  const titleOf = (each: unknown) => field.choices.find((choice) => choice.value === each)?.title ?? String(each);
  const without = (place: number) => {
    const left = laid.filter((_, i) => i !== place);
    onSet(left.length === 0 && field.none !== undefined ? undefined : left);
  };
  return (
    <fieldset className="ed-sequence" data-field={path}>
      <legend className="label">{field.label}</legend>
      {laid.length === 0 && field.none !== undefined && <p className="text-hint">Now: {field.none}.</p>}
      <ol>
        {laid.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place.
          <li key={i}>
            <button
              type="button"
              className="ed-chip"
              aria-label={`Take out ${i + 1}, ${titleOf(each)}`}
              onClick={() => without(i)}
            >
              {titleOf(each)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
      {laid.length < field.most && (
        <div className="ed-chips">
          {field.choices.map((choice) => (
            <button key={choice.value} type="button" className="button" onClick={() => onSet([...laid, choice.value])}>
              + {choice.title}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
