import type { ActiveOrder, Param, Params, PlanParts } from '@hardtop/kernel';

type Part = PlanParts['deeds'][number] | PlanParts['conditions'][number];

/** One rule of a plan while it is written. */
export interface PlanDraft {
  readonly place: number;
  readonly deed: string;
  readonly params: Params;
  readonly conditions: readonly { readonly id: string; readonly not: boolean; readonly params: Params }[];
}

const RULE = /^plan (\d+) ([a-z-]+)(?: if (.+))?$/;

export function startParams(params: readonly Param[]): Params {
  return Object.fromEntries(params.map(({ name, start, min }) => [name, start ?? min]));
}

/** A rule as the table tells it; null: it is another order. */
export function draftOf({ id, params }: Pick<ActiveOrder, 'id' | 'params'>): PlanDraft | null {
  const [, place, deed, conditions] = RULE.exec(id) ?? [];
  if (place === undefined || deed === undefined) return null;
  const own = (prefix: string) =>
    Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) =>
        name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
      ),
    );
  return {
    place: Number(place),
    deed,
    params: Object.fromEntries(Object.entries(params).filter(([name]) => !name.includes('.'))),
    conditions: (conditions?.split(',') ?? []).map((one, i) => ({
      id: one.replace('!', ''),
      not: one.startsWith('!'),
      params: own(`${i}.`),
    })),
  };
}

/** The order that a draft stands for. */
export function orderOf({ place, deed, params, conditions }: PlanDraft): {
  readonly id: string;
  readonly params: Params;
} {
  const named = conditions.map(({ id, not }) => `${not ? '!' : ''}${id}`).join(',');
  const more = conditions.flatMap((condition, i) =>
    Object.entries(condition.params).map(([name, value]) => [`${i}.${name}`, value] as const),
  );
  return {
    id: `plan ${place} ${deed}${named === '' ? '' : ` if ${named}`}`,
    params: { ...params, ...Object.fromEntries(more) },
  };
}

/** `anyone is within {inches} in` with its figures in it. */
export function filled({ label, params }: Part, values: Params): string {
  return label.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const param = params.find((one) => one.name === name);
    const value = values[name] ?? param?.start ?? param?.min ?? 0;
    return param?.names?.[value - param.min] ?? String(value);
  });
}

/** A rule in words: `straight on, if anyone is within 3 in ahead and not: I have been hit`. */
export function ruleWords(plans: PlanParts, { deed, params, conditions }: PlanDraft): string {
  const done = plans.deeds.find(({ id }) => id === deed);
  const when = conditions.map(({ id, not, params: own }) => {
    const condition = plans.conditions.find((one) => one.id === id);
    return `${not ? 'not: ' : ''}${condition === undefined ? id : filled(condition, own)}`;
  });
  const words = done === undefined ? deed : filled(done, params);
  return when.length === 0 ? words : `${words}, if ${when.join(' and ')}`;
}
