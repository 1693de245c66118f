import type { RulesetCard, StartLab } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import { Pick } from '../base/pick.tsx';

const MOST_VEHICLES = 8;
const GAMES = [4, 10, 20, 40, 100] as const;

interface LabFormProps {
  readonly rulesets: readonly RulesetCard[];
  readonly busy: boolean;
  onStart(asked: StartLab): void;
}

const duelsOf = ({ scenarios, vehicles }: RulesetCard) =>
  vehicles.length < 2 ? [] : scenarios.filter(({ seats }) => seats === 2);

interface CarsProps {
  readonly cars: RulesetCard['vehicles'];
  readonly ticked: readonly string[];
  onTick(ticked: readonly string[]): void;
}

function Cars({ cars, ticked, onTick }: CarsProps) {
  const isFull = cars.filter(({ id }) => ticked.includes(id)).length >= MOST_VEHICLES;
  const turn = (id: string) => onTick(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <fieldset className="lab-cars">
      <legend>Two to eight cars</legend>
      {cars.map(({ id, title, summary }) => (
        <label key={id} className="lab-car" title={summary}>
          <input
            type="checkbox"
            checked={ticked.includes(id)}
            disabled={isFull && !ticked.includes(id)}
            onChange={() => turn(id)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

/** Which cars meet, where, and how often. */
export function LabForm({ rulesets, busy, onStart }: LabFormProps) {
  const able = rulesets.filter((one) => duelsOf(one).length > 0);
  const [rules, setRules] = useState(able[0]?.id ?? '');
  const [chosen, setScenario] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [games, setGames] = useState('20');
  const ruleset = able.find(({ id }) => id === rules) ?? able[0];
  if (ruleset === undefined) return <p>No rules here have duels of cars that can be chosen.</p>;
  const duels = duelsOf(ruleset);
  const scenario = duels.find(({ id }) => id === chosen) ?? duels[0];
  const cars = ruleset.vehicles.filter(({ id }) => scenario?.picks?.includes(id) ?? true);
  const vehicles = cars.map(({ id }) => id).filter((id) => ticked.includes(id));
  const all = ((vehicles.length * (vehicles.length - 1)) / 2) * Number(games);
  const start = () =>
    onStart({ ruleset: ruleset.id, scenario: scenario?.id ?? '', vehicles: [...vehicles], games: Number(games) });
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <div className="lab-picks">
        <Pick label="Rules" items={able.map(({ id, title }) => ({ id, title }))} value={ruleset.id} onPick={setRules} />
        <Pick
          label="Arena"
          items={duels.map(({ id, title }) => ({ id, title }))}
          value={scenario?.id ?? ''}
          onPick={setScenario}
        />
        <Pick
          label="Duels of every two"
          items={GAMES.map((count) => ({ id: String(count), title: String(count) }))}
          value={games}
          onPick={setGames}
        />
      </div>
      <Cars cars={cars} ticked={ticked} onTick={setTicked} />
      <p className="lab-start">
        <button type="submit" className="button go" disabled={busy || vehicles.length < 2}>
          {vehicles.length < 2 ? 'Choose two cars' : `Let them fight: ${all} duels`}
        </button>
      </p>
    </form>
  );
}
