import type { Field } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { scriptRowSchema } from '../scenarios/script-schema.ts';
import { WINNING } from './winning.ts';

const isOf =
  (path: string) =>
  (field: Field): boolean =>
    field.path === path;

/** Forms of a rule's conditions or deeds. */
function formsOf(part: 'when' | 'deeds') {
  const rules = WINNING.fields.find(isOf('script'));
  const field = rules?.kind === 'rows' ? rules.fields.find(isOf(part)) : undefined;
  const form = field?.kind === 'rows' ? field.fields[0] : field;
  return form?.kind === 'form' ? form.forms : [];
}

describe('twilight/grid/adventures: rules of a scenario are drawn in a form', () => {
  it.each([
    ['when', 'harmed'],
    ['when', 'down'],
    ['deeds', 'explosion'],
    ['deeds', 'meet'],
    ['deeds', 'reveal'],
  ] as const)('%s: %s, and what it begins with is read', (part, id) => {
    const fresh = formsOf(part).find((one) => one.id === id)?.fresh;
    expect(fresh).toMatchObject({ kind: id });
    const row = { id: 'rule', when: { kind: 'fired' }, deeds: [] };
    expect(scriptRowSchema.safeParse({ ...row, [part]: part === 'when' ? fresh : [fresh] }).success).toBe(true);
  });

  it('captives can be what a side learns of', () => {
    const what = formsOf('deeds')
      .find(({ id }) => id === 'reveal')
      ?.fields.find(isOf('what'));
    expect(what?.kind === 'choice' ? what.choices.map(({ value }) => value) : []).toContain('captives');
  });
});
