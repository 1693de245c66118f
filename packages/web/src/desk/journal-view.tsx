import { useState } from 'preact/compat';
import { useNarrow } from '../base/use-narrow.ts';
import { useCampaign } from './campaign-context.ts';
import { EntryView } from './entry-view.tsx';

/** On a phone the panels below must stay within reach. */
const AT_ONCE = { wide: 12, narrow: 5 } as const;

/** Read out when it comes: the facts of the last row, and the names of its results. */
function Latest() {
  const { campaign } = useCampaign();
  const entry = campaign.entries === 0 ? null : campaign.entry(campaign.entries - 1);
  const words =
    entry === null
      ? []
      : [entry.title, ...entry.facts.map(({ text }) => text), ...entry.cards.map(({ card }) => card.title)];
  return (
    <p className="hidden-text" aria-live="polite">
      {words.join(' ')}
    </p>
  );
}

/** What has happened, the latest first. */
export function JournalView() {
  const { campaign } = useCampaign();
  const atOnce = AT_ONCE[useNarrow() ? 'narrow' : 'wide'];
  const [more, setMore] = useState(0);
  const shown = Math.min(atOnce + more, campaign.entries);
  const indexes = Array.from({ length: shown }, (_, i) => campaign.entries - 1 - i);
  return (
    <section className="journal" aria-label="Journal">
      <Latest />
      {campaign.entries === 0 && (
        <p className="desk-empty">
          Nothing has happened yet. It is midnight, the camp is quiet, and the road is there.
        </p>
      )}
      {indexes.map((index) => (
        <EntryView key={index} index={index} isLatest={index === campaign.entries - 1} />
      ))}
      {shown < campaign.entries && (
        <p>
          <button type="button" className="button" onClick={() => setMore(more + 4 * atOnce)}>
            Earlier ({campaign.entries - shown})
          </button>
        </p>
      )}
    </section>
  );
}
