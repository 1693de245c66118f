import type { OfferedPart, OutlineSlot } from '@hardtop/workshop';
import { groupsOf, NO_FILTER, type PartFilter } from './part-filter.ts';

interface LimitProps {
  readonly label: string;
  readonly value: number | null;
  onValue(value: number | null): void;
}

function Limit({ label, value, onValue }: LimitProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        type="number"
        className="text-input figures"
        min={0}
        value={value ?? ''}
        placeholder="any"
        onChange={(event) => onValue(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
    </label>
  );
}

interface PartFilterBarProps {
  readonly filter: PartFilter;
  readonly parts: readonly OfferedPart[];
  readonly slots: readonly OutlineSlot[];
  onFilter(filter: PartFilter): void;
}

function Limits({ filter, parts, onFilter }: Omit<PartFilterBarProps, 'slots'>) {
  const set = (change: Partial<PartFilter>) => onFilter({ ...filter, ...change });
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(NO_FILTER);
  return (
    <details className="part-limits">
      <summary className="label">Limits</summary>
      <div className="part-filter-row">
        {parts.some(({ cost }) => cost !== null) && (
          <Limit label="$ at most" value={filter.maxCost} onValue={(maxCost) => set({ maxCost })} />
        )}
        {parts.some(({ weight }) => weight !== null) && (
          <Limit label="lb at most" value={filter.maxWeight} onValue={(maxWeight) => set({ maxWeight })} />
        )}
        {parts.some(({ spaces }) => spaces !== null) && (
          <Limit label="Spaces" value={filter.maxSpaces} onValue={(maxSpaces) => set({ maxSpaces })} />
        )}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={filter.onlyFitting}
          onChange={(event) => set({ onlyFitting: event.currentTarget.checked })}
        />
        Only what brings no new problem
      </label>
      {isFiltered && (
        <button type="button" className="button" onClick={() => onFilter(NO_FILTER)}>
          Clear the filter
        </button>
      )}
    </details>
  );
}

export function PartFilterBar({ filter, parts, slots, onFilter }: PartFilterBarProps) {
  const set = (change: Partial<PartFilter>) => onFilter({ ...filter, ...change });
  return (
    <search className="part-filter">
      <input
        type="search"
        className="text-input"
        aria-label="Search parts"
        placeholder="Search parts: MG, laser, tool…"
        value={filter.words}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
      <div className="part-filter-row">
        <select
          className="text-input"
          aria-label="Group"
          value={filter.group}
          onChange={(event) => set({ group: event.currentTarget.value })}
        >
          <option value="">All groups</option>
          {groupsOf(parts).map((group) => (
            <option key={group}>{group}</option>
          ))}
        </select>
        <select
          className="text-input"
          aria-label="Side"
          value={filter.slot}
          onChange={(event) => set({ slot: event.currentTarget.value })}
        >
          <option value="">Any side</option>
          {slots.map((slot) => (
            <option key={slot.id} value={slot.id}>
              {slot.label}
            </option>
          ))}
        </select>
      </div>
      <Limits filter={filter} parts={parts} onFilter={onFilter} />
    </search>
  );
}
