import type { ArmorPlace } from '@hardtop/workshop';
import { useId, useState } from 'preact/compat';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { keepTotal, type Points, spreadTotal, totalOf } from './keep-total.ts';
import { useSection } from './use-section.ts';
import './armor-panel.css';

/** A slider ends here unless a place has more; the number beside it takes any. */
const SLIDER_END = 50;
/** As far as a design can be read back. */
const MOST = 999;

interface RowProps {
  readonly place: ArmorPlace;
  readonly end: number;
  onPoints(value: number): void;
}

function ArmorRow({ place, end, onPoints }: RowProps) {
  const id = useId();
  const set = (text: string) => onPoints(Math.max(0, Math.min(MOST, Math.floor(Number(text) || 0))));
  return (
    <div className="armor-row">
      <label htmlFor={id} className="label">
        {place.label}
      </label>
      <input
        type="range"
        id={id}
        min={0}
        max={end}
        value={place.points}
        onChange={(event) => set(event.currentTarget.value)}
      />
      <input
        type="number"
        className="points-input figures"
        min={0}
        max={MOST}
        value={place.points}
        aria-label={`${place.label}, points`}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}

/** Points of armor by side; with the total kept, the other sides give and take. */
export function ArmorPanel() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useSection();
  const apply = useBench((bench) => bench.apply);
  const [keeps, setKeeps] = useState(false);
  const places = workshop.armor(design, section);
  const points: Points = Object.fromEntries(places.map((place) => [place.id, place.points]));
  const total = totalOf(points);
  const end = Math.max(SLIDER_END, ...places.map((place) => place.points));
  const put = (next: Points, key: string) => apply(workshop.setArmor(section, next), `armor ${section} ${key}`);
  const spread = (wanted: number): Points => {
    const shares = Object.entries(spreadTotal(points, Math.floor(wanted)));
    return Object.fromEntries(shares.map(([id, value]) => [id, Math.min(MOST, value)]));
  };
  if (places.length === 0) return null;
  return (
    <section className="armor plate" aria-label="Armor">
      <div className="armor-head">
        <h2 className="label">Armor</h2>
        <label className="armor-total label">
          Total
          <input
            type="number"
            className="points-input figures"
            min={0}
            max={MOST * places.length}
            value={total}
            onChange={(event) => put(spread(Number(event.currentTarget.value) || 0), 'total')}
          />
        </label>
        <label className="check">
          <input type="checkbox" checked={keeps} onChange={(event) => setKeeps(event.currentTarget.checked)} />
          Keep the total
        </label>
      </div>
      <div className="armor-rows">
        {places.map((place) => (
          <ArmorRow
            key={place.id}
            place={place}
            end={keeps ? Math.max(total, 1) : end}
            onPoints={(value) => put(keeps ? keepTotal(points, place.id, value) : { [place.id]: value }, place.id)}
          />
        ))}
      </div>
    </section>
  );
}
