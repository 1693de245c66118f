import type { FittedPart, OfferedPart, OutlineSlot, Workshop } from '@hardtop/workshop';
import type { Hand } from './bench-store.ts';

/** What is in the hand, and where it could go. */
interface Holdable {
  readonly label: string;
  readonly places: readonly { readonly slot: string; readonly edit: unknown }[];
}

/** The change that puts it into a slot. */
export interface SlotTarget {
  readonly label: string;
  readonly edit: unknown;
}

export function holdable(
  hand: Hand,
  menu: () => readonly OfferedPart[],
  fitted: readonly FittedPart[],
): Holdable | null {
  if (hand === null) return null;
  if (hand.kind === 'offer') return menu().find(({ id }) => id === hand.id) ?? null;
  const part = fitted.find(({ id }) => id === hand.id);
  return part === undefined ? null : { label: part.label, places: part.moves };
}

export function targetAt(slot: OutlineSlot, held: Holdable | null): SlotTarget | null {
  const place = held?.places.find((each) => each.slot === slot.id);
  if (held === null || place === undefined) return null;
  return { label: `${held.label}, ${slot.label.toLowerCase()}`, edit: place.edit };
}

export function targetOf(
  workshop: Workshop,
  design: unknown,
  section: string,
  hand: Hand,
  slotId: string,
): SlotTarget | null {
  const { slots, parts } = workshop.outline(design, section);
  const slot = slots.find(({ id }) => id === slotId);
  return slot === undefined
    ? null
    : targetAt(
        slot,
        holdable(hand, () => workshop.menu(design, section), parts),
      );
}
