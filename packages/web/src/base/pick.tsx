import { useId } from 'preact/compat';

interface PickProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly summary?: string }[];
  readonly value: string;
  /** What no choice is called, where one need not choose. */
  readonly none?: string;
  onPick(id: string): void;
}

/** A choice from a list. */
export function Pick({ label, items, value, none, onPick }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.summary === undefined ? item.title : `${item.title} · ${item.summary}`}
          </option>
        ))}
      </select>
    </div>
  );
}
