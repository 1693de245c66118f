import type { Outline, OutlineSlot } from '@hardtop/workshop';
import { type ReactNode, useMemo } from 'preact/compat';
import { useBench } from './bench-store.ts';
import { BodyShape } from './body-shape.tsx';
import { useGarage } from './garage-context.ts';
import { holdable, targetAt } from './hand.ts';
import { PartCard } from './part-card.tsx';
import { SlotBox } from './slot-box.tsx';
import { useSection } from './use-section.ts';
import './outline-view.css';

/** Made when first asked for: nothing is in the hand most of the time. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Which side of the sheet a slot stands on, from the nose back. Tops go with the right, bottoms with the left. */
const COLUMNS = {
  left: ['frontLeft', 'left', 'frontUnderbody', 'underbody', 'backLeft', 'backUnderbody'],
  right: ['frontRight', 'right', 'frontTop', 'top', 'backRight', 'backTop'],
} as const satisfies Record<string, readonly string[]>;

const pick = (slots: readonly OutlineSlot[], ids: readonly string[]): readonly OutlineSlot[] =>
  ids.flatMap((id) => slots.filter((slot) => slot.id === id));

interface SheetProps {
  readonly outline: Outline;
  box(slot: OutlineSlot): ReactNode;
}

/** Sides around the body; what sits within it from nose to tail. */
function OutlineSheet({ outline, box }: SheetProps) {
  const { slots, shape, wheels, flip } = outline;
  const left = pick(slots, COLUMNS.left);
  const right = pick(slots, COLUMNS.right);
  const within = slots.filter(({ kind }) => kind !== 'side');
  return (
    <div className="outline-sheet" data-shape={shape}>
      {left.length > 0 && <div className="outline-side">{left.map(box)}</div>}
      <div className="outline-middle">
        {pick(slots, ['front']).map(box)}
        <div className="outline-core">
          <BodyShape shape={shape} wheels={wheels} flip={flip} />
          {within.map(box)}
        </div>
        {pick(slots, ['back']).map(box)}
      </div>
      {right.length > 0 && <div className="outline-side">{right.map(box)}</div>}
    </div>
  );
}

export function OutlineView() {
  const { workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const section = useSection();
  const hand = useBench((bench) => bench.hand);
  const outline: Outline = useMemo(() => workshop.outline(design, section), [workshop, design, section]);
  const menu = useMemo(() => once(() => workshop.menu(design, section)), [workshop, design, section]);
  const points = new Map(workshop.armor(design, section).map((place) => [place.id, place.points]));
  const dragged = useBench((bench) => bench.dragged?.hand ?? null);
  const over = useBench((bench) => bench.dragged?.over ?? null);
  const carried = holdable(dragged, menu, outline.parts);
  const held = holdable(hand, menu, outline.parts);
  const heldFitted = hand?.kind === 'fitted' ? outline.parts.find(({ id }) => id === hand.id) : undefined;
  const slots = new Set(outline.slots.map(({ id }) => id));
  const box = (slot: OutlineSlot) => (
    <SlotBox
      key={slot.id}
      slot={slot}
      points={points.get(slot.id) ?? null}
      parts={outline.parts.filter((part) => (slots.has(part.slot) ? part.slot : 'inside') === slot.id)}
      held={heldFitted?.id ?? null}
      target={targetAt(slot, held)}
      takes={targetAt(slot, carried) !== null}
      isOver={over === slot.id}
    />
  );
  return (
    <section className="outline" aria-label={`Outline: ${outline.title}`}>
      <OutlineSheet outline={outline} box={box} />
      {heldFitted !== undefined && <PartCard part={heldFitted} />}
    </section>
  );
}
