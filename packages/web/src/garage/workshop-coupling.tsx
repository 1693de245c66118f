import type { CombinationMember, Combining } from '@hardtop/workshop';
import { useState } from 'preact/compat';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { keepNew } from './library-store.ts';
import { useSection } from './use-section.ts';
import { type Candidate, useCandidates, VehicleSelect } from './workshop-vehicles.tsx';
import './workshop-coupling.css';

interface MemberRowProps {
  readonly combining: Combining;
  readonly member: CombinationMember;
  readonly candidates: readonly Candidate[];
  onSay(message: string): void;
}

/** One vehicle of several: its name, another in its place, or off with it. */
function MemberRow({ combining, member, candidates, onSay }: MemberRowProps) {
  const { garage, workshop, ruleset } = useGarage();
  const design = useBench((bench) => bench.design);
  const apply = useBench((bench) => bench.apply);
  const replace = useBench((bench) => bench.replace);
  const { id, title, rest } = member;
  const name = garage.nameOf(member.design);
  const others = candidates.filter((other) => combining.swap(design, id, other.design) !== null);
  const detach = (left: unknown) => {
    keepNew(ruleset.id, member.design);
    replace(left);
    onSay(`${name || title} stands in the garage now.`);
  };
  return (
    <fieldset className="coupling-row" aria-label={title}>
      <label className="field">
        <span className="label">{title}</span>
        <input
          type="text"
          className="text-input"
          maxLength={60}
          value={name}
          onChange={(event) => apply(workshop.rename(event.currentTarget.value, id), `name ${id}`)}
        />
      </label>
      <VehicleSelect
        label="Another in its place"
        verb="Swap"
        candidates={others}
        onPick={(other) => replace(combining.swap(design, id, other.design))}
      />
      {rest !== null && (
        <>
          <button type="button" className="button" onClick={() => detach(rest)}>
            Detach and keep
          </button>
          <button type="button" className="button danger" onClick={() => replace(rest)}>
            Drop
          </button>
        </>
      )}
    </fieldset>
  );
}

function Couplings({ combining }: { readonly combining: Combining }) {
  const section = useSection();
  const design = useBench((bench) => bench.design);
  const apply = useBench((bench) => bench.apply);
  const replace = useBench((bench) => bench.replace);
  const visit = useBench((bench) => bench.visit);
  const candidates = useCandidates();
  const [said, setSaid] = useState('');
  const fitting = candidates.filter((other) => combining.couple(design, other.design) !== null);
  const attach = (other: Candidate) => {
    const whole = combining.couple(design, other.design);
    if (whole === null) return;
    replace(whole);
    visit(combining.members(whole).find((member) => member.design === other.design)?.id ?? '');
  };
  const load = (cargo: Candidate) => {
    const edit = combining.stow(design, section, cargo.design);
    if (edit !== null) apply(edit);
  };
  return (
    <div className="coupling-body">
      {combining.members(design).map((member) => (
        <MemberRow key={member.id} combining={combining} member={member} candidates={candidates} onSay={setSaid} />
      ))}
      <div className="coupling-row">
        <VehicleSelect label="Hang on or pull with" verb="Attach" candidates={fitting} onPick={attach} />
        <VehicleSelect
          label="Whole vehicle as cargo"
          verb="Load"
          candidates={candidates.filter(
            (other) => !other.isNew && combining.stow(design, section, other.design) !== null,
          )}
          onPick={load}
        />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

/** Trailers and sidecars: hung on, swapped, let go; whole vehicles as cargo. */
export function CouplingPanel() {
  const { workshop } = useGarage();
  const [isOpen, setOpen] = useState(false);
  if (workshop.combining === undefined) return null;
  return (
    <details className="coupling plate" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="label">Trailers, sidecars, vehicles as cargo</summary>
      {isOpen && <Couplings combining={workshop.combining} />}
    </details>
  );
}
