import { expect, it } from 'vitest';
import { answerOf, type Option } from './decision.ts';
import { OpenQuestion } from './open-question.ts';
import { makeQuestion, moreOptions, OPTIONS_AT_ONCE, PREVIEW_BYTES } from './question.ts';

function question(texts: readonly string[], suggested?: string, isBare = false) {
  const worked: string[] = [];
  const option = (text: string, i: number): Option => ({
    id: `o${i}`,
    label: `Option ${i}`,
    words: [],
    preview: () => {
      worked.push(`o${i}`);
      return { text };
    },
  });
  const asked = { seat: 0, topic: 'move' };
  const ask = {
    ...asked,
    rule: 'toy/1/ram' as const,
    prompt: 'What?',
    options: () => texts.map(option),
    suggested: suggested === undefined ? undefined : answerOf(suggested),
  };
  const made = makeQuestion(OpenQuestion.from(ask, asked, '1'), OPTIONS_AT_ONCE, isBare);
  const brought = made.options.filter(({ preview }) => preview !== undefined);
  return { worked, with: brought.map(({ id }) => id), options: made.options.map(({ id }) => id) };
}

const third = 'x'.repeat(PREVIEW_BYTES / 3);

it('a question brings as many previews as there is room for, in order, and works out few more', () => {
  expect(question(['a', 'b', 'c']).with).toEqual(['o0', 'o1', 'o2']);
  const long = question([third, third, third, third, third]);
  expect(long.with).toEqual(['o0', 'o1']);
  expect(long.worked).toEqual(['o0', 'o1', 'o2']);
});

it('the suggested option has its preview first', () => {
  expect(question([third, third, third, third], 'o3').with).toEqual(['o0', 'o3']);
});

it('a bare question has its options, and works out no preview', () => {
  expect(question(['a', 'b'], 'o1', true)).toEqual({ worked: [], with: [], options: ['o0', 'o1'] });
});

it('what is not plain ASCII takes more room', () => {
  expect(question(['″'.repeat(PREVIEW_BYTES / 4), '″'.repeat(PREVIEW_BYTES / 4)]).with).toEqual(['o0']);
});

it('where there are too many options the suggested one leads, and the others come by request, each once', () => {
  const worded: string[] = [];
  const option = (i: number): Option => ({
    id: `o${i}`,
    words: [],
    get label() {
      worded.push(`o${i}`);
      return `Option ${i}`;
    },
    preview: () => ({ text: '' }),
  });
  const all = Array.from({ length: 2 * OPTIONS_AT_ONCE + 50 }, (_, i) => option(i));
  const asked = { seat: 0, topic: 'fire' };
  const suggested = answerOf('o300');
  const ask = { ...asked, rule: 'toy/1/ram' as const, prompt: 'What?', options: () => all, suggested };
  const decision = OpenQuestion.from(ask, asked, '1');
  const first = makeQuestion(decision, OPTIONS_AT_ONCE);
  expect(first.options.slice(0, 2).map(({ id }) => id)).toEqual(['o300', 'o0']);
  expect(first.more).toBe(OPTIONS_AT_ONCE + 50);
  expect(worded).toHaveLength(OPTIONS_AT_ONCE);
  const sent = [...first.options];
  for (let next = moreOptions(decision, sent.length); next.length > 0; next = moreOptions(decision, sent.length))
    sent.push(...next);
  expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  expect(sent).toHaveLength(all.length);
  expect(makeQuestion(decision).options.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

it('over a wire an option that has a brief preview brings that, but for the suggested one; a program has all of it', () => {
  const option = (id: string): Option => ({
    ...{ id, label: id, words: [] },
    preview: () => ({ text: `all of ${id}` }),
    briefPreview: () => ({ text: id, brief: true }),
  });
  const asked = { seat: 0, topic: 'fire' };
  const options = () => ['a', 'b', 'c'].map(option);
  const ask = { ...asked, rule: 'toy/1/ram' as const, prompt: 'What?', options, suggested: answerOf('b') };
  const decision = OpenQuestion.from(ask, asked, '1');
  const texts = (most?: number) => makeQuestion(decision, most).options.map(({ preview }) => preview?.text);
  expect(texts(OPTIONS_AT_ONCE)).toEqual(['a', 'all of b', 'c']);
  expect(texts()).toEqual(['all of a', 'all of b', 'all of c']);
});
