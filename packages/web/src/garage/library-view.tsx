import { lazy, Suspense, useCallback, useMemo, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { navigate, paths } from '../base/router.ts';
import { EventBar } from './event-bar.tsx';
import { eventProblems, useChosenEvent } from './event-store.ts';
import { useGarage } from './garage-context.ts';
import { HouseRulesPanel } from './house-rules-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { LibraryFilterBar } from './library-filter-bar.tsx';
import {
  filterItems,
  type LibraryFilter,
  type LibraryItem,
  NO_LIBRARY_FILTER,
  ownItems,
  shelvesOf,
  stockItems,
  strangersText,
  tagsOf,
} from './library-items.ts';
import { LibraryRow, type LibraryRowProps } from './library-row.tsx';
import { LibrarySecret } from './library-secret.tsx';
import { keepNew, library, useLibrary } from './library-store.ts';
import { useLibrarySync } from './library-sync.ts';
import { RulesetSwitch } from './ruleset-switch.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TornNotice } from './torn-notice.tsx';
import { useMore } from './use-more.tsx';
import './library.css';
import './library-tools.css';

const CompareView = lazy(async () => ({ default: (await import('./compare-view.tsx')).CompareView }));
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

const ROWS_AT_ONCE = 100;

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
      <p>
        <Link to={paths.lab()}>The duel lab: which of the cars beats which</Link>
      </p>
    </section>
  );
}

function Removed({ ids, onDone }: { readonly ids: readonly string[]; onDone(): void }) {
  return (
    <p className="notice" role="status">
      <span>{ids.length === 1 ? 'Scrapped.' : `${ids.length} scrapped.`}</span>
      <button
        type="button"
        className="button"
        onClick={() => {
          library.setDeleted(ids, false);
          onDone();
        }}
      >
        Undo
      </button>
    </p>
  );
}

interface ListProps extends Omit<LibraryRowProps, 'item' | 'isPicked'> {
  readonly items: readonly LibraryItem[];
  readonly picked: readonly string[];
  readonly empty: string;
}

function List({ items, picked, empty, ...rows }: ListProps) {
  const { shown, more } = useMore(items, ROWS_AT_ONCE);
  if (items.length === 0) return <p className="nothing-here">{empty}</p>;
  return (
    <>
      <ul className="library-list">
        {shown.map((item) => (
          <LibraryRow key={item.key} item={item} isPicked={picked.includes(item.key)} {...rows} />
        ))}
      </ul>
      {more}
    </>
  );
}

/** The rows of the list as filter and event leave them. */
function useShelves() {
  const open = useGarage();
  const kept = useLibrary(({ all }) => all);
  const event = useChosenEvent();
  const [filter, setFilter] = useState<LibraryFilter>(NO_LIBRARY_FILTER);
  const stock = useMemo(() => stockItems(open), [open]);
  const { items: own, unreadable } = useMemo(() => ownItems(open, kept), [open, kept]);
  const [shownOwn, shownStock] = useMemo(
    () =>
      [own, stock].map((items) =>
        filterItems(open, items, filter).filter(({ design }) => eventProblems(open, design, event).length === 0),
      ),
    [open, own, stock, filter, event],
  );
  const strangers = strangersText(kept);
  return {
    filter,
    setFilter,
    stock,
    own,
    unreadable,
    strangers,
    shownOwn: shownOwn ?? [],
    shownStock: shownStock ?? [],
  };
}

/** Which rows are ticked, and what is open because of it. */
function useSelection(all: readonly LibraryItem[], shownOwn: readonly LibraryItem[]) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [exported, setExported] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const byKey = useMemo(() => new Map(all.map((item) => [item.key, item])), [all]);
  const find = (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []);
  const onPick = useCallback(
    ({ key }: LibraryItem, on: boolean) =>
      setPicked((keys) => (on ? [...keys, key] : keys.filter((other) => other !== key))),
    [],
  );
  const onExport = useCallback(({ key }: LibraryItem) => setExported([key]), []);
  const onRemove = useCallback((ids: readonly string[]) => {
    library.setDeleted(ids, true);
    setRemoved(ids);
    const gone = new Set(ids);
    setPicked((keys) => keys.filter((key) => !gone.has(key)));
  }, []);
  const close = { compared: () => setCompared([]), exported: () => setExported([]), removed: () => setRemoved([]) };
  const bar = {
    items: find(picked),
    onCompare: () => setCompared(picked),
    onExport: () => setExported(picked),
    onRemove,
    onClear: () => setPicked([]),
    matching: shownOwn.length,
    onPickMatching: () => setPicked(shownOwn.map(({ key }) => key)),
  };
  return {
    rows: { picked, onPick, onExport, onRemove },
    bar,
    close,
    compared: find(compared),
    exported: find(exported),
    removed,
  };
}

export function LibraryView() {
  const sync = useLibrarySync();
  const { filter, setFilter, stock, own, unreadable, strangers, shownOwn, shownStock } = useShelves();
  const all = useMemo(() => [...own, ...stock], [own, stock]);
  const { rows, bar, close, compared, exported, removed } = useSelection(all, shownOwn);
  return (
    <div className="library">
      <Masthead />
      <main id="main" tabIndex={-1} className="library-main">
        <h1 className="list-title">The garage</h1>
        <RulesetSwitch />
        <NewDesign />
        <LibraryFilterBar
          filter={filter}
          tags={tagsOf(own)}
          shelves={shelvesOf(stock)}
          hasPrices={stock.some(({ check }) => check.figures.cost !== null)}
          onFilter={setFilter}
        />
        <EventBar />
        <HouseRulesPanel />
        <Suspense fallback={null}>
          {compared.length > 0 && <CompareView items={compared} onClose={close.compared} />}
        </Suspense>
        <section aria-labelledby="own-designs">
          <h2 id="own-designs">Yours</h2>
          <p className="sync-line">{sync}</p>
          <TornNotice />
          {removed.length > 0 && <Removed ids={removed} onDone={close.removed} />}
          {unreadable > 0 && (
            <p className="notice bad">{unreadable} kept here cannot be read by this version; they stay untouched.</p>
          )}
          {strangers !== '' && <p className="notice other">{strangers}</p>}
          <List
            items={shownOwn}
            empty={own.length === 0 ? 'Nothing of yours yet. Build one, or copy one of the stock list.' : 'No match.'}
            {...rows}
          />
          <ImportPanel />
          <LibrarySecret />
        </section>
        <section aria-labelledby="stock-designs">
          <h2 id="stock-designs">Stock vehicles</h2>
          <List items={shownStock} empty="No stock vehicle matches." {...rows} />
        </section>
        <SelectionBar {...bar} />
        <Suspense fallback={null}>
          {exported.length > 0 && <ExportDialog items={exported} onClose={close.exported} />}
        </Suspense>
      </main>
    </div>
  );
}
