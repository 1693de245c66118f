import type { Board } from '@hardtop/board';
import type { Correction, Params } from '@hardtop/kernel';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'preact/compat';
import { Pick } from '../base/pick.tsx';
import { CounterOutline } from '../board/preview-layer.tsx';
import { mapPath, poseTransform, UNIT } from '../board/units.ts';
import {
  isPlacing,
  newOnes,
  type PlacingCorrection,
  paramsAt,
  paramsByKey,
  poseBy,
  type Subject,
  subjectsOf,
  tapped,
} from './map-hand.ts';
import { ParamControl } from './param-control.tsx';
import { useTable, useTableActions } from './table-context.tsx';
import { bringIntoView, focusBoard, useBoardHand } from './use-board-hand.ts';

const startOf = ({ params }: Correction): Params =>
  Object.fromEntries(params.map(({ name, start, min }) => [name, start ?? min]));

/** Pixels a finger may be off. */
const FINGER = 14;

/** What is held: something on the board, what is to be done with it, and where. */
interface Held {
  readonly subject: string | null;
  readonly correction: string | null;
  readonly params: Params;
}

const NOTHING: Held = { subject: null, correction: null, params: {} };

/** The thing that was tapped, in brackets of its own, and the ghost of what is to be placed. */
function Over({ board, subject, placing, params }: OverProps) {
  const what = placing?.map.what;
  const piece = board.pieces.find(({ id }) => id === what);
  const size = typeof what === 'object' ? what : piece;
  return (
    <>
      {subject !== null && <path className="bd-hand-mark" d={mapPath(subject.points, true)} />}
      {placing !== null && size !== undefined && (
        <g className="bd-ghost" transform={poseTransform(poseBy(placing, params, piece?.pose.h))}>
          {piece === undefined ? (
            <Plate {...size} />
          ) : (
            <CounterOutline body={piece.body} length={size.length} width={size.width} />
          )}
        </g>
      )}
    </>
  );
}

/** Something that is no vehicle: as much room as it will take. */
function Plate({ length, width }: { readonly length: number; readonly width: number }) {
  const [w, l] = [width * UNIT, length * UNIT];
  return <rect className="bd-ghost-plate" x={-w / 2} y={-l / 2} width={w} height={l} />;
}

interface OverProps {
  readonly board: Board;
  readonly subject: Subject | null;
  readonly placing: PlacingCorrection | null;
  readonly params: Params;
}

interface ReasonProps {
  readonly button: string;
  onReason(reason: string): void;
}

/** Everybody reads why. */
function Reason({ button, onReason }: ReasonProps) {
  const [reason, setReason] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReason(reason.trim());
  };
  return (
    <form onSubmit={submit} className="hand-reason">
      <div className="field">
        <label htmlFor={id} className="label">
          Why it is so
        </label>
        <input
          id={id}
          className="hand-why"
          maxLength={300}
          required
          autoComplete="off"
          value={reason}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className="button go" disabled={reason.trim() === ''}>
        {button}
      </button>
    </form>
  );
}

/** Figures of the place, for who would rather set than tap. */
function Figures({ correction, params, onSet }: FiguresProps) {
  return (
    <details>
      <summary>By figures, or by keys</summary>
      {correction.params.map((param) => (
        <ParamControl
          key={param.name}
          param={param}
          value={params[param.name] ?? param.min}
          disabled={false}
          onSet={(value) => onSet({ ...params, [param.name]: value })}
        />
      ))}
      <p>
        <button type="button" className="button quiet" onClick={focusBoard}>
          Move it by keys
        </button>{' '}
        <small>Arrows move it, comma and full stop turn it, Enter goes on.</small>
      </p>
    </details>
  );
}

interface FiguresProps {
  readonly correction: PlacingCorrection;
  readonly params: Params;
  onSet(params: Params): void;
}

