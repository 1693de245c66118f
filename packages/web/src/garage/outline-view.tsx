import type { FittedPart, OfferedPart, Outline, OutlineSlot } from '@hardtop/workshop';
import { type ReactNode, useMemo } from 'preact/compat';
import { type Hand, useBench } from './bench-store.ts';
import { BodyShape } from './body-shape.tsx';
import { useGarage } from './garage-context.ts';
import { PartCard } from './part-card.tsx';
import { SlotBox, type SlotTarget } from './slot-box.tsx';
import { useSection } from './use-section.ts';
import './outline-view.css';

type Place = { readonly slot: string; readonly edit: unknown };

interface Holdable {
  readonly label: string;
  readonly places: readonly Place[];
}

type Menu = () => readonly OfferedPart[];

function holdable(hand: Hand, menu: Menu, fitted: readonly FittedPart[]): Holdable | null {
  if (hand === null) return null;
  if (hand.kind === 'offer') return menu().find(({ id }) => id === hand.id) ?? null;
  const part = fitted.find(({ id }) => id === hand.id);
  return part === undefined ? null : { label: part.label, places: part.moves };
}

/** Made when first asked for: nothing is in the hand most of the time. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
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
      dropOf={(dragged) => targetAt(slot, holdable(handOf(dragged), menu, outline.parts))?.edit ?? null}
    />
  );
  return (
    <section className="outline" aria-label={`Outline: ${outline.title}`}>
      <OutlineSheet outline={outline} box={box} />
      {heldFitted !== undefined && <PartCard part={heldFitted} />}
    </section>
  );
}
