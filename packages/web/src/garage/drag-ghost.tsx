import { useBench } from './bench-store.ts';
import './drag-ghost.css';

/** The part under the hand that carries it. */
export function DragGhost() {
  const dragged = useBench((bench) => bench.dragged);
  if (dragged === null) return null;
  const { at, label, over } = dragged;
  return (
    <div
      className="drag-ghost part-chip"
      data-fits={over !== null || undefined}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-hidden="true"
    >
      {label}
    </div>
  );
}
