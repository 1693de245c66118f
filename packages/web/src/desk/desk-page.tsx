import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { CampaignRow } from './campaign-row.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { useEncounters } from './desk-rules.ts';
import { useDesk } from './desk-store.ts';
import { useDeskSync } from './desk-sync.ts';
import { ReadJournal } from './read-journal.tsx';
import './desk-page.css';

function Campaigns() {
  useEncounters();
  const campaigns = useDesk(({ all }) => all);
  const where = useDeskSync();
  const living = campaigns.filter(({ deleted }) => !deleted);
  const gone = campaigns.filter(({ deleted }) => deleted);
  return (
    <main id="main" className="desk-list" tabIndex={-1}>
      <h1 className="list-title">The referee’s desk</h1>
      <p className="text-dim">
        The next four hours of the world in one press, and everything that was rolled before remembered.
      </p>
      <p className="desk-buttons">
        <Link to={paths.deskNew} className="button go">
          New campaign
        </Link>
        <Link to={paths.deskRoll()} className="button">
          Quick roll
        </Link>
        <ReadJournal />
      </p>
      {living.length === 0 ? (
        <p className="desk-empty">
          No campaigns yet. A party, a route and a seed are all it takes; the roads are bad and the neighbours worse.
        </p>
      ) : (
        <ul className="campaign-rows" aria-label="Campaigns">
          {living.map((kept) => (
            <CampaignRow key={kept.id} kept={kept} />
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <details className="desk-gone">
          <summary>Deleted ({gone.length})</summary>
          <ul className="campaign-rows" aria-label="Deleted campaigns">
            {gone.map((kept) => (
              <CampaignRow key={kept.id} kept={kept} />
            ))}
          </ul>
        </details>
      )}
      <p className="text-dim" aria-live="polite">
        {where}
      </p>
      <p className="text-dim">
        It is the secret of your library of designs: share it with another device in the{' '}
        <Link to={paths.garage}>garage</Link>, and the campaigns come along.
      </p>
    </main>
  );
}

export function DeskPage() {
  return (
    <DeskFrame>
      <Campaigns />
    </DeskFrame>
  );
}
