import type { RulesetCard } from '@hardtop/server/wire';
import { type ChangeEvent, useState } from 'preact/compat';
import { Pick } from '../base/pick.tsx';
import { type KeptScenario, keepScenario, keptScenario, scenarioShelf, titleIn } from '../editor/kept-scenarios.ts';
import { LARGEST_FILE, parseFileText } from '../editor/scenario-link.ts';
import { explain } from '../net/api.ts';
import { type TableDraft, tableDraftOf } from './new-table.ts';

interface ScenarioFieldsProps {
  readonly rulesets: readonly RulesetCard[];
  readonly ruleset: RulesetCard;
  readonly draft: TableDraft;
  onDraft(change: (old: TableDraft) => TableDraft): void;
}

// No listed scenario has a space in its id.
const OWN = 'own ';

/** What stays when another scenario is chosen. */
const kept = ({ title, name, password, listed, referee, shares, clock, clockFigures, watchDelay }: TableDraft) => ({
  ...{ title, name, password, listed, referee, shares, clock, clockFigures, watchDelay },
});

/** A file becomes one of one's own scenarios, so that it can be mended where they are drawn. */
async function readFile(file: File, rulesets: readonly RulesetCard[]): Promise<KeptScenario | string> {
  // What is too large is not even read.
  const read = parseFileText(file.size > LARGEST_FILE ? '{}' : await file.text(), file.size);
  if (!read.ok) return explain(read.error);
  const { ruleset } = read.value;
  const known = rulesets.map(({ id }) => id);
  if (!known.includes(ruleset))
    return `The file belongs to rules that are not here: "${ruleset.slice(0, 40)}". Here are ${known.join(', ')}.`;
  const made = keptScenario(keepScenario(ruleset, read.value.file));
  return made ?? 'This browser cannot keep the file.';
}

/** What is played: of the house, drawn by oneself, or brought as a file. */
export function ScenarioFields({ rulesets, ruleset, draft, onDraft }: ScenarioFieldsProps) {
  const all = scenarioShelf.useShelf((shelf) => shelf.all);
  const [problem, setProblem] = useState<string | null>(null);
  const own = all.filter((each) => each.ruleset === ruleset.id && each.deleted !== true);
  const choose = (rules: RulesetCard, id?: string, drawn: KeptScenario | null = null) => {
    setProblem(null);
    onDraft((old) => ({ ...tableDraftOf(rules, id, drawn), ...kept(old) }));
  };
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file === undefined) return;
    const read = await readFile(file, rulesets);
    if (typeof read === 'string') return setProblem(`${read} Your file is as it was.`);
    choose(rulesets.find(({ id }) => id === read.ruleset) ?? ruleset, undefined, read);
  };
  return (
    <>
      <Pick
        label="Rules"
        items={rulesets.map(({ id, title }) => ({ id, title }))}
        value={draft.ruleset}
        onPick={(id) => choose(rulesets.find((each) => each.id === id) ?? ruleset)}
      />
      <Pick
        label="Scenario"
        items={[
          ...ruleset.scenarios.map(({ id, title, seats }) => ({ id, title, summary: `${seats} seats` })),
          ...own.map(({ id, file }) => ({ id: `${OWN}${id}`, title: titleIn(file), summary: 'yours' })),
        ]}
        value={draft.own === null ? draft.scenario : `${OWN}${draft.own.id}`}
        onPick={(id) => choose(ruleset, id, own.find((each) => `${OWN}${each.id}` === id) ?? null)}
      />
      <div className="field">
        <span className="label">A scenario of your own</span>
        <label className="button file-door">
          Open a scenario file
          <input
            type="file"
            accept=".json,application/json"
            className="hidden-text"
            onChange={(event) => void open(event)}
          />
        </label>
      </div>
      {problem !== null && (
        <p className="notice bad wide" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
