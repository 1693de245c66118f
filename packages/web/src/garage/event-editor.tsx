import type { Ban } from '@hardtop/workshop';
import { useId, useState } from 'preact/compat';
import { type GarageEvent, useEvents } from './event-store.ts';
import { FilterSelect } from './filter-select.tsx';
import { useGarage } from './garage-context.ts';

interface FieldProps {
  readonly draft: GarageEvent;
  onChange(change: Partial<GarageEvent>): void;
}

function PriceFields({ draft, onChange }: FieldProps) {
  const { workshop } = useGarage();
  return (
    <>
      <input
        type="text"
        className="text-input"
        aria-label="Name of the event"
        placeholder="Name of the event"
        maxLength={60}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <input
        type="number"
        className="text-input figures"
        aria-label="Budget of the event in dollars"
        placeholder="Budget, $"
        min={0}
        step={500}
        value={draft.budget ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ budget: value === '' ? null : Number(value) })}
      />
      <FilterSelect
        label="Division of the event"
        none="No division"
        choices={workshop.divisions}
        value={draft.division ?? ''}
        onPick={(id) => onChange({ division: id === '' ? null : id })}
      />
    </>
  );
}

function KindBoxes({ kinds, draft, onChange }: FieldProps & { readonly kinds: readonly Ban[] }) {
  const { bans } = draft;
  const set = (id: string, on: boolean) => onChange({ bans: on ? [...bans, id] : bans.filter((ban) => ban !== id) });
  return (
    <fieldset className="event-kinds">
      <legend className="label">Not admitted</legend>
      {kinds.map(({ id, title }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={bans.includes(id)}
            onChange={({ currentTarget }) => set(id, currentTarget.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** Any part by its name, one after another. */
function PartBans({ parts, draft, onChange }: FieldProps & { readonly parts: readonly Ban[] }) {
  const list = useId();
  const [text, setText] = useState('');
  const { bans } = draft;
  const banned = parts.filter(({ id }) => bans.includes(id));
  const found = parts.find(({ title }) => title.toLowerCase() === text.trim().toLowerCase());
  const add = () => {
    if (found === undefined) return;
    onChange({ bans: [...bans.filter((ban) => ban !== found.id), found.id] });
    setText('');
  };
  return (
    <div className="event-parts">
      <form
        className="event-add"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          type="text"
          className="text-input"
          aria-label="A part to ban by name"
          placeholder="Any part by name"
          list={list}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <datalist id={list}>
          {parts.map(({ id, title, group }) => (
            <option key={id} value={title} label={group} />
          ))}
        </datalist>
        <button type="submit" className="button" disabled={found === undefined}>
          Ban it
        </button>
      </form>
      {text.trim() !== '' && found === undefined && <p className="text-hint">No part of that name yet.</p>}
      <ul className="event-banned">
        {banned.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="button quiet"
              aria-label={`Admit ${title} again`}
              onClick={() => onChange({ bans: bans.filter((ban) => ban !== id) })}
            >
              {title} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EventEditorProps {
  readonly event: GarageEvent;
  readonly isNew: boolean;
  onClose(): void;
}

export function EventEditor({ event, isNew, onClose }: EventEditorProps) {
  const { garage } = useGarage();
  const [draft, setDraft] = useState(event);
  const save = useEvents((events) => events.save);
  const remove = useEvents((events) => events.remove);
  const fields: FieldProps = { draft, onChange: (change) => setDraft({ ...draft, ...change }) };
  return (
    <section className="event-editor plate" aria-label="Event">
      <h2>{isNew ? 'A new event' : 'Change the event'}</h2>
      <div className="event-head">
        <PriceFields {...fields} />
      </div>
      {garage.events !== undefined && (
        <>
          <KindBoxes kinds={garage.events.kinds} {...fields} />
          <PartBans parts={garage.events.parts} {...fields} />
        </>
      )}
      <p className="text-buttons">
        <button
          type="button"
          className="button go"
          disabled={draft.name.trim() === ''}
          onClick={() => {
            save({ ...draft, name: draft.name.trim() });
            onClose();
          }}
        >
          Save the event
        </button>
        <button type="button" className="button" onClick={onClose}>
          Never mind
        </button>
        {!isNew && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              remove(event.id);
              onClose();
            }}
          >
            Delete the event
          </button>
        )}
      </p>
    </section>
  );
}
