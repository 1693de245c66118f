import type { RulesetCard, Snapshot } from '@hardtop/server/wire';
import { Link } from '../base/link.tsx';
import { paths } from '../base/router.ts';
import { useSettings } from '../base/settings.ts';
import { Absence } from './absence.tsx';
import { DiceLine } from './dice-line.tsx';
import { Endings, Habit } from './endings.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { isShared } from './shared-table.ts';
import { StandingOrders } from './standing-orders.tsx';
import { useTable, useTableActions } from './table-context.tsx';

/** Those that somebody is there to follow. */
function ordersFor(ruleset: RulesetCard | null, { board }: Snapshot): RulesetCard['orders'] {
  return (ruleset?.orders ?? []).filter(({ id }) => board.orders?.includes(id) ?? true);
}

function Back({ onBack }: { onBack(): void }) {
  return (
    <p className="drawer-back">
      <button type="button" className="button go" onClick={onBack}>
        Back to the question <kbd className="keycap">Esc</kbd>
      </button>
    </p>
  );
}

function Habits() {
  const settings = useSettings();
  return (
    <div className="endings">
      <Habit isOn={settings.onePress} onSet={settings.setOnePress}>
        One press answers
      </Habit>
      <Habit isOn={settings.hasty} onSet={settings.setHasty}>
        Presses count at once, also on a question that has only just come
      </Habit>
    </div>
  );
}

/** Standing orders, and the ways out. */
export function Drawer({
  ruleset,
  snapshot,
  seat,
  isAsked,
  onDone,
}: {
  readonly ruleset: RulesetCard | null;
  readonly snapshot: Snapshot;
  readonly seat: number;
  /** A question waits behind it. */
  readonly isAsked: boolean;
  onDone(): void;
}) {
  const actions = useTableActions();
  const card = useTable((table) => table.card);
  return (
    <div className="drawer">
      {isAsked && <Back onBack={onDone} />}
      <StandingOrders
        orders={ordersFor(ruleset, snapshot)}
        active={snapshot.orders}
        seat={seat}
        onOrder={actions.order}
      />
      <PlanEditor seat={seat} active={snapshot.orders} />
      {card !== null && isShared(card) && <Absence own={seat} />}
      <Endings
        snapshot={snapshot}
        seat={seat}
        onDraw={(from) => {
          actions.draw(from, 'offer');
          onDone();
        }}
        onConcede={actions.resign}
      />
      <Habits />
      {card?.table !== undefined && (
        <p>
          <Link to={paths.door(card.id)} className="button quiet">
            Seats, links and rules {card.table.terms.hash}
            {card.table.terms.differs.length === 0 ? '' : ` (${card.table.terms.differs.length} differ from the book)`}
          </Link>
        </p>
      )}
      {card !== null && <DiceLine card={card} />}
    </div>
  );
}
