import { type CampaignResult, type FormValues, formValues, type OpenCampaign, type QuickRoll } from '@hardtop/campaign';
import { describeProblem } from '@hardtop/kernel';
import { useState } from 'preact/compat';
import { CopyField } from '../base/copy-field.tsx';
import { Link } from '../base/link.tsx';
import { navigate, paths } from '../base/router.ts';
import { CampaignContext } from './campaign-context.ts';
import { DeskFrame } from './desk-frame.tsx';
import { type EncounterRuleset, remember, useEncounters } from './desk-rules.ts';
import { addCampaign } from './desk-store.ts';
import { EntryView } from './entry-view.tsx';
import { FormView } from './form-view.tsx';
import { type AskedRoll, makeRollLink, parseRollLink } from './roll-link.ts';
import { onDesk } from './use-campaign-on-desk.ts';
import './desk-page.css';
import './stop-panel.css';

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  return Array.from(bytes, (byte) => byte.toString(36)).join('');
}

/** What was rolled: it can be amended here, and kept as a campaign. */
function Rolled({ rolled }: { readonly rolled: OpenCampaign }) {
  const [campaign, setCampaign] = useState(rolled);
  const desk = onDesk('', campaign, (took) => {
    if (!took.ok) return took.error;
    setCampaign(took.value);
    return [];
  });
  const keep = () => {
    remember({ ok: true, value: campaign });
    navigate(paths.deskCampaign(addCampaign(campaign.file)));
  };
  return (
    <CampaignContext value={desk}>
      <section aria-label="What came of it" className="quick-rolled">
        <p className="stop-words" role="status">
          {campaign.entry(rolled.entries - 1).stop ?? 'Nothing is met.'}
        </p>
        <EntryView index={rolled.entries - 1} isLatest />
        <p className="desk-buttons">
          <button type="button" className="button go" onClick={keep}>
            Keep it as a campaign
          </button>
        </p>
        <CopyField label="Link to this roll" text={window.location.href} />
      </section>
    </CampaignContext>
  );
}

const CUT =
  'This link is not whole: it was cut or changed on its way, so what it showed cannot be had from it. Roll anew, or ask for the link again.';

function resultOf(rulesets: readonly EncounterRuleset[], asked: AskedRoll | null): CampaignResult {
  const refuse = (message: string): CampaignResult => ({ ok: false, error: [{ code: 'link', message }] });
  if (asked === null) return refuse(CUT);
  const campaigns = rulesets.find(({ id }) => id === asked.ruleset)?.encounters.campaigns;
  if (campaigns === undefined) return refuse(`There are no rules "${asked.ruleset}" here.`);
  const quick = campaigns.quick.find(({ id }) => id === asked.roll);
  return quick?.roll(asked.seed, { ...formValues(quick.fields), ...asked.values }) ?? refuse(CUT);
}

function Result({ asked }: { readonly asked: string }) {
  const rulesets = useEncounters();
  const read = parseRollLink(asked);
  const took = resultOf(rulesets, read);
  const version = rulesets.find(({ id }) => id === read?.ruleset)?.encounters.campaigns.version;
  if (!took.ok)
    return (
      <p className="notice bad" role="alert">
        {took.error.map(describeProblem).join(' ')}
      </p>
    );
  return (
    <>
      {read?.version !== version && (
        <p className="notice">
          It was rolled under version {read?.version} of the rules, so something may have changed.
        </p>
      )}
      <Rolled rolled={took.value} />
    </>
  );
}

interface AskFormProps {
  readonly quick: QuickRoll;
  readonly asked: AskedRoll | null;
  onRoll(values: FormValues): void;
}

function AskForm({ quick, asked, onRoll }: AskFormProps) {
  const [values, setValues] = useState<FormValues>(() => ({ ...formValues(quick.fields), ...asked?.values }));
  return (
    <form
      className="opening-form"
      aria-label={quick.title}
      onSubmit={(event) => {
        event.preventDefault();
        onRoll(values);
      }}
    >
      <FormView fields={quick.fields} values={values} problems={[]} onChange={setValues} />
      <p className="desk-buttons">
        <button type="submit" className="button go">
          Roll {quick.title.toLowerCase()}
        </button>
        <Link to={paths.desk} className="button quiet">
          To the desk
        </Link>
      </p>
    </form>
  );
}

function QuickDesk({ asked }: { readonly asked: string }) {
  const [ruleset] = useEncounters();
  const read = parseRollLink(asked);
  const rolls = ruleset?.encounters.campaigns.quick ?? [];
  const [chosen, setChosen] = useState(read?.roll ?? rolls[0]?.id ?? '');
  const quick = rolls.find(({ id }) => id === chosen) ?? rolls[0];
  if (ruleset === undefined || quick === undefined) return null;
  const { version } = ruleset.encounters.campaigns;
  const roll = (values: FormValues) => {
    const link = makeRollLink({ ruleset: ruleset.id, version, roll: quick.id, seed: newSeed(), values });
    navigate(paths.deskRoll(link), 'replace');
  };
  return (
    <main id="main" className="desk-list" tabIndex={-1}>
      <h1 className="list-title">A quick roll</h1>
      <p className="text-dim">One encounter or one settlement, without a campaign. The link gives the same again.</p>
      <p className="desk-buttons quick-kinds">
        {rolls.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={id === quick.id}
            onClick={() => setChosen(id)}
          >
            {title}
          </button>
        ))}
      </p>
      <AskForm key={quick.id} quick={quick} asked={read?.roll === quick.id ? read : null} onRoll={roll} />
      {asked !== '' && <Result key={asked} asked={asked} />}
    </main>
  );
}

export function QuickRollPage({ asked }: { readonly asked: string }) {
  return (
    <DeskFrame>
      <QuickDesk asked={asked} />
    </DeskFrame>
  );
}
