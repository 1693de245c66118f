import type { Problem } from '@hardtop/kernel';
import type { RulesetCard } from '@hardtop/server/wire';
import { type ChangeEvent, useEffect, useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { navigate, paths } from '../base/router.ts';
import { useRulesetCards } from '../net/ruleset-cards.ts';
import { type KeptScenario, keepScenario, scenarioShelf, titleIn } from './kept-scenarios.ts';
import { parseFileText } from './scenario-link.ts';
import './scenarios.css';

/** A file from somewhere else: it opens as it is, and the rules say there what is wrong with it. */
function FileDoor() {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file === undefined) return;
    // What is too large is not even read.
    const read = parseFileText(file.size > MOST_READ ? '{}' : await file.text(), file.size);
    if (!read.ok) return setProblems(read.error);
    navigate(paths.scenarioEdit(keepScenario(read.value.ruleset, read.value.file)));
  };
  return (
    <>
      <label className="button sc-file">
        Open a file
        <input type="file" accept=".json,application/json" onChange={(event) => void open(event)} />
      </label>
      {problems.length > 0 && (
        <ul className="notice bad" role="alert">
          {problems.map(({ code, message }) => (
            <li key={code}>{message} Your file is as it was.</li>
          ))}
        </ul>
      )}
    </>
  );
}

const MOST_READ = 4 * 1024 * 1024;

function OwnRow({ kept, rules }: { readonly kept: KeptScenario; readonly rules: string }) {
  const title = titleIn(kept.file);
  const drop = () => scenarioShelf.setDeleted([kept.id], kept.deleted !== true);
  return (
    <li className="sc-row">
      <div>
        {kept.deleted === true ? <b>{title}</b> : <Link to={paths.scenarioEdit(kept.id)}>{title}</Link>}
        <p>
          {rules}, changed {new Date(kept.updated).toLocaleDateString()}
        </p>
      </div>
      <button type="button" className="button quiet" onClick={drop}>
        {kept.deleted === true ? `Bring ${title} back` : `Throw ${title} away`}
      </button>
    </li>
  );
}

function OwnList({ rulesets }: { readonly rulesets: readonly RulesetCard[] }) {
  const all = scenarioShelf.useShelf((shelf) => shelf.all);
  const isFull = scenarioShelf.useShelf((shelf) => shelf.isFull);
  const rulesOf = ({ ruleset }: KeptScenario) => rulesets.find(({ id }) => id === ruleset)?.title ?? ruleset;
  const [own, gone] = [all.filter(({ deleted }) => deleted !== true), all.filter(({ deleted }) => deleted === true)];
  return (
    <section aria-labelledby="sc-own">
      <h2 id="sc-own">Yours</h2>
      {isFull && (
        <p className="notice bad" role="alert">
          This browser has no room left: the last change is not kept. Save it as a file.
        </p>
      )}
      {own.length === 0 && <p className="text-dim">None yet. They stay in this browser, and go where you send them.</p>}
      <ul className="sc-rows">
        {own.map((kept) => (
          <OwnRow key={kept.id} kept={kept} rules={rulesOf(kept)} />
        ))}
      </ul>
      {gone.length > 0 && (
        <details>
          <summary>Thrown away ({gone.length})</summary>
          <ul className="sc-rows">
            {gone.map((kept) => (
              <OwnRow key={kept.id} kept={kept} rules={rulesOf(kept)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Listed({ ruleset }: { readonly ruleset: RulesetCard }) {
  return (
    <section aria-labelledby={`sc-${ruleset.id}`}>
      <h2 id={`sc-${ruleset.id}`}>{ruleset.title}</h2>
      <p>
        <Link to={paths.scenarioNew(ruleset.id)} className="button go">
          Draw your own
        </Link>
      </p>
      <ul className="sc-rows">
        {ruleset.scenarios.map(({ id, title, summary, seats }) => (
          <li key={id} className="sc-row">
            <div>
              <b>{title}</b>
              <p>
                {summary} {seats === 1 ? 'One seat.' : `${seats} seats.`}
              </p>
            </div>
            <Link to={paths.scenarioNew(ruleset.id, id)} className="button">
              Change a copy<span className="unseen"> of {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All scenarios, one's own first. */
export function ScenariosPage() {
  const { known, load } = useRulesetCards();
  useEffect(() => void load(), [load]);
  useEffect(() => void scenarioShelf.load(), []);
  const rulesets = known.state === 'ready' ? known.rulesets : [];
  return (
    <div>
      <Masthead />
      <main id="main" className="sc-list" tabIndex={-1}>
        <h1 className="list-title">Scenarios</h1>
        <p className="text-dim">Lay the road, build the walls, place the cars. The rules look over your shoulder.</p>
        <p className="ed-buttons">
          <FileDoor />
        </p>
        <OwnList rulesets={rulesets} />
        {known.state === 'loading' && <p>Asking what there is…</p>}
        {known.state === 'failed' && (
          <p className="notice bad" role="alert">
            {known.message}
          </p>
        )}
        {rulesets.map((ruleset) => (
          <Listed key={ruleset.id} ruleset={ruleset} />
        ))}
      </main>
    </div>
  );
}
