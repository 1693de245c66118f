// Panels that few look at, and nobody at once: they are fetched when they are first wanted.
import { type ComponentProps, lazy, Suspense } from 'preact/compat';

const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }));
const RefereePanel = lazy(async () => ({ default: (await import('./referee-panel.tsx')).RefereePanel }));

export function LateKeyHelp(props: ComponentProps<typeof KeyHelp>) {
  return (
    <Suspense fallback={null}>
      <KeyHelp {...props} />
    </Suspense>
  );
}

export function LateRefereePanel() {
  return (
    <Suspense fallback={null}>
      <RefereePanel />
    </Suspense>
  );
}
