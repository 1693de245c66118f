import { useGarage } from './garage-context.ts';
import type { LibraryFilter } from './library-items.ts';

export interface LibraryFilterBarProps {
  readonly filter: LibraryFilter;
  readonly tags: readonly string[];
  onFilter(filter: LibraryFilter): void;
}

export function LibraryFilterBar({ filter, tags, onFilter }: LibraryFilterBarProps) {
  const { garage, workshop } = useGarage();
  const set = (change: Partial<LibraryFilter>) => onFilter({ ...filter, ...change });
  return (
    <search className="library-filter">
      <input
        type="search"
        className="text-input"
        aria-label="Search designs"
        placeholder="Search designs"
        value={filter.words}
        onChange={(event) => set({ words: event.target.value })}
      />
      <select
        className="text-input"
        aria-label="Class"
        value={filter.class}
        onChange={(event) => set({ class: event.target.value })}
      >
        <option value="">All classes</option>
        {garage.classes.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {tags.length > 0 && (
        <select
          className="text-input"
          aria-label="Tag"
          value={filter.tag}
          onChange={(event) => set({ tag: event.target.value })}
        >
          <option value="">Any tag</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      )}
      <select
        className="text-input"
        aria-label="Division"
        value={filter.division}
        onChange={(event) => set({ division: event.target.value })}
      >
        <option value="">Any division</option>
        {workshop.divisions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <input
        type="number"
        className="text-input figures"
        aria-label="Budget in dollars"
        placeholder="Budget, $"
        min={0}
        step={500}
        value={filter.budget ?? ''}
        onChange={(event) => set({ budget: event.target.value === '' ? null : Number(event.target.value) })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={filter.onlyLegal}
          onChange={(event) => set({ onlyLegal: event.target.checked })}
        />
        Legal only
      </label>
    </search>
  );
}
