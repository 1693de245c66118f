import type { LabCard } from '@hardtop/server/wire';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';
import { useRulesets } from '../pages/use-rulesets.ts';
import { labApi } from './lab-api.ts';
import { LabForm } from './lab-form.tsx';
import { LabMatrix, LabPicture } from './lab-matrix.tsx';
import { type LabView, useLab } from './use-lab.ts';
import './lab.css';

const STATES = {
  running: 'Being fought.',
  done: 'All fought.',
  cancelled: 'Cancelled; what was fought stands below.',
  broken: 'A duel broke: that is our mistake, not yours.',
} as const satisfies Record<LabCard['state'], string>;

function Batch({ card, lab }: { readonly card: LabCard; readonly lab: LabView }) {
  return (
    <>
      <p>
        {card.scenario.title}, every two with the seats exchanged and the same dice, driven by {card.bot}. Seed{' '}
        <b>{card.seed}</b>, rules {card.version}.
      </p>
      <div className="lab-progress">
        <label className="field">
          {STATES[card.state]} {card.done} of {card.games} duels
          <progress value={card.done} max={card.games} />
        </label>
        {card.state === 'running' ? (
          <button type="button" className="button" disabled={lab.busy} onClick={lab.cancel}>
            Cancel
          </button>
        ) : (
          <>
            <a className="button" href={labApi.csv(card.id)} download>
              Download as CSV
            </a>
            <Link to={paths.lab()} className="button go">
              Another batch
            </Link>
          </>
        )}
      </div>
      <LabPicture card={card} />
      <LabMatrix card={card} />
      {card.digest !== null && (
        <p className="lab-digest">
          Digest of all duels, the same on any machine: <code>{card.digest}</code>
        </p>
      )}
    </>
  );
}

function NewBatch({ lab }: { readonly lab: LabView }) {
  const rulesets = useRulesets();
  if (rulesets.state === 'failed') return <p className="notice bad">{rulesets.message}</p>;
  if (rulesets.state !== 'ready') return <p>Opening the lab…</p>;
  return <LabForm rulesets={rulesets.rulesets} busy={lab.busy} onStart={lab.start} />;
}

/** Cars against cars by the hundred: who beats whom, and how sure that is. */
export function LabPage({ id }: { readonly id: string | null }) {
  const lab = useLab(id);
  return (
    <>
      <Masthead />
      <main id="main" className="page lab" tabIndex={-1} aria-busy={lab.busy}>
        <h1>The duel lab</h1>
        {lab.problem !== null && (
          <p className="notice bad" role="alert">
            {lab.problem} {id !== null && <Link to={paths.lab()}>To a new batch</Link>}
          </p>
        )}
        {id === null ? <NewBatch lab={lab} /> : lab.card !== null && <Batch card={lab.card} lab={lab} />}
      </main>
    </>
  );
}
