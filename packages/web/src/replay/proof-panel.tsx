import { type Journal, parseJournal, verifyDice } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';
import { useEffect, useState } from 'preact/compat';
import { api, explain } from '../net/api.ts';
import { journalTo } from './replay-key.ts';

type Proof =
  | { readonly state: 'looking' }
  | {
      readonly state: 'proven';
      readonly dice: number;
      readonly shares: readonly number[];
      readonly commitment: string;
      readonly seed: string;
      readonly forked?: { readonly row: number; readonly dice: number };
      readonly set: readonly {
        readonly ask: string;
        readonly die: number;
        readonly face: number;
        readonly reason: string;
      }[];
      /** Of a fork: whether what stood at its beginning was found in the game that it comes from. */
      readonly isTraced: boolean;
    }
  | { readonly state: 'none'; readonly words: string };

async function prove(id: string, given: Journal | null): Promise<Proof> {
  const reply = given === null ? await journalTo(id) : ({ ok: true, value: given } as const);
  if (!reply.ok) return { state: 'none', words: explain(reply.error) };
  const journal = parseJournal(reply.value);
  if (!journal.ok) return { state: 'none', words: explain(journal.error) };
  const ruleset = await findRuleset('table', journal.value.ruleset)?.table();
  if (ruleset === undefined) return { state: 'none', words: 'This page has not the rules to check them by.' };
  const origin = journal.value.dice.forked === undefined || given !== null ? undefined : await originOf(id);
  const verified = verifyDice(ruleset, journal.value, { origin });
  if (!verified.ok) return { state: 'none', words: explain(verified.error) };
  return { state: 'proven', ...verified.value, seed: journal.value.seed ?? '', isTraced: origin !== undefined };
}

/** The journal of the game that a fork comes from, where it is over and may be seen. */
async function originOf(id: string): Promise<Journal | undefined> {
  const info = await api.game(id);
  const from = info.ok ? info.value.forked?.game : null;
  const reply = from == null ? null : await journalTo(from);
  const journal = reply?.ok === true ? parseJournal(reply.value) : null;
  return journal?.ok === true && journal.value.seed !== undefined ? journal.value : undefined;
}

/** What had fallen before a fork is no promise of its own. */
function Stood({ forked, isTraced }: { readonly forked: { row: number; dice: number }; readonly isTraced: boolean }) {
  return (
    <p>
      It goes on from row {forked.row} of another game, where {forked.dice} dice had fallen.{' '}
      {isTraced
        ? 'They are the ones that fell there; that game proves them.'
        : 'Whether they are the ones that fell there, that game would show.'}
    </p>
  );
}

/** That the dice were those of the seed that was promised, worked out in this page from the journal alone. */
export function ProofPanel({ id, journal }: { readonly id: string; readonly journal: Journal | null }) {
  const [proof, setProof] = useState<Proof>({ state: 'looking' });
  useEffect(() => {
    let isOver = false;
    prove(id, journal).then(
      (found) => isOver || setProof(found),
      (error: unknown) => isOver || setProof({ state: 'none', words: String(error) }),
    );
    return () => {
      isOver = true;
    };
  }, [id, journal]);
  if (proof.state === 'looking') return <p role="status">Rolling them all again…</p>;
  if (proof.state === 'none') return <p role="status">The dice are not proven. {proof.words}</p>;
  const added =
    proof.shares.length === 0
      ? 'No seat added to it.'
      : `Seats ${proof.shares.map((seat) => seat + 1).join(', ')} added to it.`;
  return (
    <div role="status" className="proof-panel">
      <p>
        Fair dice: all {proof.dice} {proof.forked !== undefined && 'since the fork '}follow from the seed that was
        promised before the first fell. {added}
      </p>
      {proof.set.map(({ ask, die, face, reason }) => (
        <p key={`${ask}/${die}`}>
          Not among them: die {die} of one answer, which the referee set to {face}. ({reason})
        </p>
      ))}
      {proof.forked !== undefined && <Stood forked={proof.forked} isTraced={proof.isTraced} />}
      <dl>
        <dt>Promise</dt>
        <dd>
          <code>{proof.commitment}</code>
        </dd>
        <dt>Seed</dt>
        <dd>
          <code>{proof.seed}</code>
        </dd>
      </dl>
      <p>The promise is the sha256 of the words “hardtop dice” and the seed, as the table showed it at the start.</p>
    </div>
  );
}
