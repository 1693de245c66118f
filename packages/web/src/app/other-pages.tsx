import { lazy, useEffect } from 'preact/compat';
import type { Route } from '../base/router.ts';

// All pages but the first, the table and the garage: whoever comes for a duel or a car does not even load their list.

type OtherRoute = Exclude<Route, { readonly page: 'landing' | 'game' | 'garage' | 'workshop' }>;

const AboutPage = lazy(async () => ({ default: (await import('../pages/about-page.tsx')).AboutPage }));
const YouPage = lazy(async () => ({ default: (await import('../you/you-page.tsx')).YouPage }));
const LabPage = lazy(async () => ({ default: (await import('../lab/lab-page.tsx')).LabPage }));
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

const TITLES: Readonly<Record<OtherRoute['page'], string>> = {
  replay: 'Replay · Hardtop',
  join: 'Taking a seat · Hardtop',
  about: 'About · Hardtop',
  you: 'You · Hardtop',
  lab: 'The duel lab · Hardtop',
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

function Page({ route }: { readonly route: OtherRoute }) {
  switch (route.page) {
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

export function OtherPages({ route }: { readonly route: OtherRoute }) {
  useEffect(() => {
    document.title = TITLES[route.page];
  }, [route.page]);
  return <Page route={route} />;
}
