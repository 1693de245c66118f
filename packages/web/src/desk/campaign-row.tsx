import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { openJournal, useEncounters } from './desk-rules.ts';
import { desk } from './desk-store.ts';
import type { KeptCampaign } from './kept-campaign.ts';

/** One campaign of the list: its date, where it is, who is in it. */
export function CampaignRow({ kept }: { readonly kept: KeptCampaign }) {
  const rulesets = useEncounters();
  const { id, journal, deleted, isCopy } = kept;
  const took = openJournal(rulesets, journal);
  const now = took.ok ? took.value.now() : null;
  const name = now?.name ?? 'A campaign these rules cannot read';
  const people = now?.rosters[0]?.lines.map((line) => line.name).join(', ') ?? '';
  return (
    <li className="campaign-row plate">
      <div>
        <h2>{name}</h2>
        {now !== null && (
          <p>
            <b className="figures">{now.date}</b>, {now.clock}; {now.where}
          </p>
        )}
        {people !== '' && (
          <p className="text-dim">
            {now?.party}: {people}
          </p>
        )}
        {!took.ok && <p className="form-problems">{took.error.map(({ message }) => message).join(' ')}</p>}
        {isCopy === true && (
          <p className="text-dim">It went on elsewhere at the same time; this is what was done here.</p>
        )}
      </div>
      <p className="desk-buttons">
        {!deleted && now !== null && (
          <Link to={paths.deskCampaign(id)} className="button go" label={`Go on with ${name}`}>
            Go on
          </Link>
        )}
        <button
          type="button"
          className="button quiet"
          aria-label={`${deleted ? 'Restore' : 'Delete'} ${name}`}
          onClick={() => desk.setDeleted([id], !deleted)}
        >
          {deleted ? 'Restore' : 'Delete'}
        </button>
      </p>
    </li>
  );
}
