import { useEvents } from './event-store.ts';
import { FilterSelect } from './filter-select.tsx';

export function EventSelect({ label }: { readonly label: string }) {
  const events = useEvents((all) => all.events);
  const chosen = useEvents((all) => all.chosen);
  const choose = useEvents((all) => all.choose);
  const choices = events.map(({ id, name }) => ({ id, title: name }));
  return (
    <FilterSelect
      label={label}
      none="No event"
      choices={choices}
      value={chosen ?? ''}
      onPick={(id) => choose(id === '' ? null : id)}
    />
  );
}
