import { GARAGES, useDoor, useGarage } from './garage-context.ts';
import { useLibrary } from './library-store.ts';

/** Which rules the garage builds for, with the number of one's own designs under each. */
export function RulesetSwitch() {
  const { ruleset: here } = useGarage();
  const enter = useDoor((door) => door.enter);
  const kept = useLibrary(({ all }) => all);
  if (GARAGES.length < 2) return null;
  const ownOf = (id: string) => kept.filter(({ ruleset, deleted }) => ruleset === id && deleted !== true).length;
  return (
    <fieldset className="ruleset-switch">
      <legend className="label">Rules</legend>
      <div className="segments">
        {GARAGES.map((ruleset) => (
          <label key={ruleset.id}>
            <input
              type="radio"
              name="garage-rules"
              checked={ruleset.id === here.id}
              onChange={() => enter(ruleset.id)}
            />
            <span>
              {ruleset.title}
              {ownOf(ruleset.id) > 0 && <small className="figures"> {ownOf(ruleset.id)}</small>}
            </span>
          </label>
        ))}
      </div>
      <p className="text-hint">{here.summary}</p>
    </fieldset>
  );
}
