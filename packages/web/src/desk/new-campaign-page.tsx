import { type FormValues, formValues } from '@hardtop/campaign';
import type { Problem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { navigate, paths } from '../base/router.ts';
import { Elsewhere } from './action-form.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { remember, useEncounters } from './desk-rules.ts';
import { addCampaign } from './desk-store.ts';
import { useDeskSync } from './desk-sync.ts';
import { FormView } from './form-view.tsx';
import './desk-page.css';

/** So long that nobody can try it out, and no player can reckon from what was rolled what will be. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Party, stores and route in one form; what cannot be is explained where it stands. */
function Opening() {
  const [ruleset] = useEncounters();
  useDeskSync();
  const [fields] = useState(() => ruleset?.encounters.campaigns.opening() ?? []);
  const [values, setValues] = useState<FormValues>(() => ({ ...formValues(fields), seed: newSeed() }));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const begin = () => {
    const took = ruleset?.encounters.campaigns.begin(values);
    if (took === undefined) return;
    if (!took.ok) return setProblems(took.error);
    remember(took);
    navigate(paths.deskCampaign(addCampaign(took.value.file)), 'replace');
  };
  return (
    <main id="main" className="desk-list" tabIndex={-1}>
      <h1 className="list-title">A new campaign</h1>
      <p className="text-dim">A party and a road are filled in to try; make them yours, or begin as it stands.</p>
      <form
        className="opening-form"
        aria-label="New campaign"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <FormView fields={fields} values={values} problems={problems} onChange={setValues} />
        <Elsewhere problems={problems} names={fields.map(({ name }) => name)} />
        {problems.length > 0 && (
          <p className="form-problems" role="alert">
            {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} not as they can be; see above.
          </p>
        )}
        <p className="desk-buttons">
          <button type="submit" className="button go">
            Begin
          </button>
          <Link to={paths.desk} className="button quiet">
            To the desk
          </Link>
        </p>
      </form>
    </main>
  );
}

export function NewCampaignPage() {
  return (
    <DeskFrame>
      <Opening />
    </DeskFrame>
  );
}
