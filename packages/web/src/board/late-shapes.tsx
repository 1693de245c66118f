// Whatever is no car, what is thrown or lies about, and what goes off at a place is fetched when the first of them is drawn.
import { type ComponentProps, lazy, Suspense } from 'preact/compat';

const Figure = lazy(async () => ({ default: (await import('./figures.tsx')).Figure }));
const GoingOff = lazy(async () => ({ default: (await import('./going-off.tsx')).GoingOff }));
const Legend = lazy(async () => ({ default: (await import('./legend.tsx')).Legend }));
const Sign = lazy(async () => ({ default: (await import('./signs.tsx')).Sign }));
const OtherShape = lazy(async () => ({ default: (await import('./other-shapes.tsx')).OtherShape }));

export function LateFigure(props: ComponentProps<typeof Figure>) {
  return (
    <Suspense fallback={null}>
      <Figure {...props} />
    </Suspense>
  );
}

export function LateShape(props: ComponentProps<typeof OtherShape>) {
  return (
    <Suspense fallback={null}>
      <OtherShape {...props} />
    </Suspense>
  );
}

export function LateGoingOff(props: ComponentProps<typeof GoingOff>) {
  return (
    <Suspense fallback={null}>
      <GoingOff {...props} />
    </Suspense>
  );
}

export function LateSign(props: ComponentProps<typeof Sign>) {
  return (
    <Suspense fallback={null}>
      <Sign {...props} />
    </Suspense>
  );
}

export function LateLegend(props: ComponentProps<typeof Legend>) {
  return (
    <Suspense fallback={null}>
      <Legend {...props} />
    </Suspense>
  );
}
