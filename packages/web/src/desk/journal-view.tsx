import { useState } from 'preact/compat';
import { useNarrow } from '../base/use-narrow.ts';
import { useCampaign } from './campaign-context.ts';
import { EntryView } from './entry-view.tsx';
import { newestTold, stretchesOf } from './told-entries.ts';

/** On a phone the panels below must stay within reach. */
const AT_ONCE = { wide: 12, narrow: 5 } as const;

/** Read out when it comes: the facts of the last row, and the names of its results. */
function Latest() {
  const { campaign } = useCampaign();
  const newest = newestTold(campaign);
  const entry = newest < 0 ? null : campaign.entry(newest);
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

function QuietStretch({ indexes }: { readonly indexes: readonly number[] }) {
  const { campaign } = useCampaign();
  const [isOpen, setOpen] = useState(false);
  const [first, last] = [indexes.at(-1), indexes[0]].map((index) => campaign.entry(index ?? 0));
  const from = first?.when ?? '';
  const to = last?.when ?? '';
  return (
    <details className="quiet-stretch" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Quiet: <span className="figures">{from === to ? from : `${from} to ${to}`}</span>
        <span className="text-dim"> · {indexes.length === 1 ? '1 period' : `${indexes.length} periods`}</span>
      </summary>
      {isOpen && indexes.map((index) => <EntryView key={index} index={index} isLatest={false} />)}
    </details>
  );
}

/** What has happened, the latest first; quiet periods are one line. */
export function JournalView() {
  const { campaign } = useCampaign();
  const atOnce = AT_ONCE[useNarrow() ? 'narrow' : 'wide'];
  const [more, setMore] = useState(0);
  const stretches = stretchesOf(campaign, atOnce + more);
  const newest = newestTold(campaign);
  const earlier = stretches.at(-1)?.indexes.at(-1) ?? 0;
  return (
    <section className="journal" aria-label="Journal">
      <Latest />
      {campaign.entries === 0 && (
        <p className="desk-empty">
          Nothing has happened yet. It is midnight, the camp is quiet, and the road is there.
        </p>
      )}
      {stretches.map(({ indexes, isQuiet }) =>
        isQuiet ? (
          <QuietStretch key={indexes.at(-1)} indexes={indexes} />
        ) : (
          <EntryView key={indexes[0]} index={indexes[0] ?? 0} isLatest={indexes[0] === newest} />
        ),
      )}
      {earlier > 0 && (
        <p>
          <button type="button" className="button" onClick={() => setMore(more + 4 * atOnce)}>
            Earlier ({earlier})
          </button>
        </p>
      )}
    </section>
  );
}
