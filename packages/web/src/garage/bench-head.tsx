import type { DesignCheck } from '@hardtop/workshop';
import { useState } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { navigate, paths } from '../base/router.ts';
import { useBench } from './bench-store.ts';
import { duelWith } from './duel.ts';
import { useGarage } from './garage-context.ts';
import { keepNew } from './library-store.ts';
import './bench-head.css';

function UndoButtons() {
  const undo = useBench((bench) => bench.undo);
  const redo = useBench((bench) => bench.redo);
  const canUndo = useBench((bench) => bench.past.length > 0);
  const canRedo = useBench((bench) => bench.future.length > 0);
  return (
    <>
      <button type="button" className="button" disabled={!canUndo} onClick={undo} title="z or Ctrl+Z">
        Undo
      </button>
      <button type="button" className="button" disabled={!canRedo} onClick={redo} title="y, Ctrl+Y or Ctrl+Shift+Z">
        Redo
      </button>
    </>
  );
}

function NameField() {
  const { garage, workshop } = useGarage();
  const design = useBench((bench) => bench.design);
  const apply = useBench((bench) => bench.apply);
  return (
    <input
      type="text"
      className="name-input"
      aria-label="Name of the design"
      value={garage.nameOf(design)}
      maxLength={60}
      placeholder="No name yet"
      onChange={(event) => apply(workshop.rename(event.currentTarget.value), 'name')}
    />
  );
}

function DuelButton() {
  const open = useGarage();
  const design = useBench((bench) => bench.design);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setBusy(true);
    setProblem(null);
    const reply = await duelWith(open, design);
    setBusy(false);
    if (reply.ok) navigate(paths.game(reply.game));
    else setProblem(reply.message);
  };
  return (
    <>
      <button type="button" className="button go" disabled={busy} onClick={start}>
        {busy ? 'Engines on…' : 'Duel with it'}
      </button>
      {problem !== null && (
        <p className="notice bad bench-notice" role="alert">
          <span>{problem}</span>
          <button type="button" className="button quiet" onClick={() => setProblem(null)}>
            Close
          </button>
        </p>
      )}
    </>
  );
}

function KeepButton({ label }: { readonly label: string }) {
  const { ruleset } = useGarage();
  const design = useBench((bench) => bench.design);
  return (
    <button type="button" className="button" onClick={() => navigate(paths.garageDesign(keepNew(ruleset.id, design)))}>
      {label}
    </button>
  );
}

interface BenchHeadProps {
  readonly own: string | null;
  readonly isShared: boolean;
  readonly check: DesignCheck;
}

export function BenchHead({ own, isShared, check }: BenchHeadProps) {
  const { garage } = useGarage();
  const design = useBench((bench) => bench.design);
  const title = garage.classes.find(({ id }) => id === garage.classOf(design))?.title ?? '';
  const state = own !== null ? 'kept in this browser' : isShared ? 'from a link, not kept' : 'stock, not kept';
  return (
    <header className="bench-head">
      <h1 className="hidden-text">Workshop: {garage.nameOf(design)}</h1>
      <Link to={paths.garage} className="button quiet" label="Back to the garage">
        ‹ Garage
      </Link>
      <div className="bench-name">
        <NameField />
        <small>
          {title} · {state} ·{' '}
          <span className={check.legal ? 'stamp legal' : check.exemption === null ? 'stamp illegal' : 'stamp'}>
            {check.legal ? 'legal' : check.exemption === null ? 'not legal' : 'as published, against the rules'}
          </span>
        </small>
      </div>
      <div className="bench-buttons">
        <UndoButtons />
        <KeepButton label={own === null ? 'Keep it' : 'Duplicate'} />
        <DuelButton />
      </div>
    </header>
  );
}
