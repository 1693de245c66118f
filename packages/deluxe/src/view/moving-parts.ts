import type { MovingPart, MovingPartId } from '../table/state/moving-parts.ts';

const NAMES = {
  turret: 'turret',
  guards: 'wheelguards',
  'left-door': 'left door',
  'right-door': 'right door',
} as const satisfies Record<MovingPartId, string>;

/** `turret up`, `wheelguards on their way`, `left door open`. */
export function movingNote({ id, out, due }: MovingPart): string {
  const name = NAMES[id];
  if (due !== null) return `${name} on the move`;
  switch (id) {
    case 'turret':
      return `${name} ${out ? 'up' : 'down'}`;
    case 'guards':
      return `${name} ${out ? 'down' : 'up'}`;
    case 'left-door':
    case 'right-door':
      return `${name} ${out ? 'open' : 'shut'}`;
  }
}
