import type { OutlineSlot } from '@hardtop/workshop';
import type { Card } from '../../catalog/card.ts';
import type { Place } from '../design/design.ts';

export const SLOTS: readonly OutlineSlot[] = [
  { id: 'front', label: 'Front', kind: 'side' },
  { id: 'left', label: 'Left', kind: 'side' },
  { id: 'right', label: 'Right', kind: 'side' },
  { id: 'back', label: 'Back', kind: 'side' },
  { id: 'crew', label: 'Crew', kind: 'crew' },
  { id: 'upgrades', label: 'Upgrades', kind: 'inside' },
];

/** Upgrades lie in the crew area too, but have a slot of their own on the drawing. */
export const slotOf = ({ type }: Card, place: Place): string => (type === 'upgrade' ? 'upgrades' : place);