/** What is on the map by name, and what might be: the same as a tap, for who cannot tap. */
function Choosing({ subjects, fresh, held, onSubject, onCorrection }: ChoosingProps) {
  const items = subjects.map(({ id, name }) => ({ id, title: name }));
  const laid = fresh.map(({ id, label }) => ({ id, title: label }));
  const own = subjects.find(({ id }) => id === held.subject)?.corrections ?? [];
  return (
    <>
      <div className="hand-picks">
        <Pick
          label="On the map"
          none="Tap it, or choose…"
          value={held.subject ?? ''}
          items={items}
          onPick={onSubject}
        />
        {laid.length > 0 && (
          <Pick
            label="Something new"
            none="Choose…"
            value={held.subject === null ? (held.correction ?? '') : ''}
            items={laid}
            onPick={onCorrection}
          />
        )}
      </div>
      {own.length > 0 && (
        <p className="hand-deeds">
          {own.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="button"
              aria-pressed={id === held.correction}
              onClick={() => onCorrection(id)}
            >
              {label}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

interface ChoosingProps {
  readonly subjects: readonly Subject[];
  readonly fresh: readonly PlacingCorrection[];
  readonly held: Held;
  onSubject(id: string): void;
  onCorrection(id: string): void;
}

/** Takes hold of things on the board by taps and keys, and shows what is held. */
function useHand(board: Board, corrections: readonly Correction[]) {
  const [held, setHeld] = useState<Held>(NOTHING);
  const subjects = useMemo(() => subjectsOf(board, corrections), [board, corrections]);
  const correction = corrections.find(({ id }) => id === held.correction) ?? null;
  const placing = correction !== null && isPlacing(correction) ? correction : null;
  const subject = subjects.find(({ id }) => id === held.subject) ?? null;
  const take = (id: string) => {
    const own = subjects.find((one) => one.id === id)?.corrections ?? [];
    // What can only be taken away is to be taken away.
    const [only] = own.length === 1 ? own : [];
    setHeld({ ...NOTHING, subject: id === '' ? null : id, correction: only?.id ?? null });
  };
  const choose = (id: string) => {
    const chosen = corrections.find((one) => one.id === id);
    const isNew = newOnes(corrections).some((one) => one.id === id);
    setHeld({
      subject: isNew ? null : held.subject,
      correction: id === '' ? null : id,
      params: chosen === undefined ? {} : startOf(chosen),
    });
  };
  const set = (params: Params) => {
    setHeld({ ...held, params });
    if (placing !== null) bringIntoView(poseBy(placing, params));
  };
  useBoardHand({
    over: <Over board={board} subject={subject} placing={placing} params={held.params} />,
    onTap: ({ point, pixel }) => {
      if (placing !== null) set(paramsAt(placing, held.params, point));
      else take(tapped(subjects, point, FINGER * pixel)?.id ?? '');
    },
    onKey: (event) => {
      if (event.key === 'Escape') setHeld(NOTHING);
      else if (event.key === 'Enter' && correction !== null)
        document.querySelector<HTMLInputElement>('.hand-why')?.focus();
      else {
        const next = placing === null ? null : paramsByKey(placing, held.params, event);
        if (next === null) return false;
        set(next);
      }
      return true;
    },
  });
  return { held, subjects, correction, placing, take, choose, set, drop: () => setHeld(NOTHING) };
}

/** Things are placed, laid and taken away where they are: on the board. */
export function RefereeHand({ board }: { readonly board: Board }) {
  const corrections = useTable((table) => table.corrections);
  const rows = useTable((table) => table.snapshot?.rows);
  const { askCorrections, amend } = useTableActions();
  const [done, setDone] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked for again whenever a row came.
  useEffect(askCorrections, [rows, askCorrections]);
  const { held, subjects, correction, placing, take, choose, set, drop } = useHand(board, corrections);
  const fresh = newOnes(corrections);
  const confirm = (reason: string) => {
    if (correction === null) return;
    amend(correction.id, held.params, reason);
    setDone(`${correction.group}, ${correction.label.toLowerCase()}: done at the next rest point.`);
    drop();
  };
  return (
    <div className="hand">
      <Choosing subjects={subjects} fresh={fresh} held={held} onSubject={take} onCorrection={choose} />
      {placing !== null && <p>Tap the board where it goes.</p>}
      {correction !== null && (
        <Reason
          key={correction.id}
          button={placing === null ? 'Take it away at the next rest point' : 'Place it there at the next rest point'}
          onReason={confirm}
        />
      )}
      {placing !== null && <Figures correction={placing} params={held.params} onSet={set} />}
      {done !== null && correction === null && <p role="status">{done}</p>}
    </div>
  );
}
