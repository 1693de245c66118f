import { FilterSelect } from './filter-select.tsx';
import { useGarage } from './garage-context.ts';
import type { LibraryFilter } from './library-items.ts';

interface LibraryFilterBarProps {
  readonly filter: LibraryFilter;
  readonly tags: readonly string[];
  readonly shelves: readonly string[];
  /** Whether these vehicles cost dollars. */
  readonly hasPrices: boolean;
  onFilter(filter: LibraryFilter): void;
}

const asChoices = (words: readonly string[]) => words.map((word) => ({ id: word, title: word }));

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  onSet(isOn: boolean): void;
}

function Check({ label, isOn, onSet }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onSet(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

export function LibraryFilterBar({ filter, tags, shelves, hasPrices, onFilter }: LibraryFilterBarProps) {
  const { garage, workshop } = useGarage();
  const word = workshop.divisionWord ?? 'division';
  const set = (change: Partial<LibraryFilter>) => onFilter({ ...filter, ...change });
  const select = (
    label: string,
    none: string,
    field: 'class' | 'tag' | 'shelf' | 'division',
    choices: readonly { id: string; title: string }[], // biome-ignore format: one head
  ) => (
    <FilterSelect
      label={label}
      none={none}
      choices={choices}
      value={filter[field]}
      onPick={(id) => set({ [field]: id })}
    />
  );
  return (
    <search className="library-filter">
      <input
        type="search"
        className="text-input"
        aria-label="Search designs"
        placeholder="Search designs"
        value={filter.words}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
      {select('Class', 'All classes', 'class', garage.classes)}
      {tags.length > 0 && select('Tag', 'Any tag', 'tag', asChoices(tags))}
      {select('Shelf', 'Every shelf', 'shelf', asChoices(shelves))}
      {select(`${word.charAt(0).toUpperCase()}${word.slice(1)}`, `Any ${word}`, 'division', workshop.divisions)}
      {hasPrices && (
        <input
          type="number"
          className="text-input figures"
          aria-label="Budget in dollars"
          placeholder="Budget, $"
          min={0}
          step={500}
          value={filter.budget ?? ''}
          onChange={(event) =>
            set({ budget: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
          }
        />
      )}
      <Check label="Legal, or as published" isOn={filter.onlyLegal} onSet={(onlyLegal) => set({ onlyLegal })} />
      <Check label="Playable now" isOn={filter.onlyPlayed} onSet={(onlyPlayed) => set({ onlyPlayed })} />
    </search>
  );
}
