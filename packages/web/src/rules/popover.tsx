import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'preact/compat';
import { useNarrow } from '../base/use-narrow.ts';
import './rules.css';

const WIDTH = 340;
const GAP = 8;

/** On a phone in the half of the window where its link is not: over the board, never over what can be answered. */
function placeAcross({ top }: DOMRect): CSSProperties {
  const half = window.innerHeight / 2;
  return { left: GAP, [top > half ? 'top' : 'bottom']: GAP, maxHeight: half - 2 * GAP };
}

/** Beside its link, within the window. */
function placeBeside(anchor: DOMRect): CSSProperties {
  const left = Math.max(GAP, Math.min(anchor.left, window.innerWidth - WIDTH - GAP));
  const below = window.innerHeight - anchor.bottom;
  if (below > anchor.top) return { left, top: anchor.bottom + GAP, maxHeight: below - 2 * GAP };
  return { left, bottom: window.innerHeight - anchor.top + GAP, maxHeight: anchor.top - 2 * GAP };
}

interface PopoverProps {
  readonly label: string;
  /** Where the link stands that opened it; another one opens it anew. */
  readonly anchor: DOMRect;
  readonly children: ReactNode;
  onHide(): void;
}

/** A few words where they were asked for. Leaves on Esc, on a click elsewhere, and hands the focus back. */
export function Popover({ label, anchor, children, onHide }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another opening.
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onHide();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onHide();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', onPointer);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', onPointer);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [anchor, onHide]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="rule-popover plate"
      style={narrow ? placeAcross(anchor) : placeBeside(anchor)}
    >
      {children}
      <button type="button" className="button quiet" onClick={onHide}>
        Close
      </button>
    </div>
  );
}
