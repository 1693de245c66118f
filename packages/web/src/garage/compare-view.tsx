import { useEffect, useMemo, useRef, useState } from 'preact/compat';
import { type CompareGroup, compareGroups } from './compare-rows.ts';
import { Fetched } from './fetched.tsx';
import { useGarage } from './garage-context.ts';
import type { LibraryItem } from './library-items.ts';

interface CompareViewProps {
  readonly items: readonly LibraryItem[];
  onClose(): void;
}

interface GroupRowsProps {
  readonly group: CompareGroup;
  readonly columns: number;
  readonly onlyDifferences: boolean;
}

function GroupRows({ group, columns, onlyDifferences }: GroupRowsProps) {
  const rows = onlyDifferences ? group.rows.filter(({ differs }) => differs) : group.rows;
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className="compare-group" colSpan={columns + 1}>
          {group.title}
        </th>
      </tr>
      {rows.map(({ label, cells, differs }) => (
        <tr key={label} data-differs={differs || undefined}>
          <th scope="row">
            {label}
            {differs && <span className="hidden-text"> differs</span>}
          </th>
          {cells.map(({ text, isOver }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its design's place.
            <td key={i} className={isOver ? 'figures over' : 'figures'}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface TableProps {
  readonly items: readonly LibraryItem[];
  readonly onlyDifferences: boolean;
}

function CompareTable({ items, onlyDifferences }: TableProps) {
  const open = useGarage();
  const groups = useMemo(() => compareGroups(open, items), [open, items]);
  return (
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
      {groups.map((group) => (
        <GroupRows key={group.title} group={group} columns={items.length} onlyDifferences={onlyDifferences} />
      ))}
      <tbody>
        <tr>
          <th scope="row">Written out</th>
          {items.map((item) => (
            <td key={item.key} className="compare-line">
              <Fetched from={open.notation}>{({ statLine }) => statLine(item.design)}</Fetched>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Two or three designs side by side: figures, armor by side, weapons, what each part costs. */
export function CompareView({ items, onClose }: CompareViewProps) {
  const box = useRef<HTMLElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const keys = items.map(({ key }) => key).join(' ');
  useEffect(() => {
    // The rows that were ticked may be far below.
    if (keys !== '') box.current?.scrollIntoView({ block: 'start' });
  }, [keys]);
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone.
    <section ref={box} className="compare plate" aria-label="Side by side" tabIndex={0}>
      <div className="compare-head">
        <h2>Side by side</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
          Only what differs
        </label>
        <button type="button" className="button" onClick={onClose}>
          Put away
        </button>
      </div>
      <CompareTable items={items} onlyDifferences={onlyDifferences} />
    </section>
  );
}
