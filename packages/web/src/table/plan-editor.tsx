import type { ActiveOrder, Param, Params, PlanParts, Seat } from '@hardtop/kernel';
import { useEffect, useState } from 'preact/compat';
import { clampParam } from './choice.ts';
import { ParamControl } from './param-control.tsx';
import { draftOf, filled, orderOf, type PlanDraft, ruleWords, startParams } from './plan-words.ts';
import { useTable, useTableActions } from './table-context.tsx';
import './plan-editor.css';

const MOST_CONDITIONS = 3;

interface PartPickProps {
  readonly label: string;
  readonly value: string;
  readonly parts: readonly (PlanParts['deeds'][number] | PlanParts['conditions'][number])[];
  onPick(id: string): void;
}

function PartPick({ label, value, parts, onPick }: PartPickProps) {
  return (
    <select aria-label={label} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      {parts.map((part) => (
        <option key={part.id} value={part.id}>
          {filled(part, {})}
        </option>
      ))}
    </select>
  );
}

interface FiguresProps {
  readonly params: readonly Param[];
  readonly values: Params;
  onSet(values: Params): void;
}

function Figures({ params, values, onSet }: FiguresProps) {
  return (
    <>
      {params.map((param) => (
        <ParamControl
          key={param.name}
          param={param}
          value={values[param.name] ?? param.start ?? param.min}
          disabled={false}
          onSet={(value) => onSet({ ...values, [param.name]: clampParam(param, value) })}
        />
      ))}
    </>
  );
}

type Condition = PlanDraft['conditions'][number];

interface ConditionRowProps {
  readonly at: number;
  readonly condition: Condition;
  /** Those that can be looked at for what is done. */
  readonly fitting: PlanParts['conditions'];
  onChange(change: Partial<Condition>): void;
}

function ConditionRow({ at, condition, fitting, onChange }: ConditionRowProps) {
  const paramsOf = (id: string) => fitting.find((part) => part.id === id)?.params ?? [];
  return (
    <fieldset className="plan-condition">
      <legend className="hidden-text">Condition {at + 1}</legend>
      <select
        aria-label="Whether"
        value={condition.not ? 'not' : 'if'}
        onChange={(event) => onChange({ not: event.currentTarget.value === 'not' })}
      >
        <option value="if">{at === 0 ? 'if' : 'and'}</option>
        <option value="not">{at === 0 ? 'if not:' : 'and not:'}</option>
      </select>
      <PartPick
        label="Condition"
        value={condition.id}
        parts={fitting}
        onPick={(id) => onChange({ id, params: startParams(paramsOf(id)) })}
      />
      <Figures params={paramsOf(condition.id)} values={condition.params} onSet={(params) => onChange({ params })} />
    </fieldset>
  );
}

interface RuleFormProps {
  readonly plans: PlanParts;
  readonly first: PlanDraft;
  onGive(draft: PlanDraft): void;
  onLeave(): void;
}

/** What is done, and when. */
function RuleForm({ plans, first, onGive, onLeave }: RuleFormProps) {
  const [draft, setDraft] = useState(first);
  const deed = plans.deeds.find(({ id }) => id === draft.deed);
  const fitting = plans.conditions.filter(({ topics }) => deed !== undefined && (topics?.includes(deed.topic) ?? true));
  const pickDeed = (id: string) => {
    const next = plans.deeds.find((one) => one.id === id);
    setDraft({ ...draft, deed: id, params: startParams(next?.params ?? []), conditions: [] });
  };
  const setCondition = (at: number, change: Partial<PlanDraft['conditions'][number]>) =>
    setDraft({ ...draft, conditions: draft.conditions.map((one, i) => (i === at ? { ...one, ...change } : one)) });
  const [firstFitting] = fitting;
  return (
    <form
      className="plan-form"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(draft);
      }}
    >
      <PartPick label="What to do" value={draft.deed} parts={plans.deeds} onPick={pickDeed} />
      <Figures params={deed?.params ?? []} values={draft.params} onSet={(params) => setDraft({ ...draft, params })} />
      {draft.conditions.map((one, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name than its place.
          key={at}
          at={at}
          condition={one}
          fitting={fitting}
          onChange={(change) => setCondition(at, change)}
        />
      ))}
      <div className="plan-buttons">
        {draft.conditions.length < MOST_CONDITIONS && firstFitting !== undefined && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              const fresh = { id: firstFitting.id, not: false, params: startParams(firstFitting.params) };
              setDraft({ ...draft, conditions: [...draft.conditions, fresh] });
            }}
          >
            {draft.conditions.length === 0 ? 'Only if…' : 'And if…'}
          </button>
        )}
        <button type="submit" className="button go">
          Give this order
        </button>
        <button type="button" className="button quiet" onClick={onLeave}>
          Leave it
        </button>
      </div>
      <p className="plan-words">{ruleWords(plans, draft)}</p>
    </form>
  );
}

interface RuleListProps {
  readonly plans: PlanParts;
  readonly rules: readonly PlanDraft[];
  onChange(rule: PlanDraft): void;
  onDrop(rule: PlanDraft): void;
}

function RuleList({ plans, rules, onChange, onDrop }: RuleListProps) {
  if (rules.length === 0) return null;
  return (
    <ol className="plan-rules">
      {rules.map((rule) => (
        <li key={rule.place} value={rule.place}>
          <span>{ruleWords(plans, rule)}</span>
          <button type="button" className="button quiet" onClick={() => onChange(rule)}>
            Change
          </button>
          <button type="button" className="button quiet" onClick={() => onDrop(rule)}>
            Drop
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PlanEditorProps {
  readonly seat: Seat;
  readonly active: readonly ActiveOrder[];
}

/** A plan of conditional orders: the first rule that fits answers, before all other orders. */
export function PlanEditor({ seat, active }: PlanEditorProps) {
  const plans = useTable((table) => table.plans);
  const { tell, order } = useTableActions();
  const [draft, setDraft] = useState<PlanDraft | null>(null);
  useEffect(() => {
    if (plans === null) tell({ t: 'plans' });
  }, [plans, tell]);
  const [firstDeed] = plans?.deeds ?? [];
  if (plans === null || firstDeed === undefined) return null;
  const rules = active
    .flatMap((one) => (one.seat === seat ? (draftOf(one) ?? []) : []))
    .sort((a, b) => a.place - b.place);
  const free = Array.from({ length: plans.most }, (_, i) => i + 1).find((at) =>
    rules.every(({ place }) => place !== at),
  );
  const give = (next: PlanDraft) => {
    const { id, params } = orderOf(next);
    order(seat, id, params);
    setDraft(null);
  };
  return (
    <section className="plan">
      <h3 className="label">A plan</h3>
      <p className="plan-about">
        The first rule that fits answers for you, before all other orders. What none answers, you are asked.
      </p>
      <RuleList
        plans={plans}
        rules={rules}
        onChange={setDraft}
        onDrop={({ place }) => order(seat, `plan ${place}`, null)}
      />
      {draft !== null && (
        <RuleForm
          key={`${draft.place} ${draft.deed}`}
          plans={plans}
          first={draft}
          onGive={give}
          onLeave={() => setDraft(null)}
        />
      )}
      {draft === null && free !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() =>
            setDraft({ place: free, deed: firstDeed.id, params: startParams(firstDeed.params), conditions: [] })
          }
        >
          Add a rule
        </button>
      )}
    </section>
  );
}
