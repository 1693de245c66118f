import type { RulesetCard } from '@hardtop/server/wire';
import { type FormEvent, useId, useState } from 'react';
import { type DuelPlan, defaultPlan, OPPONENTS, type Opponent } from './duel-plan.ts';

export interface DuelChooserProps {
  readonly rulesets: readonly RulesetCard[];
  readonly busy: boolean;
  onStart(plan: DuelPlan, ruleset: RulesetCard): void;
}

interface Item {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

interface PickProps {
  readonly label: string;
  readonly items: readonly Item[];
  readonly value: string;
  readonly none?: string;
  onPick(id: string): void;
}

/** A choice from a list, with what it means below. */
function Pick({ label, items, value, none, onPick }: PickProps) {
  const id = useId();
  const summary = items.find((item) => item.id === value)?.summary;
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.title}
          </option>
        ))}
      </select>
      {summary !== undefined && <small>{summary}</small>}
    </div>
  );
}

const OPPONENT_TEXT: Readonly<Record<Opponent, { readonly title: string; readonly says: string }>> = {
  bot: { title: 'A machine', says: '' },
  friend: { title: 'A friend, elsewhere', says: 'You get a secret link to send.' },
  'hot-seat': { title: 'Two at this screen', says: 'The screen is passed where something is secret.' },
};

function Against({
  plan,
  ruleset,
  onPlan,
}: {
  readonly plan: DuelPlan;
  readonly ruleset: RulesetCard;
  onPlan(change: Partial<DuelPlan>): void;
}) {
  const offered = OPPONENTS.filter((opponent) => opponent !== 'bot' || ruleset.bots.length > 0);
  return (
    <fieldset className="against">
      <legend className="label">Against</legend>
      <div className="segments">
        {offered.map((opponent) => (
          <label key={opponent}>
            <input
              type="radio"
              name="opponent"
              checked={plan.opponent === opponent}
              onChange={() => onPlan({ opponent })}
            />
            <span>{OPPONENT_TEXT[opponent].title}</span>
          </label>
        ))}
      </div>
      {plan.opponent === 'bot' ? (
        <Pick label="Which machine" items={ruleset.bots} value={plan.bot ?? ''} onPick={(bot) => onPlan({ bot })} />
      ) : (
        <small>{OPPONENT_TEXT[plan.opponent].says}</small>
      )}
    </fieldset>
  );
}

/** Everything one can choose before a duel, all with a default. */
export function DuelChooser({ rulesets, busy, onStart }: DuelChooserProps) {
  const [chosen, setChosen] = useState<DuelPlan | null>(null);
  const first = rulesets[0];
  if (first === undefined) return null;
  const plan = chosen ?? defaultPlan(first);
  const ruleset = rulesets.find((each) => each.id === plan.ruleset) ?? first;
  const change = (part: Partial<DuelPlan>) => setChosen({ ...plan, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(plan, ruleset);
  };
  const vehicles = ruleset.vehicles.length > 0;
  return (
    <form className="chooser plate" onSubmit={submit} aria-labelledby="chooser-title">
      <h2 id="chooser-title">Set one up</h2>
      {rulesets.length > 1 && (
        <Pick
          label="Rules"
          items={rulesets.map(({ id, title }) => ({ id, title, summary: '' }))}
          value={ruleset.id}
          onPick={(id) => setChosen(defaultPlan(rulesets.find((each) => each.id === id) ?? first))}
        />
      )}
      <Pick
        label="Scenario"
        items={ruleset.scenarios}
        value={plan.scenario}
        onPick={(scenario) => change({ scenario })}
      />
      {vehicles && (
        <div className="pair">
          <Pick
            label="Your car"
            items={ruleset.vehicles}
            value={plan.myCar ?? ''}
            none="As the scenario says"
            onPick={(id) => change({ myCar: id === '' ? null : id })}
          />
          <Pick
            label="Their car"
            items={ruleset.vehicles}
            value={plan.theirCar ?? ''}
            none="As the scenario says"
            onPick={(id) => change({ theirCar: id === '' ? null : id })}
          />
        </div>
      )}
      <Against plan={plan} ruleset={ruleset} onPlan={change} />
      <label className="check">
        <input
          type="checkbox"
          checked={plan.diceByHand}
          onChange={(event) => change({ diceByHand: event.target.checked })}
        />
        <span>Real dice: you roll them, the table asks what fell</span>
      </label>
      <button type="submit" className="button" disabled={busy}>
        {busy ? 'Setting up…' : 'Start this duel'}
      </button>
    </form>
  );
}
