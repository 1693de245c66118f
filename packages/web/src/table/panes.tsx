import { type ReactNode, useRef, useState } from 'preact/compat';
import { isMotionReduced } from '../board/use-reduced-motion.ts';

const PANES = ['question', 'sheet', 'log'] as const;
type Pane = (typeof PANES)[number];

const TITLES: Readonly<Record<Pane, string>> = { question: 'The question', sheet: 'Record sheet', log: 'Log' };

interface PanesProps {
  readonly panes: Readonly<Record<Pane, ReactNode>>;
  /** Other names for some of them. */
  readonly titles?: Partial<Readonly<Record<Pane, string>>>;
  /** It is this page's turn: the tab says so. */
  readonly yourTurn: boolean;
}

/** Three panes: side by side on a desk, one swipe apart on a phone. */
export function Panes({ panes, titles, yourTurn }: PanesProps) {
  const titleOf = (pane: Pane) => titles?.[pane] ?? TITLES[pane];
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Pane>('question');
  const show = (pane: Pane) => {
    const box = strip.current;
    box?.scrollTo({ left: PANES.indexOf(pane) * box.clientWidth, behavior: isMotionReduced() ? 'auto' : 'smooth' });
    setAt(pane);
  };
  const onScroll = () => {
    const box = strip.current;
    if (box === null || box.clientWidth === 0) return;
    const pane = PANES[Math.round(box.scrollLeft / box.clientWidth)];
    if (pane !== undefined && pane !== at) setAt(pane);
  };
  return (
    <>
      <div ref={strip} className="panes" onScroll={onScroll}>
        {PANES.map((pane) => (
          <section key={pane} className={`pane pane-${pane}`} aria-label={titleOf(pane)}>
            {panes[pane]}
          </section>
        ))}
      </div>
      <nav className="pane-tabs" aria-label="Parts of the table">
        {PANES.map((pane) => (
          <button
            key={pane}
            type="button"
            aria-current={pane === at}
            className={pane === 'question' && yourTurn ? 'your-turn' : undefined}
            onClick={() => show(pane)}
          >
            {titleOf(pane)}
          </button>
        ))}
      </nav>
    </>
  );
}
