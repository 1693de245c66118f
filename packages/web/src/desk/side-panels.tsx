import type { DeskPlace } from '@hardtop/campaign';
import { type ReactNode, useState } from 'preact/compat';
import { useNarrow } from '../base/use-narrow.ts';
import { ActionPanel } from './action-panel.tsx';
import { useCampaign } from './campaign-context.ts';
import { CardView } from './card-view.tsx';
import { FactLine } from './entry-view.tsx';
import { RefereePanel } from './referee-panel.tsx';
import { Rosters } from './rosters.tsx';
import { RouteStrip } from './route-strip.tsx';
import './side-panels.css';
import { keyed } from './keyed.ts';

function Panel({
  title,
  isOpen,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className="side-panel plate" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

function Around() {
  const { now } = useCampaign();
  return (
    <ul className="facts">
      {keyed(now.around).map(({ item, key }) => (
        <FactLine key={key} fact={item} />
      ))}
    </ul>
  );
}

/** A settlement as it is remembered; its card comes when somebody wants to see it. */
function Place({ place: { id, name, text } }: { readonly place: DeskPlace }) {
  const { campaign } = useCampaign();
  const [isOpen, setOpen] = useState(false);
  const card = isOpen ? campaign.place(id) : null;
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <b>{name}</b> <span className="text-dim">{text}</span>
        </summary>
        {card !== null && <CardView deskCard={card} />}
      </details>
    </li>
  );
}

const PLACES_AT_ONCE = 12;

function Places() {
  const { now } = useCampaign();
  const [most, setMost] = useState(PLACES_AT_ONCE);
  if (now.places.length === 0) return <p className="text-dim">No settlement has been seen yet.</p>;
  return (
    <>
      <ul className="places">
        {now.places.slice(0, most).map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </ul>
      {most < now.places.length && (
        <button type="button" className="button" onClick={() => setMost(now.places.length)}>
          All {now.places.length}
        </button>
      )}
    </>
  );
}

/** What lies around: on a phone before the journal, else at the top of the side. */
export function AroundPanel() {
  return (
    <section className="around-panel plate" aria-label="Around">
      <h2>Around</h2>
      <Around />
    </section>
  );
}

/** Who is there, where the way leads, what is known; folded on a phone. */
export function SidePanels() {
  const isNarrow = useNarrow();
  const { now } = useCampaign();
  return (
    <aside className="side-panels" aria-label="The situation">
      <Panel title={now.party} isOpen={!isNarrow}>
        <Rosters rosters={now.rosters} />
        <ActionPanel group="party" />
      </Panel>
      <Panel title="Route" isOpen={!isNarrow}>
        <RouteStrip legs={now.legs} />
        <ActionPanel group="road" />
      </Panel>
      <Panel title="Settlements" isOpen={!isNarrow}>
        <Places />
      </Panel>
      <Panel title="Referee" isOpen={!isNarrow}>
        <RefereePanel />
      </Panel>
    </aside>
  );
}
