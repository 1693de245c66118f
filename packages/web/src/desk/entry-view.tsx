import type { DeskFact } from '@hardtop/campaign';
import { useMemo } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { useCampaign } from './campaign-context.ts';
import { CardView } from './card-view.tsx';
import { SheetsButton } from './print-forms.tsx';
import './entry-view.css';
import { keyed } from './keyed.ts';

export function FactLine({ fact: { text, rule, secret, reconstructed } }: { readonly fact: DeskFact }) {
  return (
    <li className={secret === true ? 'fact is-secret' : 'fact'}>
      {text}
      {secret === true && <span className="fact-mark">referee only</span>}
      {reconstructed !== undefined && <span className="fact-mark">reconstruction {reconstructed}</span>}
      {rule !== undefined && (
        <>
          {' '}
          <RuleLink rule={rule} text="§" />
        </>
      )}
    </li>
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
      {entry.facts.length > 0 && (
        <ul className="facts">
          {keyed(entry.facts).map(({ item, key }) => (
            <FactLine key={key} fact={item} />
          ))}
        </ul>
      )}
      {entry.cards.map((deskCard) => (
        <CardView key={deskCard.card.path} deskCard={deskCard} />
      ))}
      {keyed(entry.amended).map(({ item, key }) => (
        <p key={key} className="entry-amended">
          Amended: {item}
        </p>
      ))}
      {sheets.length > 0 && <SheetsButton sheets={sheets} label="Sheets to print" />}
    </section>
  );
}
