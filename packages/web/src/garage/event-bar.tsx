import { useState } from 'preact/compat';
import { EventEditor } from './event-editor.tsx';
import { EventSelect } from './event-select.tsx';
import { type GarageEvent, newEvent, useChosenEvent, useEvents } from './event-store.ts';
import { useGarage } from './garage-context.ts';

/** Which event the list is for, and the way to announce another. */
export function EventBar() {
  const events = useEvents((all) => all.events);
  const chosen = useChosenEvent();
  const [edited, setEdited] = useState<GarageEvent | null>(null);
  const { garage } = useGarage();
  if (garage.events === undefined) return null;
  return (
    <>
      <div className="event-bar">
        <EventSelect label="Event" />
        {chosen !== null && (
          <button type="button" className="button quiet" onClick={() => setEdited(chosen)}>
            Change it
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setEdited(newEvent())}>
          New event
        </button>
      </div>
      {edited !== null && (
        <EventEditor
          key={edited.id}
          event={edited}
          isNew={!events.some(({ id }) => id === edited.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
