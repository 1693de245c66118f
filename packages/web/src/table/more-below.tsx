import { type RefObject, useEffect, useRef, useState } from 'preact/compat';

/** How much of the panel's foot the key takes under which options go out of sight. */
const FOOT = '0px 0px -58px 0px';

interface Below {
  /** Of what stands after the last option. */
  readonly end: RefObject<HTMLSpanElement | null>;
  readonly isBelow: boolean;
}

/** Whether options lie out of sight under the key that does what is marked. */
export function useMoreBelow(isNarrow: boolean): Below {
  const end = useRef<HTMLSpanElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    setBelow(false);
    if (!isNarrow || end.current === null || globalThis.IntersectionObserver === undefined) return;
    const look = ([last]: readonly IntersectionObserverEntry[]) => {
      const foot = last?.rootBounds?.bottom;
      if (last !== undefined && foot !== undefined)
        setBelow(!last.isIntersecting && last.boundingClientRect.bottom > foot);
    };
    const observer = new IntersectionObserver(look, { root: end.current.closest('.pane'), rootMargin: FOOT });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isNarrow]);
  return { end, isBelow };
}

/** A small key beside the one that does it, where it covers nothing: brings the last option into sight. */
export function MoreBelow({ end, isBelow }: Below) {
  if (!isBelow) return null;
  return (
    <button
      type="button"
      className="more-below"
      onClick={() => end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })}
    >
      <span className="hidden-text">More below</span>
    </button>
  );
}
