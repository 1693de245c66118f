import type { Question, QuestionOption, Random } from '@hardtop/kernel';

export interface ChosenAnswer {
  readonly option: string;
  readonly params: Readonly<Record<string, number>>;
}

/** An answer that both questions take and mean alike; null if there is none. */
export function commonAnswer(one: Question, other: Question, random: Random): ChosenAnswer | null {
  const key = ({ id, label, params }: QuestionOption) => JSON.stringify([id, label, params]);
  const known = new Set(other.options.map(key));
  const common = one.options.filter((option) => known.has(key(option)));
  return common.length === 0 ? null : chosen(random.pick(common), random);
}

function chosen({ id, params }: QuestionOption, random: Random): ChosenAnswer {
  const values = params.map(({ name, min, max, step }) => [
    name,
    min + random.int(0, Math.floor((max - min) / step)) * step,
  ]);
  return { option: id, params: Object.fromEntries(values) };
}
