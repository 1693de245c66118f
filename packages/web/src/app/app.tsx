import { lazy, Suspense, useEffect, useRef } from 'preact/compat';
import { type Route, useRoute } from '../base/router.ts';
import { NewVersionLine } from '../offline/new-version-line.tsx';
import { Landing } from '../pages/landing.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const AboutPage = lazy(async () => ({ default: (await import('../pages/about-page.tsx')).AboutPage }));
const YouPage = lazy(async () => ({ default: (await import('../you/you-page.tsx')).YouPage }));
const LabPage = lazy(async () => ({ default: (await import('../lab/lab-page.tsx')).LabPage }));
const TablePage = lazy(async () => ({ default: (await import('../table/table-page.tsx')).TablePage }));
const GaragePage = lazy(async () => ({ default: (await import('../garage/garage-page.tsx')).GaragePage }));
const WorkshopPage = lazy(async () => ({ default: (await import('../garage/workshop-page.tsx')).WorkshopPage }));
const ScenariosPage = lazy(async () => ({ default: (await import('../editor/scenarios-page.tsx')).ScenariosPage }));
const EditorPage = lazy(async () => ({ default: (await import('../editor/editor-page.tsx')).EditorPage }));
const SharedScenarioPage = lazy(async () => ({
  default: (await import('../editor/shared-page.tsx')).SharedScenarioPage,
}));
const DeskPage = lazy(async () => ({ default: (await import('../desk/desk-page.tsx')).DeskPage }));
const NewCampaignPage = lazy(async () => ({
  default: (await import('../desk/new-campaign-page.tsx')).NewCampaignPage,
}));
const QuickRollPage = lazy(async () => ({ default: (await import('../desk/quick-roll-page.tsx')).QuickRollPage }));
const CampaignPage = lazy(async () => ({ default: (await import('../desk/campaign-page.tsx')).CampaignPage }));
const SharedPage = lazy(async () => ({ default: (await import('../desk/shared-page.tsx')).SharedPage }));
const Join = lazy(async () => ({ default: (await import('../pages/join.tsx')).Join }));
const NotFound = lazy(async () => ({ default: (await import('../pages/not-found.tsx')).NotFound }));
const LobbyPage = lazy(async () => ({ default: (await import('../lobby/lobby-page.tsx')).LobbyPage }));
const NewTablePage = lazy(async () => ({ default: (await import('../lobby/new-table-page.tsx')).NewTablePage }));
const DoorPage = lazy(async () => ({ default: (await import('../lobby/door-page.tsx')).DoorPage }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/replay-page.tsx')).ReplayPage }));

const TITLES: Readonly<Record<Route['page'], string>> = {
  landing: 'Hardtop: duels of armed cars',
  game: 'The table · Hardtop',
  replay: 'Replay · Hardtop',
  join: 'Taking a seat · Hardtop',
  about: 'About · Hardtop',
  you: 'You · Hardtop',
  lab: 'The duel lab · Hardtop',
  garage: 'The garage · Hardtop',
  workshop: 'Workshop · Hardtop',
  scenarios: 'Scenarios · Hardtop',
  'scenario-new': 'A new scenario · Hardtop',
  'scenario-edit': 'A scenario · Hardtop',
  'scenario-shared': 'A scenario · Hardtop',
  desk: 'The referee’s desk · Hardtop',
  'desk-new': 'A new campaign · Hardtop',
  'desk-roll': 'A quick roll · Hardtop',
  campaign: 'A campaign · Hardtop',
  'desk-shared': 'A campaign · Hardtop',
  lobby: 'The lobby · Hardtop',
  'table-new': 'A new table · Hardtop',
  door: 'A table · Hardtop',
  'not-found': 'No such road · Hardtop',
};

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'landing':
      return <Landing />;
    case 'game':
      return <TablePage key={route.id} id={route.id} />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />;
    case 'join':
      return <Join id={route.id} secret={route.secret} />;
    case 'about':
      return <AboutPage />;
    case 'you':
      return <YouPage />;
    case 'lab':
      return <LabPage id={route.id} />;
    case 'garage':
      return <GaragePage />;
    case 'workshop':
      return <WorkshopPage kind={route.kind} id={route.id} />;
    case 'scenarios':
      return <ScenariosPage />;
    case 'scenario-new':
      return <EditorPage key={`${route.ruleset} ${route.scenario}`} drawing={{ ...route, kind: 'new' }} />;
    case 'scenario-edit':
      return <EditorPage key={route.id} drawing={{ id: route.id, kind: 'own' }} />;
    case 'scenario-shared':
      return <SharedScenarioPage key={route.text} text={route.text} />;
    case 'desk':
      return <DeskPage />;
    case 'desk-new':
      return <NewCampaignPage />;
    case 'desk-roll':
      return <QuickRollPage asked={route.asked} />;
    case 'campaign':
      return <CampaignPage key={route.id} id={route.id} />;
    case 'desk-shared':
      return <SharedPage secret={route.secret} />;
    case 'lobby':
      return <LobbyPage />;
    case 'table-new':
      return <NewTablePage />;
    case 'door':
      return <DoorPage key={route.id} id={route.id} secret={route.secret} />;
    case 'not-found':
      return <NotFound path={route.path} />;
  }
}

/** After a change of page the reader's place is its heading, not the link that is gone. */
function useFocusOnChange(route: Route): void {
  const first = useRef(true);
  const place = `${route.page} ${'id' in route ? route.id : ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it waits for.
  useEffect(() => {
    document.title = TITLES[route.page];
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
