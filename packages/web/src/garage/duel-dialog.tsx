import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import { Pick } from '../base/pick.tsx';
import { navigate, paths } from '../base/router.ts';
import { type DuelWish, type Fields, fieldsFor, startDuel } from './duel.ts';
import { type OpenGarage, useGarage } from './garage-context.ts';
import type { KeptDesign } from './kept-design.ts';
import { useLibrary } from './library-store.ts';
import { whyNotPlayed } from './played.ts';

interface Rival {
  readonly id: string;
  readonly title: string;
  readonly design: unknown;
}

/** Those one built last; a library may hold thousands. */
const OWN_RIVALS = 200;

/** One's own first, then the stock, as far as the table plays them. */
function rivalsOf(open: OpenGarage, kept: readonly KeptDesign[]): readonly Rival[] {
  const { garage, ruleset } = open;
  const own = kept
    .filter(({ ruleset: rules, deleted }) => deleted !== true && rules === ruleset.id)
    .sort((a, b) => b.updated - a.updated)
    .slice(0, OWN_RIVALS)
    .flatMap(({ id, design }) => {
      const read = garage.parse(design);
      if (!read.ok) return [];
      return [{ id: `own ${id}`, title: `${garage.nameOf(read.value)} (yours)`, design: read.value }];
    });
  const stock = garage.stock().map(({ id, name, design }) => ({ id: `stock ${id}`, title: name, design }));
  return [...own, ...stock].filter(({ design }) => whyNotPlayed(open, design) === null);
}

function useFields(design: unknown): Fields | null {
  const open = useGarage();
  const [fields, setFields] = useState<Fields | null>(null);
  useEffect(() => {
    let isHere = true;
    fieldsFor(open, design)
      .catch((error: unknown): Fields => ({ ok: false, message: `The table did not come: ${String(error)}` }))
      .then((found) => isHere && setFields(found));
    return () => {
      isHere = false;
    };
  }, [open, design]);
  return fields;
}

interface ChoicesProps {
  readonly fields: Extract<Fields, { ok: true }>;
  readonly name: string;
}

/** Where, against whom, and who drives it; all with a default. */
function Choices({ fields, name }: ChoicesProps) {
  const open = useGarage();
  const kept = useLibrary(({ all }) => all);
  const rivals = useMemo(() => rivalsOf(open, kept), [open, kept]);
  const [where, setWhere] = useState('');
  const [against, setAgainst] = useState('');
  const [bot, setBot] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const arena = fields.arenas.find(({ scenario }) => scenario.id === where) ?? fields.arenas[0];
  const start = async () => {
    setBusy(true);
    setProblem(null);
    const rival = rivals.find(({ id }) => id === against)?.design ?? null;
    const wish: DuelWish = { arena, name, rival, bot: bot === '' ? null : bot };
    const reply = await startDuel(open, fields.table, wish);
    setBusy(false);
    if (reply.ok) navigate(paths.game(reply.game));
    else setProblem(reply.message);
  };
  return (
    <>
      <Pick
        label="Scenario"
        items={fields.arenas.map(({ scenario: { id, title }, seats }) => ({ id, title, summary: `${seats} seats` }))}
        value={arena.scenario.id}
        onPick={setWhere}
      />
      <p>{arena.scenario.summary}</p>
      <Pick
        label={arena.seats > 2 ? 'Rivals' : 'Rival'}
        items={rivals}
        value={against}
        none="The scenario’s"
        onPick={setAgainst}
      />
      {fields.bots.length > 1 && (
        <Pick label="Who drives it" items={fields.bots} value={bot} none="The scenario’s machine" onPick={setBot} />
      )}
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button go" disabled={busy} onClick={start}>
        {busy ? 'Engines on…' : 'Start the duel'}
      </button>
    </>
  );
}

interface DuelDialogProps {
  readonly design: unknown;
  readonly name: string;
  onClose(): void;
}

export function DuelDialog({ design, name, onClose }: DuelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fields = useFields(design);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="duel-dialog plate" aria-labelledby="duel-title" onClose={onClose}>
      <form method="dialog">
        <h2 id="duel-title">Duel with {name}</h2>
        {fields === null && <p>Laying the table…</p>}
        {fields?.ok === false && (
          <p className="notice bad" role="alert">
            {fields.message}
          </p>
        )}
        {fields?.ok === true && <Choices fields={fields} name={name} />}
        <button type="submit" className="button">
          Not now
        </button>
      </form>
    </dialog>
  );
}
