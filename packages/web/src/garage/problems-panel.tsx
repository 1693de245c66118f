import type { DesignCheck, DesignProblem } from '@hardtop/workshop';
import { RuleLink } from '../rules/rule-link.tsx';
import { useBench } from './bench-store.ts';
import { deltaText } from './what-if.ts';

type Alternative = DesignProblem['alternatives'][number];

function AlternativeButton({ alternative }: { readonly alternative: Alternative }) {
  const apply = useBench((bench) => bench.apply);
  const look = useBench((bench) => bench.look);
  const { label, edit, cost, weight } = alternative;
  const shows = () => look({ label, edit });
  return (
    <button
      type="button"
      className="button mend"
      onClick={() => apply(edit)}
      onMouseEnter={shows}
      onFocus={shows}
      onMouseLeave={() => look(null)}
      onBlur={() => look(null)}
    >
      <span>{label}</span>
      <small className="figures">
        {deltaText({ cost: label.includes('$') ? 0 : (cost ?? 0), weight: weight ?? 0, spaces: 0 })}
      </small>
    </button>
  );
}

function ProblemItem({ problem }: { readonly problem: DesignProblem }) {
  return (
    <li className="problem">
      <p>
        {problem.message} <RuleLink rule={problem.rule} />
      </p>
      {problem.alternatives.length > 0 && (
        <div className="mends">
          <span className="label">Would do</span>
          {problem.alternatives.map((alternative) => (
            <AlternativeButton key={alternative.label} alternative={alternative} />
          ))}
        </div>
      )}
    </li>
  );
}

/** Everything wrong at once, each with its rule and ways out. */
export function ProblemsPanel({ check }: { readonly check: DesignCheck }) {
  const { problems, exemption } = check;
  return (
    <section className="problems plate" aria-label="Problems">
      <h2 className="label">{problems.length === 0 ? 'Inspection' : `Problems (${problems.length})`}</h2>
      {exemption !== null && <p className="notice other">Published as it is: {exemption.reason}</p>}
      {problems.length === 0 ? (
        <p className="passed">
          <b>Passed.</b> Nothing in the book against it.
        </p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <ProblemItem key={`${problem.rule} ${problem.where ?? ''} ${problem.message}`} problem={problem} />
          ))}
        </ul>
      )}
    </section>
  );
}
