import type { Piece } from '@hardtop/board';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'preact/compat';
import { useNarrow } from '../base/use-narrow.ts';
import { isMarker, type PlacedAction } from './action-markers.tsx';
import type { Camera, Size } from './camera.ts';
import { type StripPlace, stripPlace } from './strip-place.ts';
import './strip.css';

interface StripProps {
  readonly pieces: readonly Piece[];
  readonly own: string | undefined;
  readonly placed: readonly PlacedAction[];
  readonly camera: Camera;
  readonly view: Size;
  readonly lines: ReactNode;
}

/** Lines over the board, in a corner where they cover no car and nothing that can be pressed. */
export function Strip({ pieces, own, placed, camera, view, lines }: StripProps) {
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const [place, setPlace] = useState<StripPlace>(narrow ? 'bottom-left' : 'top-left');
  const size = useRef<Size>({ width: 0, height: 0 });
  const settle = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const markers = placed.filter(isMarker).map(({ marker }) => marker);
    settle.current = () => {
      const strip = size.current;
      setPlace((now) =>
        strip.height === 0 ? now : stripPlace(now, strip, { pieces, own, markers, camera, view, narrow }),
      );
    };
    settle.current();
  }, [pieces, own, placed, camera, view, narrow]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    // It is measured when the page has been laid out anyway, and before it is painted: to ask earlier would lay it out twice.
    const observer = new ResizeObserver(() => {
      size.current = { width: element.clientWidth, height: element.clientHeight };
      settle.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="bd-strip" data-place={place}>
      {lines}
    </div>
  );
}
