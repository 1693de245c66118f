import { type ReactNode, useEffect, useRef } from 'preact/compat';
import { seatStyleOf } from '../base/seat-style.ts';

interface PanelHeadProps {
  readonly seat: number | null;
  readonly who: string;
  /** Changes with what is asked. */
  readonly topic: string;
  readonly children: ReactNode;
  /** Small keys at the far end. */
  readonly actions?: ReactNode;
}

/** What is awaited, from whom, in that seat's paint. */
export function PanelHead({ seat, who, topic, children, actions }: PanelHeadProps) {
  const style = seatStyleOf(seat);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with its question: whoever was there reads on here.
  // Only then: on its way from one button to the next the focus is nowhere, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another topic is what it waits for.
  useEffect(() => {
    const later = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(later);
  }, [topic]);
  return (
    <header className="question-head">
      <span className="seat-tag" style={{ '--seat': style.hue, '--seat-ink': style.ink }}>
        {who}
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {actions}
    </header>
  );
}
