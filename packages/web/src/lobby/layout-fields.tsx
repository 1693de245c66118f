import type { RulesetCard, TablePlan } from '@hardtop/server/wire';
import { Pick } from '../base/pick.tsx';
import { vehiclesFor } from '../pages/duel-plan.ts';
import type { SeatDraft, Sits, TableDraft } from './new-table.ts';

interface LayoutProps {
  readonly draft: TableDraft;
  onChange(change: Partial<TableDraft>): void;
}

const SITS: Readonly<Record<Sits, string>> = {
  me: 'You',
  open: 'Whoever comes',
  link: 'A friend, by a link of their own',
  bot: 'A machine',
  referee: 'Nobody: the referee decides',
};

const isSits = (id: string): id is Sits => Object.hasOwn(SITS, id);

function SeatRow({ draft, ruleset, seat, onSeat }: SeatRowProps) {
  const own = draft.seats[seat];
  const place = draft.plan?.seats[seat];
  if (own === undefined) return null;
  const name = place?.name ?? `Seat ${seat + 1}`;
  const sits = Object.entries(SITS)
    .filter(([id]) => (id !== 'bot' || ruleset.bots.length > 0) && (id !== 'referee' || draft.referee))
    .map(([id, title]) => ({ id, title }));
  const cars = vehiclesFor(ruleset, draft.scenario);
  const isCrews = place?.plays.includes(' of ') === true;
  return (
    <div className="seat-choice">
      <Pick
        label={place === undefined || place.plays === '' ? name : `${name} (${place.plays})`}
        items={sits}
        value={own.sits}
        onPick={(id) => isSits(id) && onSeat({ ...own, sits: id })}
      />
      {own.sits === 'bot' && ruleset.bots.length > 1 && (
        <Pick
          label={`Which machine for ${name}`}
          items={ruleset.bots}
          value={own.bot ?? ''}
          onPick={(bot) => onSeat({ ...own, bot })}
        />
      )}
      {cars.length > 0 && !isCrews && (
        <Pick
          label={`Car of ${name}`}
          items={cars}
          value={own.vehicle ?? ''}
          none="The scenario’s"
          onPick={(id) => onSeat({ ...own, vehicle: id === '' ? null : id })}
        />
      )}
      {draft.hasSides && (!draft.crews || seat < placesOf(ruleset, draft)) && (
        <Pick
          label={`Side of ${name}`}
          items={draft.seats.map((_, side) => ({ id: String(side), title: `Side ${side + 1}` }))}
          value={String(own.side)}
          onPick={(side) => onSeat({ ...own, side: Number(side) })}
        />
      )}
    </div>
  );
}

interface SeatRowProps {
  readonly draft: TableDraft;
  readonly ruleset: RulesetCard;
  readonly seat: number;
  onSeat(to: SeatDraft): void;
}

/** Who sits where, in what, and with whom. */
export function SeatFields({ draft, ruleset, onChange }: LayoutProps & { readonly ruleset: RulesetCard }) {
  const { plan } = draft;
  return (
    <fieldset>
      <legend className="label">Seats</legend>
      {draft.seats.map((_, seat) => (
        <SeatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          key={seat}
          draft={draft}
          ruleset={ruleset}
          seat={seat}
          onSeat={(to) => onChange({ seats: draft.seats.map((old, i) => (i === seat ? to : old)) })}
        />
      ))}
      {plan?.sides === true && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.hasSides}
            onChange={(event) => onChange({ hasSides: event.currentTarget.checked })}
          />
          <span>Choose who fights together</span>
        </label>
      )}
      {plan?.crews === true && (
        <label className="check">
          <input
            type="checkbox"
            checked={draft.crews}
            onChange={(event) =>
              onChange({
                crews: event.currentTarget.checked,
                seats: draft.seats.slice(0, placesOf(ruleset, draft)),
              })
            }
          />
          <span>A seat for each of a crew or a group: driver and gunner of one car are two people</span>
        </label>
      )}
    </fieldset>
  );
}

/** Seats of the scenario itself: who is one of a crew is on the side of whose crew he is. */
function placesOf(ruleset: RulesetCard, { own, scenario }: TableDraft): number {
  if (own !== null) return Array.isArray(own.file.seats) ? own.file.seats.length : 0;
  return ruleset.scenarios.find(({ id }) => id === scenario)?.places.length ?? 0;
}

/** Optional rules and doubtful readings, each as it is and as the book has it. */
export function OptionFields({ draft, plan, onChange }: LayoutProps & { readonly plan: TablePlan }) {
  if (plan.list.length === 0) return null;
  return (
    <details>
      <summary className="label">Optional rules and readings</summary>
      <div className="option-fields">
        {plan.list.map(({ path, title, summary, choices, usual }) => {
          const value = draft.options[path] ?? plan.options[path] ?? usual;
          return (
            <div key={path}>
              <Pick
                label={title}
                items={choices.map((choice) => ({
                  id: String(choice.value),
                  title: choice.value === usual ? `${choice.title} (the book)` : choice.title,
                }))}
                value={String(value)}
                onPick={(id) => {
                  const chosen = choices.find((choice) => String(choice.value) === id);
                  if (chosen !== undefined) onChange({ options: { ...draft.options, [path]: chosen.value } });
                }}
              />
              <small>{summary}</small>
            </div>
          );
        })}
      </div>
    </details>
  );
}
