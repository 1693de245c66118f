// What only games with cards, tokens and icons need: it is fetched when the first of them is drawn.
import { type ComponentProps, lazy, Suspense } from 'preact/compat';

const Icons = lazy(async () => ({ default: (await import('./icons.tsx')).Icons }));

export function LateIcons(props: ComponentProps<typeof Icons>) {
  return (
    <Suspense fallback={null}>
      <Icons {...props} />
    </Suspense>
  );
}
