import { useId, useMemo, useState } from 'preact/compat';
import { type OpenGarage, useGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { useLibrary } from './library-store.ts';

/** A vehicle that may be hung on, pull or be loaded. */
export interface Candidate {
  readonly key: string;
  readonly group: string;
  readonly name: string;
  readonly design: unknown;
  /** Bare, as the bench starts its class. */
  readonly isNew: boolean;
}

/** Of every class but the combinations themselves. */
function bareOnes({ garage, workshop }: OpenGarage): readonly Candidate[] {
  return garage.classes.flatMap(({ id, title }) => {
    const bare = workshop.start(id, '');
    if ((workshop.combining?.members(bare).length ?? 0) > 0) return [];
    const name = workshop.sections(bare)[0]?.title ?? title;
    return [{ key: `new ${id}`, group: 'New', name: title, design: workshop.start(id, name), isNew: true }];
  });
}

function ownOnes({ garage, ruleset }: OpenGarage, kept: readonly KeptDesign[]): readonly Candidate[] {
  return kept.flatMap(({ id, ruleset: rules, design, deleted }) => {
    if (deleted === true || rules !== ruleset.id) return [];
    const read = garage.parse(design);
    if (!read.ok) return [];
    const name = garage.nameOf(read.value) || 'No name yet';
    return [{ key: `own ${id}`, group: 'Your own', name, design: read.value, isNew: false }];
  });
}

const stockOnes = ({ garage }: OpenGarage): readonly Candidate[] =>
  garage.stock().map(({ id, name, design }) => ({ key: `stock ${id}`, group: 'Stock', name, design, isNew: false }));

export function useCandidates(): readonly Candidate[] {
  const open = useGarage();
  const kept = useLibrary(({ all }) => all);
  return useMemo(() => [...bareOnes(open), ...ownOnes(open, kept), ...stockOnes(open)], [open, kept]);
}

function Options({ candidates, group }: { readonly candidates: readonly Candidate[]; readonly group: string }) {
  return (
    <optgroup label={group}>
      {candidates
        .filter((candidate) => candidate.group === group)
        .map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
    </optgroup>
  );
}

interface VehicleSelectProps {
  readonly label: string;
  /** On the button. */
  readonly verb: string;
  readonly candidates: readonly Candidate[];
  onPick(candidate: Candidate): void;
}

/** Chosen first and done by the button, as arrow keys change a list at every step. */
export function VehicleSelect({ label, verb, candidates, onPick }: VehicleSelectProps) {
  const id = useId();
  const [key, setKey] = useState('');
  if (candidates.length === 0) return null;
  const chosen = candidates.find((candidate) => candidate.key === key);
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="vehicle-select">
        <select
          id={id}
          className="text-input"
          value={chosen?.key ?? ''}
          onChange={(event) => setKey(event.currentTarget.value)}
        >
          <option value="">Choose…</option>
          {[...new Set(candidates.map(({ group }) => group))].map((group) => (
            <Options key={group} candidates={candidates} group={group} />
          ))}
        </select>
        <button
          type="button"
          className="button"
          disabled={chosen === undefined}
          onClick={() => {
            if (chosen !== undefined) onPick(chosen);
            setKey('');
          }}
        >
          {verb}
        </button>
      </div>
    </div>
  );
}
