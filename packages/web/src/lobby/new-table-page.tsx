import type { Problem } from '@hardtop/kernel';
import type { RulesetCard } from '@hardtop/server/wire';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { useMyGames } from '../base/my-games.ts';
import { Pick } from '../base/pick.tsx';
import { navigate, paths } from '../base/router.ts';
import { keptScenario, scenarioShelf, titleIn } from '../editor/kept-scenarios.ts';
import { explain } from '../net/api.ts';
import { tableApi } from '../net/table-api.ts';
import { useRulesets } from '../pages/use-rulesets.ts';
import { DELAY_CHOICES, delayText } from './clock-choices.ts';
import { ClockFields } from './clock-fields.tsx';
import { OptionFields, SeatFields } from './layout-fields.tsx';
import { NameField } from './name-field.tsx';
import { createGameOf, planAsked, type TableDraft, tableDraftOf, withPlan } from './new-table.ts';
import { keepOwnName } from './own-name.ts';
import { ScenarioFields } from './scenario-fields.tsx';
import { TermsList } from './terms-list.tsx';
import { TextField } from './text-field.tsx';
import './lobby.css';

interface CheckProps {
  readonly isOn: boolean;
  readonly children: string;
  onSet(isOn: boolean): void;
}

function Check({ isOn, children, onSet }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onSet(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** Asks the server what would be laid, whenever something of it changes. */
function usePlan(draft: TableDraft, onDraft: (change: (old: TableDraft) => TableDraft) => void): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const asked = JSON.stringify(planAsked(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is all that counts.
  useEffect(() => {
    let isOver = false;
    void tableApi.plan(planAsked(draft)).then((reply) => {
      if (isOver) return;
      setProblem(reply.ok ? null : explain(draft.own === null ? reply.error.problems : inFile(reply.error.problems)));
      if (reply.ok) onDraft((old) => withPlan(old, reply.value));
    });
    return () => {
      isOver = true;
    };
  }, [asked]);
  return problem;
}

const MOST_PROBLEMS = 5;

/** What is wrong with a file, and where in it. */
function inFile(problems: readonly Problem[]): readonly Problem[] {
  return problems.slice(0, MOST_PROBLEMS).map((problem) => {
    const where = problem.field?.replace(/^scenario\.?/, '') ?? '';
    return where === '' ? problem : { ...problem, message: `${where}: ${problem.message}` };
  });
}

function Privacy({ draft, onChange }: { readonly draft: TableDraft; onChange(change: Partial<TableDraft>): void }) {
  return (
    <>
      <TextField
        label="What the table is called"
        value={draft.title}
        most={80}
        hint="Empty: as the scenario is."
        onText={(title) => onChange({ title })}
      />
      <NameField value={draft.name} onText={(name) => onChange({ name })} />
      <TextField
        label="Password"
        isSecret
        value={draft.password}
        most={100}
        hint="Empty: none. Whoever has the link needs none."
        onText={(password) => onChange({ password })}
      />
      <div className="wide">
        <Check isOn={draft.listed} onSet={(listed) => onChange({ listed })}>
          In the lobby, where strangers find it
        </Check>
        <Check isOn={draft.referee} onSet={(referee) => onChange({ referee })}>
          You are the referee: you see everything, correct it and decide for seats that are nobody’s
        </Check>
        <Check isOn={draft.shares} onSet={(shares) => onChange({ shares })}>
          Everybody adds to the dice: nothing falls before all have sat down
        </Check>
      </div>
    </>
  );
}

/** The scenario that the address names, where it is one of our own; else the first of the house. */
function firstDraft(rulesets: readonly RulesetCard[]): TableDraft | null {
  const [first] = rulesets;
  const own = keptScenario(window.location.hash.slice(1)) ?? null;
  const rules = own === null ? first : rulesets.find(({ id }) => id === own.ruleset);
  return rules === undefined ? null : tableDraftOf(rules, undefined, own);
}

const scenarioTitle = ({ own, scenario }: TableDraft): string => (own === null ? scenario : titleIn(own.file));

function NewTable({ rulesets }: { readonly rulesets: readonly RulesetCard[] }) {
  const [draft, setDraft] = useState(() => firstDraft(rulesets));
  const change = (to: (old: TableDraft) => TableDraft) => setDraft((old) => (old === null ? null : to(old)));
  return draft === null ? null : <Form rulesets={rulesets} draft={draft} onDraft={change} />;
}

interface FormProps {
  readonly rulesets: readonly RulesetCard[];
  readonly draft: TableDraft;
  onDraft(change: (old: TableDraft) => TableDraft): void;
}

function Form({ rulesets, draft, onDraft }: FormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const planProblem = usePlan(draft, onDraft);
  const ruleset = rulesets.find(({ id }) => id === draft.ruleset);
  const change = (part: Partial<TableDraft>) => onDraft((old) => ({ ...old, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    keepOwnName(draft.name);
    const reply = await tableApi.open(createGameOf(draft));
    setBusy(false);
    if (!reply.ok) return setProblem(explain(reply.error.problems));
    const { game: id, keys, referee, host, invite } = reply.value;
    const own = keys.filter(({ seat }) => draft.seats[seat]?.sits === 'me');
    const invites = keys.filter(({ seat }) => draft.seats[seat]?.sits !== 'me');
    const title = draft.title.trim() === '' ? scenarioTitle(draft) : draft.title;
    const secrets = { ...(referee === undefined ? {} : { referee }), ...(host === undefined ? {} : { host }) };
    useMyGames.getState().remember({
      ...{ id, title, keys: own, invites, standing: 'Just opened.', ...secrets },
      ...(invite === undefined ? {} : { invite }),
    });
    navigate(paths.door(id));
  };
  if (ruleset === undefined) return null;
  return (
    <form className="table-form" aria-label="A new table" onSubmit={(event) => void submit(event)}>
      <ScenarioFields rulesets={rulesets} ruleset={ruleset} draft={draft} onDraft={onDraft} />
      <ClockFields draft={draft} onChange={change} />
      {draft.plan?.hides === true && (
        <Pick
          label="Those who only look on see it"
          none={`${delayText(draft.plan.watchDelay)}, as usual here`}
          items={DELAY_CHOICES}
          value={draft.watchDelay}
          onPick={(watchDelay) => change({ watchDelay })}
        />
      )}
      <Privacy draft={draft} onChange={change} />
      <SeatFields draft={draft} ruleset={ruleset} onChange={change} />
      {draft.plan !== null && <OptionFields draft={draft} plan={draft.plan} onChange={change} />}
      {draft.plan !== null && <TermsList terms={draft.plan.terms} />}
      {(planProblem ?? problem) !== null && (
        <p className="notice bad wide" role="alert">
          {planProblem ?? problem}
        </p>
      )}
      <p className="wide">
        <button type="submit" className="button go" disabled={busy || draft.plan === null || planProblem !== null}>
          {busy ? 'Laying it…' : 'Open the table'}
        </button>
      </p>
    </form>
  );
}

export function NewTablePage() {
  const known = useRulesets();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void scenarioShelf.load().finally(() => setLoaded(true)), []);
  return (
    <>
      <Masthead />
      <main id="main" className="page lobby" tabIndex={-1}>
        <h1 className="list-title">Open a table</h1>
        {known.state === 'ready' && isLoaded ? (
          <NewTable rulesets={known.rulesets} />
        ) : (
          <p role="status">{known.state === 'failed' ? known.message : 'Looking for the rules…'}</p>
        )}
      </main>
    </>
  );
}
