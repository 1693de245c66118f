import { useState } from 'preact/compat';
import type { LibraryItem } from './library-items.ts';
import { parseTags } from './library-row.tsx';
import { useLibrary } from './library-store.ts';

const MOST_COMPARED = 3;

interface SelectionBarProps {
  readonly items: readonly LibraryItem[];
  /** How many of one's own the filters leave. */
  readonly matching: number;
  onPickMatching(): void;
  onCompare(): void;
  onExport(): void;
  onRemove(ids: readonly string[]): void;
  onClear(): void;
}

/** Adds tags to all of one's own that are picked; theirs stay. */
function AddTags({ ids }: { readonly ids: readonly string[] }) {
  const [text, setText] = useState('');
  const add = () => {
    const { all, keepAll } = useLibrary.getState();
    const tags = parseTags(text);
    const asked = new Set(ids);
    const picked = all.filter(({ id }) => asked.has(id));
    keepAll(picked.map((kept) => ({ ...kept, tags: parseTags([...kept.tags, ...tags].join()), updated: Date.now() })));
    setText('');
  };
  return (
    <form
      className="selection-tags"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <input
        type="text"
        className="tag-input"
        aria-label="Tags for all that are picked"
        placeholder="tags"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="button quiet" disabled={parseTags(text).length === 0}>
        Tag them
      </button>
    </form>
  );
}

/** What can be done with the rows that are ticked. */
export function SelectionBar(props: SelectionBarProps) {
  const { items, matching, onPickMatching, onCompare, onExport, onRemove, onClear } = props;
  if (items.length === 0) return null;
  const own = items.flatMap((item) => item.own ?? []);
  return (
    <section className="selection-bar plate" aria-label="Picked designs">
      <b role="status">{items.length} picked</b>
      <button
        type="button"
        className="button"
        disabled={items.length < 2 || items.length > MOST_COMPARED}
        title={`Two or ${MOST_COMPARED} at a time`}
        onClick={onCompare}
      >
        Compare
      </button>
      <button type="button" className="button" onClick={onExport}>
        Export or print
      </button>
      {own.length > 0 && <AddTags ids={own} />}
      {own.length > 0 && (
        <button type="button" className="button" onClick={() => onRemove(own)}>
          {own.length === items.length ? 'Delete them' : `Delete ${own.length} of yours`}
        </button>
      )}
      {matching > own.length && (
        <button type="button" className="button quiet" onClick={onPickMatching}>
          Pick all {matching} of yours
        </button>
      )}
      <button type="button" className="button quiet" onClick={onClear}>
        Pick none
      </button>
    </section>
  );
}
