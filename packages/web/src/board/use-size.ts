import { type RefObject, useLayoutEffect, useState } from 'preact/compat';
import type { Size } from './camera.ts';

// A first guess, so that there is something to draw before the first measurement.
const GUESS: Size = { width: 800, height: 600 };

export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(GUESS);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
