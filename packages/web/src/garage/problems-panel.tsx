import type { DesignCheck, DesignProblem } from '@hardtop/workshop';
import { type ReactNode, useEffect, useRef, useState } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { useBench } from './bench-store.ts';
import { deltaText, type WhatIf } from './what-if.ts';

type Alternative = DesignProblem['alternatives'][number];
type Trial = WhatIf | null;

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

interface ProblemItemProps {
  readonly problem: DesignProblem;
  readonly isOpen: boolean;
  /** The change somebody looks at would mend it. */
  readonly isMended: boolean;
  onPress(): void;
}

/** A line that unfolds: what it says in full, its rule, and ways out, which come into sight with it. */
function ProblemItem({ problem, isOpen, isMended, onPress }: ProblemItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const { alternatives } = problem;
  useEffect(() => {
    if (isOpen && alternatives.length > 0) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, alternatives]);
  return (
    <li ref={row} className="problem" data-mended={isMended || undefined}>
      <button type="button" className="problem-line" aria-expanded={isOpen} onClick={onPress}>
        {problem.message}
        {isMended && <span className="hidden-text"> This would mend it.</span>}
      </button>
      {isOpen && (
        <div className="mends">
          {alternatives.map((alternative) => (
            <AlternativeButton key={alternative.label} alternative={alternative} />
          ))}
          <RuleLink rule={problem.rule} />
        </div>
      )}
    </li>
  );
}

const keyOf = ({ rule, where = '', message }: DesignProblem): string => `${rule} ${where} ${message}`;

interface ProblemListProps {
  readonly problems: readonly DesignProblem[];
  readonly trial: Trial;
}

/** One is unfolded at a time, the first unless somebody chose: so all others stay in sight. */
function ProblemList({ problems, trial }: ProblemListProps) {
  const [chosen, choose] = useState<string | null>('');
  const isThere = chosen === null || problems.some((problem) => keyOf(problem) === chosen);
  const [first] = problems;
  const unfolded = isThere || first === undefined ? chosen : keyOf(first);
  return (
    <ul>
      {problems.map((problem) => {
        const key = keyOf(problem);
        return (
          <ProblemItem
            key={key}
            problem={problem}
            isOpen={key === unfolded}
            isMended={trial?.goneProblems.includes(problem.message) === true}
            onPress={() => choose(key === unfolded ? null : key)}
          />
        );
      })}
      {trial?.newProblems.map((message) => (
        <li key={message} className="problem-to-come">
          <span className="hidden-text">It would bring: </span>
          {message}
        </li>
      ))}
    </ul>
  );
}

interface ProblemsPanelProps {
  readonly check: DesignCheck;
  readonly trial: Trial;
  /** What the part under the hand would do, where it is not told elsewhere. */
  readonly hint?: ReactNode;
}

/** Everything wrong at once, each with its rule and ways out; and what would be, for the change somebody looks at. */
export function ProblemsPanel({ check, trial, hint }: ProblemsPanelProps) {
  const { problems, exemption } = check;
  return (
    <section className="problems plate" aria-label="Problems">
      <h2 className="label">{problems.length === 0 ? 'Inspection' : `Problems (${problems.length})`}</h2>
      {hint}
      {exemption !== null && <p className="notice other">Published as it is: {exemption.reason}</p>}
      {problems.length === 0 && (
        <p className="passed">
          <b>Passed.</b> Nothing in the book against it.
        </p>
      )}
      <ProblemList problems={problems} trial={trial} />
    </section>
  );
}
