import { type Journal, parseJournal, verifyDice } from '@hardtop/kernel';
import { findRuleset } from '@hardtop/rulesets';
import { useEffect, useState } from 'preact/compat';
import { explain } from '../net/api.ts';
import { journalTo } from './replay-key.ts';

type Proof =
  | { readonly state: 'looking' }
  | {
      readonly state: 'proven';
      readonly dice: number;
      readonly shares: readonly number[];
      readonly commitment: string;
      readonly seed: string;
    }
  | { readonly state: 'none'; readonly words: string };

async function prove(id: string, given: Journal | null): Promise<Proof> {
  const reply = given === null ? await journalTo(id) : ({ ok: true, value: given } as const);
  if (!reply.ok) return { state: 'none', words: explain(reply.error) };
  const journal = parseJournal(reply.value);
  if (!journal.ok) return { state: 'none', words: explain(journal.error) };
  const ruleset = await findRuleset('table', journal.value.ruleset)?.table();
  if (ruleset === undefined) return { state: 'none', words: 'This page has not the rules to check them by.' };
  const verified = verifyDice(ruleset, journal.value);
  if (!verified.ok) return { state: 'none', words: explain(verified.error) };
  return { state: 'proven', ...verified.value, seed: journal.value.seed ?? '' };
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
        Fair dice: all {proof.dice} follow from the seed that was promised before the first fell. {added}
      </p>
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
