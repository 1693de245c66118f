import type { EventProblem, EventRules } from '@hardtop/workshop';
import { isRecord, readStored, writeStored } from '../base/storage.ts';
import { create } from '../base/store.ts';
import { newId } from '../kept/new-id.ts';
import type { OpenGarage } from './garage-context.ts';

/** An event to build for, as its organizers announced it. */
export interface GarageEvent extends EventRules {
  readonly id: string;
  readonly name: string;
}

interface Events {
  readonly events: readonly GarageEvent[];
  /** The one that the list and the bench look at. */
  readonly chosen: string | null;
  choose(id: string | null): void;
  save(event: GarageEvent): void;
  remove(id: string): void;
}

const KEY = 'hardtop.events';

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isEvent(value: unknown): value is GarageEvent {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    (value.budget === null || typeof value.budget === 'number') &&
    isTextOrNull(value.division) &&
    Array.isArray(value.bans) &&
    value.bans.every((ban) => typeof ban === 'string')
  );
}

interface Stored {
  readonly events: readonly unknown[];
  readonly chosen: string | null;
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) && Array.isArray(value.events) && isTextOrNull(value.chosen);

export const newEvent = (): GarageEvent => ({ id: newId(), name: '', budget: null, division: null, bans: [] });

export const useEvents = create<Events>((set, get) => {
  const store = (change: Partial<Pick<Events, 'events' | 'chosen'>>) => {
    set(change);
    const { events, chosen } = get();
    writeStored(KEY, { events, chosen });
  };
  const known = readStored(KEY, isStored);
  return {
    events: known?.events.filter(isEvent) ?? [],
    chosen: known?.chosen ?? null,
    choose: (chosen) => store({ chosen }),
    save: (event) => store({ events: [...get().events.filter(({ id }) => id !== event.id), event], chosen: event.id }),
    remove: (id) => store({ events: get().events.filter((event) => event.id !== id), chosen: null }),
  };
});

export const useChosenEvent = (): GarageEvent | null =>
  useEvents(({ events, chosen }) => events.find(({ id }) => id === chosen) ?? null);

/** Why the event turns it away; nothing where there is none. */
export const eventProblems = (
  { garage }: OpenGarage,
  design: unknown,
  event: GarageEvent | null,
): readonly EventProblem[] => (event === null ? [] : (garage.events?.check(design, event) ?? []));
