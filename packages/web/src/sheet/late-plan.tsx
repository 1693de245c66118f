// People, animals and machines on sheets: fetched when the first of them is drawn.
import { type ComponentProps, lazy, Suspense } from 'preact/compat';

const Plan = lazy(async () => ({ default: (await import('./figure-plan.tsx')).FigurePlan }));

export function LatePlan(props: ComponentProps<typeof Plan>) {
  return (
    <Suspense fallback={null}>
      <Plan {...props} />
    </Suspense>
  );
}
