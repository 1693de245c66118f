import { useId, useState } from 'preact/compat';
import { garagesOf, type OpenGarage } from '../garage/garage-context.ts';
import { library, useLibrary } from '../garage/library-store.ts';
import { useEditor } from './editor-store.ts';

/** Built last first; a library may hold thousands. */
const MOST = 200;

interface OwnVehiclesProps {
  /** Takes a vehicle as the ruleset's scenarios have them. */
  onPick(vehicle: unknown): void;
}

interface OwnListProps extends OwnVehiclesProps {
  readonly open: OpenGarage;
}

/** One's own designs, or why the table does not play the one that was picked. */
function OwnList({ open, onPick }: OwnListProps) {
  const id = useId();
  const { garage, workshop, ruleset } = open;
  const [why, setWhy] = useState('');
  const own = useLibrary(({ all }) => all)
    .filter((kept) => kept.deleted !== true && kept.ruleset === ruleset.id)
    .slice(0, MOST);
  const pick = (key: string) => {
    const read = garage.parse(own.find((kept) => kept.id === key)?.design);
    const vehicle = read.ok ? workshop.field(read.value) : read;
    if (vehicle.ok) onPick(vehicle.value);
    setWhy(vehicle.ok ? '' : vehicle.error.map(({ message }) => message).join(' '));
  };
  if (own.length === 0) return <p className="text-hint">There is nothing of yours in the garage of these rules yet.</p>;
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        One of yours
      </label>
      <select id={id} value="" onChange={(event) => pick(event.currentTarget.value)}>
        <option value="">choose</option>
        {own.map((kept) => {
          const read = garage.parse(kept.design);
          return (
            <option key={kept.id} value={kept.id}>
              {read.ok ? garage.nameOf(read.value) : 'cannot be read any more'}
            </option>
          );
        })}
      </select>
      {why !== '' && (
        <small className="ed-why" role="alert">
          {why}
        </small>
      )}
    </div>
  );
}

/** The garage comes when somebody wants something out of it. */
export function OwnVehicles({ onPick }: OwnVehiclesProps) {
  const ruleset = useEditor(({ rules }) => rules.table.id);
  const [open, setOpen] = useState<OpenGarage | null | undefined>(undefined);
  const fetchGarage = async () => {
    const [garages] = await Promise.all([garagesOf([ruleset]), library.load()]);
    setOpen(garages.get(ruleset) ?? null);
  };
  if (open === undefined)
    return (
      <button type="button" className="button quiet" onClick={() => void fetchGarage().catch(() => setOpen(null))}>
        From your garage…
      </button>
    );
  return open === null ? (
    <p className="text-hint">The garage does not open now.</p>
  ) : (
    <OwnList open={open} onPick={onPick} />
  );
}
