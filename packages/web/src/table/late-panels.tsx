// Panels that few look at, or nobody before the end: they are fetched when they are first wanted.
import { type ComponentProps, lazy, Suspense } from 'preact/compat';

const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));
const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }));
const DiceEntry = lazy(async () => ({ default: (await import('./dice-entry.tsx')).DiceEntry }));
const OutcomePanel = lazy(async () => ({ default: (await import('./outcome-panel.tsx')).OutcomePanel }));
const SeatNotices = lazy(async () => ({ default: (await import('./seat-notices.tsx')).SeatNotices }));
const OutdatedNotice = lazy(async () => ({ default: (await import('./outdated-notice.tsx')).OutdatedNotice }));
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

export function LateDiceEntry(props: ComponentProps<typeof DiceEntry>) {
  return (
    <Suspense fallback={null}>
      <DiceEntry {...props} />
    </Suspense>
  );
}

export function LateOutcomePanel(props: ComponentProps<typeof OutcomePanel>) {
  return (
    <Suspense fallback={null}>
      <OutcomePanel {...props} />
    </Suspense>
  );
}

export function LateDrawer(props: ComponentProps<typeof Drawer>) {
  return (
    <Suspense fallback={null}>
      <Drawer {...props} />
    </Suspense>
  );
}

export function LateSeatNotices(props: ComponentProps<typeof SeatNotices>) {
  return (
    <Suspense fallback={null}>
      <SeatNotices {...props} />
    </Suspense>
  );
}

export function LateOutdatedNotice(props: ComponentProps<typeof OutdatedNotice>) {
  return (
    <Suspense fallback={null}>
      <OutdatedNotice {...props} />
    </Suspense>
  );
}
