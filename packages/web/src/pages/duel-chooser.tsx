import { driverName } from '@hardtop/board';
import type { RulesetCard } from '@hardtop/server/wire';
import { Pick } from '../base/pick.tsx';
import {
  type DuelPlan,
  defaultPlan,
  othersOf,
  planOf,
  SITTERS,
  type Sitter,
  scenarioOf,
  vehiclesFor,
} from './duel-plan.ts';

interface DuelChooserProps {
  readonly rulesets: readonly RulesetCard[];
  readonly ruleset: RulesetCard;
  readonly plan: DuelPlan;
  /** The server is: only what this device can host may be chosen. */
  readonly isAway: boolean;
  onPlan(plan: DuelPlan): void;
}

const SITTER_TITLES: Readonly<Record<Sitter, { readonly one: string; readonly many: string }>> = {
  bot: { one: 'A machine', many: 'Machines' },
  friend: { one: 'A friend, elsewhere', many: 'Friends, elsewhere' },
  here: { one: 'Two at this screen', many: 'All at this screen' },
};

interface PartProps {
  readonly plan: DuelPlan;
  readonly isAway: boolean;
  readonly ruleset: RulesetCard;
  onPlan(change: Partial<DuelPlan>): void;
}

const sittersOf = ({ bots }: RulesetCard): readonly Sitter[] =>
  SITTERS.filter((sitter) => sitter !== 'bot' || bots.length > 0);

/** Who all the others are, at one press. */
function Against({ plan, ruleset, isAway, onPlan }: PartProps) {
  const others = othersOf(plan);
  const number = others.length > 1 ? 'many' : 'one';
  return (
    <fieldset className="duel-against">
      <legend className="label">{number === 'many' ? 'Opponents' : 'Opponent'}</legend>
      <div className="segments">
        {sittersOf(ruleset).map((sitter) => (
          <label key={sitter}>
            <input
              type="radio"
              name="opponent"
              disabled={isAway && sitter === 'friend'}
              checked={others.every((other) => other === sitter)}
              onChange={() => onPlan({ sitters: plan.sitters.map(() => sitter) })}
            />
            <span>{SITTER_TITLES[sitter][number]}</span>
          </label>
        ))}
      </div>
      {isAway && <small>A friend elsewhere needs the server, which is away.</small>}
    </fieldset>
  );
}

/** Where we sit, and with more than two at the table who sits where. */
function Seats({ plan, ruleset, isAway, onPlan }: PartProps) {
  const places = scenarioOf(ruleset, plan.scenario)?.places ?? [];
  const isMixed = new Set(places.map(({ plays }) => plays)).size > 1;
  const items = sittersOf(ruleset)
    .filter((id) => !isAway || id !== 'friend')
    .map((id) => ({ id, title: SITTER_WORDS[id] }));
  return (
    <>
      {(isMixed || places.length > 2) && (
        <Pick
          label="You are"
          items={places.map((place, seat) => ({ id: String(seat), title: driverName([{ seat, ...place }], seat) }))}
          value={String(plan.seat)}
          onPick={(id) => onPlan({ seat: Number(id) })}
        />
      )}
      {places.length > 2 &&
        places.map((place, seat) =>
          seat === plan.seat ? null : (
            <Pick
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
              key={seat}
              label={place.name}
              items={items}
              value={plan.sitters[seat] ?? ''}
              onPick={(id) =>
                onPlan({ sitters: plan.sitters.map((old, i) => (i === seat ? (sitterOf(id) ?? old) : old)) })
              }
            />
          ),
        )}
    </>
  );
}

const SITTER_WORDS: Readonly<Record<Sitter, string>> = {
  bot: 'Machine',
  friend: 'Friend, by a link',
  here: 'Somebody at this screen',
};

const sitterOf = (id: string): Sitter | undefined => SITTERS.find((sitter) => sitter === id);

/** What one may want to know about what is chosen. */
function remarksOf(plan: DuelPlan, ruleset: RulesetCard): string {
  const scenario = scenarioOf(ruleset, plan.scenario)?.summary ?? '';
  const bot = ruleset.bots.find(({ id }) => id === plan.bot);
  return othersOf(plan).includes('bot') && bot !== undefined ? `${scenario} ${bot.title}: ${bot.summary}` : scenario;
}

function Cars({ plan, ruleset, onPlan }: PartProps) {
  const fitting = vehiclesFor(ruleset, plan.scenario);
  if (fitting.length === 0) return null;
  const carOf = (id: string) => (id === '' ? null : id);
  const own = 'The scenario’s';
  return (
    <>
      <Pick
        label="Your car"
        items={fitting}
        value={plan.myCar ?? ''}
        none={own}
        onPick={(id) => onPlan({ myCar: carOf(id) })}
      />
      <Pick
        label={plan.sitters.length > 2 ? 'Their cars' : 'Their car'}
        items={fitting}
        value={plan.theirCar ?? ''}
        none={own}
        onPick={(id) => onPlan({ theirCar: carOf(id) })}
      />
    </>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly children: string;
  onSet(isOn: boolean): void;
}

function Check({ isOn, children, onSet }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onSet(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** Everything one can choose before a duel, all with a default. */
export function DuelChooser({ rulesets, ruleset, plan, isAway, onPlan }: DuelChooserProps) {
  const change = (part: Partial<DuelPlan>) => onPlan({ ...plan, ...part });
  const parts: PartProps = { plan, ruleset, isAway, onPlan: change };
  return (
    <div className="chooser">
      {rulesets.length > 1 && (
        <>
          <Pick
            label="Rules"
            items={rulesets.map(({ id, title }) => ({ id, title }))}
            value={ruleset.id}
            onPick={(id) => onPlan(defaultPlan(rulesets.find((each) => each.id === id) ?? ruleset))}
          />
          <p className="chooser-rules">{ruleset.summary}</p>
        </>
      )}
      <Pick
        label="Scenario"
        items={ruleset.scenarios.map(({ id, title, seats }) => ({ id, title, summary: `${seats} seats` }))}
        value={plan.scenario}
        onPick={(id) => onPlan(planOf(ruleset, scenarioOf(ruleset, id)))}
      />
      <Cars {...parts} />
      <Against {...parts} />
      <Seats {...parts} />
      {othersOf(plan).includes('bot') && ruleset.bots.length > 1 && (
        <Pick
          label="Which machine"
          items={ruleset.bots.map(({ id, title }) => ({ id, title }))}
          value={plan.bot ?? ''}
          onPick={(bot) => change({ bot })}
        />
      )}
      <p className="chooser-remarks">{remarksOf(plan, ruleset)}</p>
      <Check isOn={plan.diceByHand} onSet={(diceByHand) => change({ diceByHand })}>
        Real dice: you roll, the table asks
      </Check>
      {!plan.diceByHand && !isAway && (
        <Check isOn={plan.shares} onSet={(shares) => change({ shares })}>
          Everybody adds to the dice: nothing falls before all have sat down
        </Check>
      )}
      <Check isOn={plan.hidden} onSet={(hidden) => change({ hidden })}>
        Hidden record sheets: what a rival has shows when it shows
      </Check>
      <Check isOn={plan.referee} onSet={(referee) => change({ referee })}>
        You are the referee, too: you see everything and may correct it
      </Check>
    </div>
  );
}
