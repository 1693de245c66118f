import { type FormField, type FormValues, fittingFields, formValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { type FieldProps, Flag, Plain, Several } from './form-field.tsx';
import './form-view.css';

interface FormViewProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly problems: readonly Problem[];
  /** Before the names of the fields, where a form stands in a list: `people.0.`. */
  readonly prefix?: string;
  onChange(values: FormValues): void;
}

/** A ruleset's form. It knows no field by name. */
export function FormView({ fields, values, problems, prefix = '', onChange }: FormViewProps) {
  return (
    <div className="form-view">
      {fittingFields(fields, values).map((field) => (
        <FormFieldView
          key={field.name}
          field={field}
          value={values[field.name] ?? field.value}
          path={`${prefix}${field.name}`}
          problems={problems}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
}

function FormFieldView(props: FieldProps) {
  switch (props.field.kind) {
    case 'list':
      return <FormList {...props} />;
    case 'several':
      return <Several {...props} />;
    case 'flag':
      return <Flag {...props} />;
    case 'text':
    case 'number':
    case 'choice':
      return <Plain {...props} />;
  }
}

/** Any number of the same: people, vehicles, legs. */
function FormList({ field, value, path, problems, onChange }: FieldProps) {
  if (field.kind !== 'list') return null;
  const items: readonly FormValues[] = Array.isArray(value) ? value.filter((one) => typeof one === 'object') : [];
  const { fields, label, one } = field;
  // What a field means is said once.
  const bare = fields.map(({ hint: _, ...rest }) => rest);
  const replace = (i: number, next: FormValues) => onChange(items.map((item, k) => (k === i ? next : item)));
  const whole = problems.filter((problem) => problem.field === path);
  const numbered = items.map((item, i) => ({ item, i, key: `${path}.${i}` }));
  return (
    <fieldset className="form-list">
      <legend>{label}</legend>
      {whole.map(({ message }) => (
        <p key={message} className="form-problems">
          {message}
        </p>
      ))}
      <ol>
        {numbered.map(({ item, i, key }) => (
          <li key={key} className="form-item">
            <FormView
              fields={i === 0 ? fields : bare}
              values={item}
              prefix={`${path}.${i}.`}
              problems={problems}
              onChange={(next) => replace(i, next)}
            />
            <button
              type="button"
              className="button quiet"
              aria-label={`Remove ${one} ${i + 1}`}
              onClick={() => onChange(items.filter((_, k) => k !== i))}
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="button" onClick={() => onChange([...items, formValues(fields)])}>
        Add a {one}
      </button>
    </fieldset>
  );
}
