import { lazy, Suspense, useState } from 'preact/compat';
import { useGarage } from './garage-context.ts';
import { whyNotPlayed } from './played.ts';
import './duel-button.css';

// Scenarios and rivals are looked at by who wants to play, not by who builds.
const DuelDialog = lazy(async () => ({ default: (await import('./duel-dialog.tsx')).DuelDialog }));

interface DuelButtonProps {
  readonly design: unknown;
  readonly name: string;
  /** One of many in a list: it says less, and does not shout. */
  readonly isInList?: boolean;
}

interface NotPlayedProps {
  readonly name: string;
  readonly why: string;
  readonly isInList: boolean;
}

/** As much of the reason as there is room for; a press unfolds the rest. */
function NotPlayed({ name, why, isInList }: NotPlayedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <button
      type="button"
      className={isInList ? 'button quiet not-played' : 'button not-played'}
      aria-expanded={isOpen}
      title={why}
      onClick={() => setOpen(!isOpen)}
    >
      <span>
        No duel
        {isInList ? <span className="hidden-text"> with {name}</span> : ' yet'}
      </span>
      <small>{why}</small>
    </button>
  );
}

/** Leads to the table what the table plays; else it says on its face why it does not. */
export function DuelButton({ design, name, isInList = false }: DuelButtonProps) {
  const open = useGarage();
  const [isOpen, setOpen] = useState(false);
  const why = whyNotPlayed(open, design);
  if (why !== null) return <NotPlayed name={name} why={why} isInList={isInList} />;
  return (
    <>
      <button
        type="button"
        className={isInList ? 'button quiet' : 'button go'}
        aria-label={isInList ? `Duel with ${name}` : undefined}
        onClick={() => setOpen(true)}
      >
        {isInList ? 'Duel' : 'Duel with it'}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DuelDialog design={design} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
