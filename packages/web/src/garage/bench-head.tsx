import type { DesignCheck } from '@hardtop/workshop';
import { useDeferredValue } from 'preact/compat';
import { Link } from '../base/link.tsx';
import { navigate, paths } from '../base/router.ts';
import { useBench } from './bench-store.ts';
import { DuelButton } from './duel-button.tsx';
import { useGarage } from './garage-context.ts';
import { NO_NAME } from './library-draft.ts';
import { keepNew } from './library-store.ts';
import { ShareButton } from './share-button.tsx';
import { SharedNotice } from './shared-notice.tsx';
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
  // Whether the table plays it can wait until the hand rests.
  const settled = useDeferredValue(design);
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
        <ShareButton design={design} name={garage.nameOf(design) || NO_NAME} />
        <DuelButton design={settled} name={garage.nameOf(settled) || NO_NAME} />
      </div>
      {isShared && own === null && <SharedNotice />}
    </header>
  );
}
