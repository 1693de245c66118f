import type { GameCard } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import { api } from '../net/api.ts';
import { isKept } from './promises.ts';

const SHOWN = 12;

/** Where the dice of this game come from, for whoever wants to know. */
export function DiceLine({ card }: { readonly card: GameCard }) {
  const { fairness } = card;
  switch (fairness.kind) {
    case 'hand':
      return null;
    case 'old':
      return <p className="dice-line">Dice: from a secret seed, in the old way.</p>;
    case 'chosen':
      return (
        <p className="dice-line">
          Dice: from the seed <code>{fairness.seed}</code>, which whoever opened the game chose. They may know what will
          fall.
        </p>
      );
    case 'promised':
      return (
        <p className="dice-line">
          Dice: from a secret seed, promised as{' '}
          <code title={fairness.commitment}>{fairness.commitment.slice(0, SHOWN)}…</code>
          {fairness.shares && ', with a share of every seat'}. Told when the game is over.
        </p>
      );
  }
}

type Check = 'none' | 'asking' | 'kept' | 'broken' | 'unknown';

const SAID: Readonly<Record<Exclude<Check, 'none'>, string>> = {
  asking: 'Asking for the seed…',
  kept: 'The seed is the one that was promised before the first die.',
  broken: 'The seed is not the one that was promised: these dice were changed.',
  unknown: 'This browser cannot tell: it did not see the promise. "hardtop verify" checks the journal.',
};

/** At the end: whether the dice were those that were promised. */
export function DiceCheck({ card }: { readonly card: GameCard }) {
  const [check, setCheck] = useState<Check>('none');
  if (card.fairness.kind !== 'promised') return null;
  const look = async () => {
    setCheck('asking');
    const journal = await api.journal(card.id);
    const kept = journal.ok ? await isKept(card.id, journal.value.seed) : null;
    setCheck(kept === null ? 'unknown' : kept ? 'kept' : 'broken');
  };
  if (check !== 'none') {
    return (
      <p className="dice-line" role="status">
        {SAID[check]}
      </p>
    );
  }
  return (
    <p className="dice-line">
      <button type="button" className="button quiet" onClick={() => void look()}>
        Were the dice fair?
      </button>
    </p>
  );
}
