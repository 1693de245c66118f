import type { OfferedPart } from '@hardtop/workshop';
import { memo } from 'preact/compat';
import { useBench } from './bench-store.ts';
import { useDrag } from './drag.ts';
import { money, spacesText } from './what-if.ts';

type Place = OfferedPart['places'][number];

interface PartRowProps {
  readonly part: OfferedPart;
  /** The side that is filtered for, or none. */
  readonly slot: string;
}

interface PlaceButtonProps {
  readonly part: OfferedPart;
  readonly place: Place;
}

function PlaceButton({ part, place }: PlaceButtonProps) {
  const apply = useBench((bench) => bench.apply);
  const look = useBench((bench) => bench.look);
  const shows = () => look({ label: `${part.label}, ${place.label.toLowerCase()}`, edit: place.edit });
  return (
    <button
      type="button"
      className="button place"
      aria-label={`${part.label}: ${place.label}`}
      onClick={() => apply(place.edit)}
      onMouseEnter={shows}
      onFocus={shows}
      onMouseLeave={() => look(null)}
      onBlur={() => look(null)}
    >
      {place.label}
    </button>
  );
}

function figuresOf({ weight, spaces }: OfferedPart): string {
  return weight === null || spaces === null ? '' : `${weight} lb · ${spacesText(spaces)} sp.`;
}

const priceOf = ({ cost, price }: OfferedPart): string => price ?? (cost === 0 || cost === null ? 'free' : money(cost));

/** A part on the shelf. A press takes it in the hand, or fits it where there is but one place. */
export const PartRow = memo(function PartRow({ part, slot }: PartRowProps) {
  const apply = useBench((bench) => bench.apply);
  const look = useBench((bench) => bench.look);
  const take = useBench((bench) => bench.take);
  const isHeld = useBench((bench) => bench.hand?.kind === 'offer' && bench.hand.id === part.id);
  const places = slot === '' ? part.places : part.places.filter((place) => place.slot === slot);
  const [first] = places;
  const isSingle = places.length === 1;
  const drag = useDrag({ kind: 'offer', id: part.id }, part.label);
  const press = () => {
    if (isSingle && first !== undefined) apply(first.edit);
    else take(isHeld ? null : { kind: 'offer', id: part.id });
  };
  const shows = () => first && look({ label: `${part.label}, ${first.label.toLowerCase()}`, edit: first.edit });
  return (
    <li className="part-row" data-held={isHeld || undefined}>
      <button
        type="button"
        className="part-take"
        aria-expanded={isSingle ? undefined : isHeld}
        onPointerDown={drag}
        onClick={press}
        onMouseEnter={shows}
        onFocus={shows}
        onMouseLeave={() => look(null)}
        onBlur={() => look(null)}
      >
        <span className="part-name">
          {part.label}{' '}
          {part.short !== part.label && part.short.length <= 5 && <b className="part-short">{part.short}</b>}
        </span>
        <span className="part-cost figures">{priceOf(part)}</span>
        <span className="part-note">{part.note}</span>
        <span className="part-figures figures">{figuresOf(part)}</span>
      </button>
      {isHeld && (
        <fieldset className="part-places" aria-label={`Where to put the ${part.label}`}>
          {places.map((place) => (
            <PlaceButton key={`${place.slot} ${place.label}`} part={part} place={place} />
          ))}
        </fieldset>
      )}
    </li>
  );
});
