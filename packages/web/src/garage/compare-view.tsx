import { useEffect, useRef } from 'preact/compat';
import { useGarage } from './garage-context.ts';
import type { LibraryItem } from './library-items.ts';

interface CompareViewProps {
  readonly items: readonly LibraryItem[];
  onClose(): void;
}

/** Two or three designs side by side, figure by figure. */
export function CompareView({ items, onClose }: CompareViewProps) {
  const { garage } = useGarage();
  const box = useRef<HTMLElement>(null);
  const keys = items.map(({ key }) => key).join(' ');
  useEffect(() => {
    // The rows that were ticked may be far below.
    if (keys !== '') box.current?.scrollIntoView({ block: 'start' });
  }, [keys]);
  if (items.length === 0) return null;
  const rows = new Map<string, string>();
  for (const { check } of items) for (const { id, label } of check.labelled) rows.set(id, label);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone.
    <section ref={box} className="compare plate" aria-label="Side by side" tabIndex={0}>
      <div className="compare-head">
        <h2>Side by side</h2>
        <button type="button" className="button" onClick={onClose}>
          Put away
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {items.map((item) => (
              <th key={item.key} scope="col">
                {item.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([id, label]) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {items.map((item) => {
                const figure = item.check.labelled.find((each) => each.id === id);
                return (
                  <td key={item.key} className={figure?.isOver ? 'figures over' : 'figures'}>
                    {figure?.text ?? '–'}
                    {figure?.limit !== undefined && ` of ${figure.limit}`}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">Written out</th>
            {items.map((item) => (
              <td key={item.key} className="compare-line">
                {garage.statLine(item.design)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
