import type { FittedPart, OfferedPart, Outline, OutlineSlot } from '@hardtop/kernel';
import { useMemo } from 'react';
import { type Hand, useBench } from './bench-store.ts';
import { BodyShape } from './body-shape.tsx';
import { useGarage } from './garage-context.ts';
import { PartCard } from './part-card.tsx';
import { SlotBox, type SlotTarget } from './slot-box.tsx';

type Place = { readonly slot: string; readonly edit: unknown };

interface Holdable {
  readonly label: string;
  readonly places: readonly Place[];
}

function holdable(hand: Hand, menu: readonly OfferedPart[], fitted: readonly FittedPart[]): Holdable | null {
  if (hand === null) return null;
  if (hand.kind === 'offer') return menu.find(({ id }) => id === hand.id) ?? null;
  const part = fitted.find(({ id }) => id === hand.id);
  return part === undefined ? null : { label: part.label, places: part.moves };
}

function targetAt(slot: OutlineSlot, held: Holdable | null): SlotTarget | null {
  const place = held?.places.find((each) => each.slot === slot.id);
  if (held === null || place === undefined) return null;
  return { label: `${held.label}, ${slot.label.toLowerCase()}`, edit: place.edit };
}

/** "offer weapon:MG" and "fitted weapons.0", as a drag carries them. */
function handOf(dragged: string): Hand {
  const [kind, ...id] = dragged.split(' ');
  return kind === 'offer' || kind === 'fitted' ? { kind, id: id.join(' ') } : null;
}

export function OutlineView() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useBench((bench) => bench.section);
  const hand = useBench((bench) => bench.hand);
  const outline: Outline = useMemo(() => workshop.outline(design, section), [workshop, design, section]);
  const menu = useMemo(() => workshop.menu(design, section), [workshop, design, section]);
  const points = new Map(workshop.armor(design, section).map((place) => [place.id, place.points]));
  const held = holdable(hand, menu, outline.parts);
  const heldFitted = hand?.kind === 'fitted' ? outline.parts.find(({ id }) => id === hand.id) : undefined;
  const slots = new Set(outline.slots.map(({ id }) => id));
  const dropOf = (slot: OutlineSlot) => (dragged: string) => {
    const thing = holdable(handOf(dragged), menu, outline.parts);
    return targetAt(slot, thing)?.edit ?? null;
  };
  return (
    <section className="outline" aria-label={`Outline: ${outline.title}`}>
      <div className="outline-sheet" data-shape={outline.shape}>
        <div className="outline-body">
          <BodyShape shape={outline.shape} wheels={outline.wheels} />
        </div>
        {outline.slots.map((slot) => (
          <SlotBox
            key={slot.id}
            slot={slot}
            points={points.get(slot.id) ?? null}
            parts={outline.parts.filter((part) => (slots.has(part.slot) ? part.slot : 'inside') === slot.id)}
            held={heldFitted?.id ?? null}
            target={targetAt(slot, held)}
            dropOf={dropOf(slot)}
          />
        ))}
      </div>
      {heldFitted !== undefined && <PartCard part={heldFitted} />}
    </section>
  );
}
