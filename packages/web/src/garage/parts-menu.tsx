import type { DesignCheck, OfferedPart } from '@hardtop/workshop';
import { useDeferredValue, useMemo, useState } from 'preact/compat';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { filterParts, groupsOf, NO_FILTER, type PartFilter } from './part-filter.ts';
import { PartFilterBar } from './part-filter-bar.tsx';
import { PartRow } from './part-row.tsx';
import { useSection } from './use-section.ts';
import { bringsProblem } from './what-if.ts';
import './parts-menu.css';

/** Parts under their groups, in the order of the catalogue. */
function grouped(parts: readonly OfferedPart[]): readonly (readonly [string, readonly OfferedPart[]])[] {
  return groupsOf(parts).map((group) => [group, parts.filter((part) => part.group === group)] as const);
}

/** Everything on offer for this body, searched and filtered. */
export function PartsMenu({ check: now }: { readonly check: DesignCheck }) {
  const check = useDeferredValue(now);
  const { garage, workshop } = useGarage();
  // The shelves follow when the hand rests: a slider that is dragged must not wait for two hundred rows.
  const design = useDeferredValue(useBench((bench) => bench.design));
  const section = useDeferredValue(useSection());
  const [filter, setFilter] = useState<PartFilter>(NO_FILTER);
  const sought = useDeferredValue(filter);
  const menu = useMemo(() => workshop.menu(design, section), [workshop, design, section]);
  const slots = useMemo(() => workshop.outline(design, section).slots, [workshop, design, section]);
  const found = useMemo(() => {
    const fits = ({ places }: OfferedPart) =>
      places.some(
        ({ slot, edit }) => (sought.slot === '' || slot === sought.slot) && !bringsProblem(garage, design, check, edit),
      );
    return filterParts(menu, sought, fits);
  }, [menu, sought, garage, design, check]);
  return (
    <section className="parts" aria-label="Parts">
      <PartFilterBar filter={filter} parts={menu} slots={slots} onFilter={setFilter} />
      {found.length === 0 && (
        <div className="nothing-here">
          <p>Nothing on the shelves matches.</p>
          <button type="button" className="button" onClick={() => setFilter(NO_FILTER)}>
            Show everything
          </button>
        </div>
      )}
      <div className="part-groups">
        {grouped(found).map(([group, parts]) => (
          <section key={group} aria-label={group}>
            <h2 className="label part-group">{group}</h2>
            <ul>
              {parts.map((part) => (
                <PartRow key={part.id} part={part} slot={sought.slot} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
