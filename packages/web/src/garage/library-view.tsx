import { useMemo, useState } from 'react';
import { Masthead } from '../app/masthead.tsx';
import { navigate, paths } from '../app/router.ts';
import { CompareView } from './compare-view.tsx';
import { useGarage } from './garage-context.ts';
import { ImportPanel } from './import-panel.tsx';
import { LibraryFilterBar } from './library-filter-bar.tsx';
import {
  filterItems,
  type LibraryFilter,
  type LibraryItem,
  NO_LIBRARY_FILTER,
  ownItems,
  stockItems,
  tagsOf,
} from './library-items.ts';
import { LibraryRow } from './library-row.tsx';
import { keepNew, useLibrary } from './library-store.ts';
import { useLibrarySync } from './library-sync.ts';
import './library.css';

const MOST_COMPARED = 3;

/** One button per class: an empty body on the bench. */
function NewDesign() {
  const { garage, workshop, ruleset } = useGarage();
  const begin = (classId: string) => {
    const id = keepNew(ruleset.id, workshop.start(classId, ''));
    navigate(paths.garageDesign(id));
  };
  return (
    <section className="new-design plate" aria-labelledby="new-design">
      <h2 id="new-design">Build from nothing</h2>
      <div className="class-buttons">
        {garage.classes.map(({ id, title }, i) => (
          <button key={id} type="button" className={i === 0 ? 'button go' : 'button'} onClick={() => begin(id)}>
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}

function Removed({ id, onDone }: { readonly id: string; onDone(): void }) {
  const restore = useLibrary((library) => library.restore);
  return (
    <p className="notice" role="status">
      <span>Scrapped.</span>
      <button
        type="button"
        className="button"
        onClick={() => {
          restore(id);
          onDone();
        }}
      >
        Undo
      </button>
    </p>
  );
}

interface ListProps {
  readonly items: readonly LibraryItem[];
  readonly compared: readonly string[];
  readonly empty: string;
  onCompare(key: string, on: boolean): void;
  onRemove(id: string): void;
}

function List({ items, compared, empty, onCompare, onRemove }: ListProps) {
  if (items.length === 0) return <p className="nothing-here">{empty}</p>;
  return (
    <ul className="library-list">
      {items.map((item) => (
        <LibraryRow
          key={item.key}
          item={item}
          isCompared={compared.includes(item.key)}
          canCompare={compared.length < MOST_COMPARED}
          onCompare={(on) => onCompare(item.key, on)}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

export function LibraryView() {
  const open = useGarage();
  const kept = useLibrary((library) => library.designs);
  const remove = useLibrary((library) => library.remove);
  const sync = useLibrarySync();
  const [filter, setFilter] = useState<LibraryFilter>(NO_LIBRARY_FILTER);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<string | null>(null);
  const stock = useMemo(() => stockItems(open), [open]);
  const { items: own, unreadable } = useMemo(() => ownItems(open, kept), [open, kept]);
  const shown = compared.flatMap((key) => [...own, ...stock].find((item) => item.key === key) ?? []);
  const lists = {
    compared,
    onCompare: (key: string, on: boolean) =>
      setCompared(on ? [...compared, key] : compared.filter((other) => other !== key)),
    onRemove: (id: string) => {
      remove(id);
      setRemoved(id);
    },
  };
  return (
    <div className="library">
      <Masthead />
      <main id="main" tabIndex={-1} className="library-main">
        <h1>The garage</h1>
        <NewDesign />
        <LibraryFilterBar filter={filter} tags={tagsOf(own)} onFilter={setFilter} />
        <CompareView items={shown} onClose={() => setCompared([])} />
        <section aria-labelledby="own-designs">
          <h2 id="own-designs">Yours</h2>
          <p className="sync-line">{sync}</p>
          {removed !== null && <Removed id={removed} onDone={() => setRemoved(null)} />}
          {unreadable > 0 && (
            <p className="notice bad">{unreadable} kept here cannot be read by this version; they stay untouched.</p>
          )}
          <List
            items={filterItems(own, filter)}
            empty={own.length === 0 ? 'Nothing of yours yet. Build one, or copy one of the stock list.' : 'No match.'}
            {...lists}
          />
          <ImportPanel />
        </section>
        <section aria-labelledby="stock-designs">
          <h2 id="stock-designs">Stock vehicles</h2>
          <List items={filterItems(stock, filter)} empty="No stock vehicle matches." {...lists} />
        </section>
      </main>
    </div>
  );
}
