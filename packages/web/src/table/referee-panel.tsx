import type { Correction, Params } from '@hardtop/kernel';
import { type FormEvent, useEffect, useId, useState } from 'preact/compat';
import { Pick } from '../base/pick.tsx';
import { ParamControl } from './param-control.tsx';
import { RefereeDesk } from './referee-desk.tsx';
import { RefereeHand } from './referee-hand.tsx';
import { useTable, useTableActions } from './table-context.tsx';
import { useShownBoard } from './use-own-names.ts';
import './referee.css';

const groupsOf = (corrections: readonly Correction[]): readonly string[] => [
  ...new Set(corrections.map(({ group }) => group)),
];

const startOf = ({ params }: Correction): Params =>
  Object.fromEntries(params.map(({ name, start, min }) => [name, start ?? min]));

/** One correction: its figures, the reason, and the button. */
function CorrectionForm({ correction, onDone }: { readonly correction: Correction; onDone(): void }) {
  const actions = useTableActions();
  const [params, setParams] = useState(startOf(correction));
  const [reason, setReason] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.amend(correction.id, params, reason.trim());
    onDone();
  };
  return (
    <form onSubmit={submit}>
      {correction.params.map((param) => (
        <ParamControl
          key={param.name}
          param={param}
          value={params[param.name] ?? param.min}
          disabled={false}
          onSet={(value) => setParams({ ...params, [param.name]: value })}
        />
      ))}
      <div className="field">
        <label htmlFor={id} className="label">
          Why
        </label>
        <input
          id={id}
          maxLength={300}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className="button go" disabled={reason.trim() === ''}>
        {correction.id.startsWith('set-die/') ? 'Set the die' : 'Correct it at the next rest point'}
      </button>
    </form>
  );
}

/** What a referee does: figures corrected, answers taken back, seats, a word to one, a pause, a fork. */
export function RefereePanel() {
  const card = useTable((table) => table.card);
  return (
    <>
      <OnTheMap />
      <Corrections />
      {card !== null && <RefereeDesk card={card} />}
    </>
  );
}

/** While it is open the board is the referee's to tap, not the question's. */
function OnTheMap() {
  const board = useShownBoard();
  const [open, setOpen] = useState(false);
  return (
    <details className="referee" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Referee: place and remove on the map</summary>
      {open && board !== null && <RefereeHand board={board} />}
    </details>
  );
}

/** What may be set, placed or removed; everybody reads of it in the log. */
function Corrections() {
  const corrections = useTable((table) => table.corrections);
  const snapshot = useTable((table) => table.snapshot);
  const { askCorrections } = useTableActions();
  const [open, setOpen] = useState(false);
  const [group, setGroup] = useState('');
  const [chosen, setChosen] = useState('');
  const rows = snapshot?.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked for again whenever a row came.
  useEffect(() => {
    if (open) askCorrections();
  }, [open, rows, askCorrections]);
  const correction = corrections.find(({ id }) => id === chosen);
  return (
    <details className="referee" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Referee: correct something</summary>
      <Pick
        label="What"
        none="Choose…"
        value={group}
        items={groupsOf(corrections).map((each) => ({ id: each, title: each }))}
        onPick={(next) => {
          setGroup(next);
          setChosen('');
        }}
      />
      {group !== '' && (
        <Pick
          label="How"
          none="Choose…"
          value={chosen}
          items={corrections.filter((each) => each.group === group).map(({ id, label }) => ({ id, title: label }))}
          onPick={setChosen}
        />
      )}
      {correction !== undefined && (
        <CorrectionForm key={correction.id} correction={correction} onDone={() => setChosen('')} />
      )}
    </details>
  );
}
