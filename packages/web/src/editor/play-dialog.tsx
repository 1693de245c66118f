import type { RulesetCard } from '@hardtop/server/wire';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import { useReach } from '../base/reach.ts';
import { navigate, paths } from '../base/router.ts';
import { isRecord } from '../base/storage.ts';
import { explain } from '../net/api.ts';
import { useRulesetCards } from '../net/ruleset-cards.ts';
import { DuelChooser } from '../pages/duel-chooser.tsx';
import { type DuelPlan, defaultPlan, startDuel } from '../pages/duel-plan.ts';
import { type DrawnRules, useEditor, useFile } from './editor-store.ts';
import { keepScenario, titleIn } from './kept-scenarios.ts';
import '../pages/landing.css';

/** The ruleset with nothing to play but this file; null: it cannot be played as it is. */
function cardOf(card: RulesetCard, { table }: DrawnRules, file: unknown): RulesetCard | null {
  const setup = table.parseSetup(file);
  if (!setup.ok) return null;
  const places = table.seats(setup.value).map(({ name, plays }) => ({ name, plays }));
  const summary = isRecord(file) && typeof file.summary === 'string' ? file.summary : '';
  return { ...card, scenarios: [{ id: 'drawn', title: titleIn(file), summary, seats: places.length, places }] };
}

/** Where it is settled who may sit down; the file is one of our own there. */
function openTable(ruleset: string, file: unknown): void {
  const [, own] = /^\/scenarios\/edit\/([^/]+)$/.exec(window.location.pathname) ?? [];
  navigate(`${paths.tableNew}#${keepScenario(ruleset, file, own)}`);
}

interface ChoicesProps {
  readonly card: RulesetCard;
  readonly file: Readonly<Record<string, unknown>>;
}

function Choices({ card, file }: ChoicesProps) {
  const isAway = useReach((reach) => reach.isAway);
  const [plan, setPlan] = useState<DuelPlan>(() => defaultPlan(card));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const reply = await startDuel(plan, card, file);
    setBusy(false);
    if (reply.ok) navigate(paths.game(reply.value.game));
    else setProblem(explain(reply.error.problems));
  };
  return (
    <form onSubmit={(event) => void start(event)}>
      <DuelChooser rulesets={[card]} ruleset={card} plan={plan} isAway={isAway} onPlan={setPlan} />
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <p className="ed-buttons">
        <button type="submit" className="button go" disabled={busy}>
          {busy ? 'Engines on…' : 'Start'}
        </button>
        <button type="button" className="button" onClick={() => openTable(card.id, file)}>
          A table for others…
        </button>
      </p>
    </form>
  );
}

/** Who sits where, and off it goes. */
export function PlayDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const rules = useEditor((editor) => editor.rules);
  const file = useFile();
  const { known, load } = useRulesetCards();
  useEffect(() => void load(), [load]);
  useLayoutEffect(() => {
    const box = dialog.current;
    if (box !== null && !box.open) box.showModal();
  }, []);
  const listed = known.state === 'ready' ? known.rulesets.find(({ id }) => id === rules.table.id) : undefined;
  const card = useMemo(() => (listed === undefined ? null : cardOf(listed, rules, file)), [listed, rules, file]);
  return (
    <dialog ref={dialog} className="ed-dialog plate" aria-labelledby="ed-play-title" onClose={onClose}>
      <form method="dialog" className="ed-dialog-head">
        <h2 id="ed-play-title">Play {titleIn(file)}</h2>
        <button type="submit" className="button">
          Not yet
        </button>
      </form>
      {known.state === 'loading' && <p>Asking who plays…</p>}
      {known.state === 'failed' && (
        <p className="notice bad" role="alert">
          {known.message}
        </p>
      )}
      {card !== null && isRecord(file) && <Choices card={card} file={file} />}
    </dialog>
  );
}
