import type { DeskEntry } from '@hardtop/campaign';
import { createContext, use } from 'preact/compat';
import { useCampaign } from './campaign-context.ts';
import './line-switch.css';

/** The entry that lines belong to; outside of one they cannot be shown or hidden. */
export const EntryContext = createContext<DeskEntry | null>(null);

interface LineSwitchProps {
  readonly line: string;
  readonly shown: boolean;
}

/** One press shows a line to the players, the next hides it. */
export function LineSwitch({ line, shown }: LineSwitchProps) {
  const entry = use(EntryContext);
  const { act } = useCampaign();
  if (entry === null) return null;
  return (
    <button
      type="button"
      className={shown ? 'line-switch is-shown' : 'line-switch'}
      aria-label={`${shown ? 'Shown to' : 'Hidden from'} the players: ${line}`}
      title={shown ? 'Press to hide it from the players.' : 'Press to show it to the players.'}
      onClick={() => act('show', { ...entry.at, line, players: !shown })}
    >
      {shown ? 'shown' : 'hidden'}
    </button>
  );
}

/** A line of a card: the referee's, until it is shown. */
export function CardLine({ line }: { readonly line: string }) {
  const entry = use(EntryContext);
  return (
    <>
      {line}
      {entry !== null && <LineSwitch line={line} shown={entry.revealed.includes(line)} />}
    </>
  );
}
