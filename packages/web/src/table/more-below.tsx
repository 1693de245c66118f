import { useEffect, useRef, useState } from 'preact/compat';

/** How much of the panel's foot the key takes under which options go out of sight. */
const FOOT = '0px 0px -58px 0px';

/** Stands after the last option; a small key brings it into sight where it is not. */
export function MoreBelow() {
  const end = useRef<HTMLSpanElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (end.current === null || globalThis.IntersectionObserver === undefined) return;
    const look = ([last]: readonly IntersectionObserverEntry[]) => {
      const foot = last?.rootBounds?.bottom;
      if (last !== undefined && foot !== undefined)
        setBelow(!last.isIntersecting && last.boundingClientRect.bottom > foot);
    };
    const observer = new IntersectionObserver(look, { root: end.current.closest('.pane'), rootMargin: FOOT });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={end} className="last-option" />
      <span className="more-below">
        {isBelow && (
          <button type="button" onClick={() => end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })}>
            <span className="hidden-text">More below</span>
          </button>
        )}
      </span>
    </>
  );
}
