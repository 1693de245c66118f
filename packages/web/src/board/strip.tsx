import type { Piece } from '@hardtop/board';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'preact/compat';
import { useNarrow } from '../base/use-narrow.ts';
import type { PlacedAction } from './action-markers.tsx';
import type { Camera, Size } from './camera.ts';
import { type StripPlace, stripPlace } from './strip-place.ts';
import './strip.css';

interface StripProps {
  readonly pieces: readonly Piece[];
  readonly placed: readonly PlacedAction[];
  readonly camera: Camera;
  readonly view: Size;
  readonly lines: ReactNode;
}

/** Lines over the board, in a corner where they cover no car and nothing that can be pressed. */
export function Strip({ pieces, placed, camera, view, lines }: StripProps) {
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [place, setPlace] = useState<StripPlace>(narrow ? 'bottom-left' : 'top-left');
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const settle = () => {
      const strip = { width: element.clientWidth, height: element.clientHeight };
      const markers = placed.map(({ marker }) => marker);
      setPlace((now) => (strip.height === 0 ? now : stripPlace(now, strip, { pieces, markers, camera, view, narrow })));
    };
    settle();
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pieces, placed, camera, view, narrow]);
  return (
    <div ref={box} className="bd-strip" data-place={place}>
      {lines}
    </div>
  );
}
