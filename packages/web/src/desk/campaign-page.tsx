import type { OpenCampaign } from '@hardtop/campaign';
import { describeProblem } from '@hardtop/kernel';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { CampaignContext } from './campaign-context.ts';
import { CampaignHead } from './campaign-head.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { openJournal, useEncounters } from './desk-rules.ts';
import { useDesk } from './desk-store.ts';
import { useDeskSync } from './desk-sync.ts';
import { JournalView } from './journal-view.tsx';
import { JourneyStrip } from './journey-strip.tsx';
import { PeriodBar } from './period-bar.tsx';
import { AroundPanel, SidePanels } from './side-panels.tsx';
import { StopPanel } from './stop-panel.tsx';
import { useCampaignOnDesk } from './use-campaign-on-desk.ts';
import './campaign-page.css';

function Contradictions({ campaign }: { readonly campaign: OpenCampaign }) {
  if (campaign.problems.length === 0) return null;
  return (
    <details className="notice bad">
      <summary>
        The journal contradicts itself in{' '}
        {campaign.problems.length === 1 ? 'one place' : `${campaign.problems.length} places`}; nothing of it is lost.
      </summary>
      <ul>
        {campaign.problems.map((problem) => (
          <li key={problem.message}>{describeProblem(problem)}</li>
        ))}
      </ul>
    </details>
  );
}

function OnDesk({ id, campaign }: { readonly id: string; readonly campaign: OpenCampaign }) {
  const desk = useCampaignOnDesk(id, campaign);
  return (
    <CampaignContext value={desk}>
      <main id="main" className="campaign" tabIndex={-1}>
        <CampaignHead />
        <AroundPanel />
        <div className="campaign-main">
          <Contradictions campaign={campaign} />
          <PeriodBar />
          <StopPanel />
          <JourneyStrip legs={desk.now.legs} marks={desk.now.marks} />
          <JournalView />
        </div>
        <SidePanels />
      </main>
    </CampaignContext>
  );
}

function Missing({ says }: { readonly says: string }) {
  return (
    <main id="main" className="page" tabIndex={-1}>
      <h1>Not on this desk.</h1>
      <p className="notice bad">{says}</p>
      <p>
        <Link to={paths.desk} className="button go">
          To the desk
        </Link>
      </p>
    </main>
  );
}

/** Perhaps the server has it, under the same secret. */
function Elsewhere() {
  const where = useDeskSync();
  return <Missing says={`This browser keeps no such campaign. ${where}`} />;
}

function Campaign({ id }: { readonly id: string }) {
  const rulesets = useEncounters();
  const kept = useDesk(({ all }) => all.find((one) => one.id === id));
  if (kept === undefined) return <Elsewhere />;
  const took = openJournal(rulesets, kept.journal);
  if (took.ok) return <OnDesk id={id} campaign={took.value} />;
  return <Missing says={took.error.map(describeProblem).join(' ')} />;
}

export function CampaignPage({ id }: { readonly id: string }) {
  return (
    <DeskFrame>
      <Campaign id={id} />
    </DeskFrame>
  );
}
