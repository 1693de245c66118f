import { useMemo } from 'preact/compat';
import { RuleLink } from '../rules/rule-link.tsx';
import { useBench } from './bench-store.ts';
import { EventSelect } from './event-select.tsx';
import { eventProblems, useChosenEvent, useEvents } from './event-store.ts';
import { useGarage } from './garage-context.ts';

/** What the event that one builds for says to the design on the bench, beside what the book says. */
export function EventPanel() {
  const open = useGarage();
  const design = useBench((bench) => bench.design);
  const hasEvents = useEvents(({ events }) => events.length > 0);
  const chosen = useChosenEvent();
  const problems = useMemo(() => eventProblems(open, design, chosen), [open, design, chosen]);
  if (!hasEvents || open.garage.events === undefined) return null;
  return (
    <section className="problems event-panel plate" aria-label="Event">
      <EventSelect label="Event to build for" />
      {chosen !== null && problems.length === 0 && (
        <p className="passed">
          <b>Admitted</b> to {chosen.name}.
        </p>
      )}
      <ul>
        {problems.map(({ rule, message }) => (
          <li key={message} className="problem">
            <p>
              {message} <RuleLink rule={rule} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
