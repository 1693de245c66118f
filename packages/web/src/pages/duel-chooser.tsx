import type { RulesetCard } from '@hardtop/server/wire';
import { useId } from 'react';
import { type DuelPlan, defaultPlan, OPPONENTS, type Opponent } from './duel-plan.ts';

export interface DuelChooserProps {
  readonly rulesets: readonly RulesetCard[];
  readonly ruleset: RulesetCard;
  readonly plan: DuelPlan;
  onPlan(plan: DuelPlan): void;
}

interface Item {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
}

interface PickProps {
  readonly label: string;
  readonly items: readonly Item[];
  readonly value: string;
  readonly none?: string;
  onPick(id: string): void;
}

/** A choice from a list. */
function Pick({ label, items, value, none, onPick }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.summary === undefined ? item.title : `${item.title} · ${item.summary}`}
          </option>
        ))}
      </select>
    </div>
  );
}

const OPPONENT_TITLE: Readonly<Record<Opponent, string>> = {
  bot: 'A machine',
  friend: 'A friend, elsewhere',
  'hot-seat': 'Two at this screen',
};

interface AgainstProps {
  readonly plan: DuelPlan;
  readonly ruleset: RulesetCard;
  onPlan(change: Partial<DuelPlan>): void;
}

function Against({ plan, ruleset, onPlan }: AgainstProps) {
  const offered = OPPONENTS.filter((opponent) => opponent !== 'bot' || ruleset.bots.length > 0);
  return (
    <fieldset className="against">
      <legend className="label">Opponent</legend>
      <div className="segments">
        {offered.map((opponent) => (
          <label key={opponent}>
            <input
              type="radio"
              name="opponent"
              checked={plan.opponent === opponent}
              onChange={() => onPlan({ opponent })}
            />
            <span>{OPPONENT_TITLE[opponent]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What one may want to know about what is chosen. */
function remarksOf(plan: DuelPlan, ruleset: RulesetCard): string {
  const scenario = ruleset.scenarios.find(({ id }) => id === plan.scenario)?.summary ?? '';
  const bot = ruleset.bots.find(({ id }) => id === plan.bot);
  return plan.opponent === 'bot' && bot !== undefined ? `${scenario} ${bot.title}: ${bot.summary}` : scenario;
}

/** Everything one can choose before a duel, all with a default. */
export function DuelChooser({ rulesets, ruleset, plan, onPlan }: DuelChooserProps) {
  const change = (part: Partial<DuelPlan>) => onPlan({ ...plan, ...part });
  const carOf = (id: string) => (id === '' ? null : id);
  return (
    <div className="chooser">
      {rulesets.length > 1 && (
        <Pick
          label="Rules"
          items={rulesets.map(({ id, title }) => ({ id, title }))}
          value={ruleset.id}
          onPick={(id) => onPlan(defaultPlan(rulesets.find((each) => each.id === id) ?? ruleset))}
        />
      )}
      {ruleset.vehicles.length > 0 && (
        <>
          <Pick
            label="Your car"
            items={ruleset.vehicles}
            value={plan.myCar ?? ''}
            none="The scenario’s"
            onPick={(id) => change({ myCar: carOf(id) })}
          />
          <Pick
            label="Their car"
            items={ruleset.vehicles}
            value={plan.theirCar ?? ''}
            none="The scenario’s"
            onPick={(id) => change({ theirCar: carOf(id) })}
          />
        </>
      )}
      <Pick
        label="Scenario"
        items={ruleset.scenarios.map(({ id, title }) => ({ id, title }))}
        value={plan.scenario}
        onPick={(scenario) => change({ scenario })}
      />
      <Against plan={plan} ruleset={ruleset} onPlan={change} />
      {plan.opponent === 'bot' && ruleset.bots.length > 1 && (
        <Pick label="Which machine" items={ruleset.bots} value={plan.bot ?? ''} onPick={(bot) => change({ bot })} />
      )}
      <p className="chooser-remarks">{remarksOf(plan, ruleset)}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={plan.diceByHand}
          onChange={(event) => change({ diceByHand: event.target.checked })}
        />
        <span>Real dice: you roll, the table asks</span>
      </label>
    </div>
  );
}
