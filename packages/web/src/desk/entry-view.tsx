import type { DeskEntry, DeskFact } from '@hardtop/campaign';
import { useMemo } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { useCampaign } from './campaign-context.ts';
import { CardView } from './card-view.tsx';
import { EntryContext, LineSwitch } from './line-switch.tsx';
import { SheetsButton } from './print-forms.tsx';
import './entry-view.css';
import { keyed } from './keyed.ts';

interface FactLineProps {
  readonly fact: DeskFact;
  /** Whether the players read it; absent: nobody asks. */
  readonly shown?: boolean;
}

export function FactLine({ fact: { text, rule, secret, reconstructed }, shown }: FactLineProps) {
  return (
    <li className={(shown ?? secret !== true) ? 'fact' : 'fact is-secret'}>
      {text}
      {shown === undefined && secret === true && <span className="fact-mark">referee only</span>}
      {shown !== undefined && <LineSwitch line={text} shown={shown} />}
      {reconstructed !== undefined && (
        <span className="fact-mark" title={`Ruling ${reconstructed}`}>
          reconstruction
        </span>
      )}
      {rule !== undefined && (
        <>
          {' '}
          <RuleLink rule={rule} text="§" />
        </>
      )}
    </li>
  );
}

/** What happened, and what the players see of whom they met. */
function Told({ entry }: { readonly entry: DeskEntry }) {
  if (entry.facts.length + entry.glimpses.length === 0) return null;
  return (
    <ul className="facts">
      {keyed(entry.facts).map(({ item, key }) => (
        <FactLine key={key} fact={item} shown={item.shown} />
      ))}
      {keyed(entry.glimpses).map(({ item, key }) => (
        <FactLine key={`seen-${key}`} fact={item} shown={item.shown} />
      ))}
    </ul>
  );
}

/** One row of the journal, told. */
export function EntryView({ index, isLatest }: { readonly index: number; readonly isLatest: boolean }) {
  const { campaign } = useCampaign();
  const entry = useMemo(() => campaign.entry(index), [campaign, index]);
  const sheets = useMemo(() => campaign.sheets(index), [campaign, index]);
  return (
    <section className={isLatest ? 'entry is-latest' : 'entry'} aria-label={`Row ${entry.row}`}>
      <header>
        <h2>{entry.title}</h2>
        <p className="figures text-dim">
          {entry.when} · {entry.where}
        </p>
      </header>
      <EntryContext value={entry}>
        <Told entry={entry} />
        {entry.cards.map((deskCard) => (
          <CardView key={deskCard.card.path} deskCard={deskCard} />
        ))}
      </EntryContext>
      {keyed(entry.amended).map(({ item, key }) => (
        <p key={key} className="entry-amended">
          Amended: {item}
        </p>
      ))}
      {sheets.length > 0 && <SheetsButton sheets={sheets} label="Sheets to print" />}
    </section>
  );
}
