import { lazy, Suspense, useEffect, useRef } from 'preact/compat';
import { type Route, useRoute } from '../base/router.ts';
import { NewVersionLine } from '../offline/new-version-line.tsx';
import { Landing } from '../pages/landing.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const TablePage = lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage }));
const GaragePages = lazy(async () => ({ default: (await import('./garage-pages.tsx')).GaragePages }));
const OtherPages = lazy(async () => ({ default: (await import('./other-pages.tsx')).OtherPages }));

/** Other pages say their own. */
const TITLES: Partial<Record<Route['page'], string>> = {
  landing: 'Hardtop: duels of armed cars',
  game: 'The table · Hardtop',
  garage: 'The garage · Hardtop',
  workshop: 'Workshop · Hardtop',
};

function Page({ route }: { readonly route: Route }) {
  if (route.page === 'landing') return <Landing />;
  if (route.page === 'game') return <TablePage key={route.id} id={route.id} />;
  if (route.page === 'garage' || route.page === 'workshop') return <GaragePages route={route} />;
  return <OtherPages route={route} />;
}

/** After a change of page the reader's place is its heading, not the link that is gone. */
function useFocusOnChange(route: Route): void {
  const first = useRef(true);
  const place = `${route.page} ${'id' in route ? route.id : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it waits for.
  useEffect(() => {
    document.title = TITLES[route.page] ?? document.title;
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
}

export function App() {
  const route = useRoute();
  useFocusOnChange(route);
  return (
    <ErrorBoundary>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <NewVersionLine />
      <Suspense fallback={<p className="page-loading">Rolling it out of the garage…</p>}>
        <Page route={route} />
      </Suspense>
    </ErrorBoundary>
  );
}
