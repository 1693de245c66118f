import { describe, expect, it } from 'vitest';
import { advise } from './advice.ts';
import type { Bot } from './bot.ts';
import { answerOf, type Option } from './decision.ts';
import { Match } from './match.ts';
import { OpenQuestion } from './open-question.ts';
import { toy } from './testing/toy.ts';

function option(id: string, ...warnings: readonly string[]): Option {
  return { id, label: id, words: [id], preview: () => ({ text: id, warnings }) };
}

function asking(...options: readonly Option[]): OpenQuestion {
  const ask = { seat: 0, topic: 'move', rule: 'toy/1/ram', prompt: 'Well?', options: () => options } as const;
  return OpenQuestion.from(ask, { seat: 0, topic: 'move' }, '1');
}

/** Always takes the first thing on offer. */
const rash: Bot<null, null> = {
  id: 'rash',
  title: 'Rash',
  summary: '',
  choose: (_known, decision) => ({ answer: answerOf(decision.options()[0]?.id ?? ''), why: 'It comes first.' }),
};

const KNOWN = { setup: null, state: null, seat: 0 };

describe('advise', () => {
  it('gives the judgement of the best bot, and its reason', () => {
    const match = Match.start(toy, { turns: 3, seats: 2 }, { seed: 'x' });
    if (!match.ok) throw new Error('no match');
    const decision = match.value.decisions()[0];
    if (decision === undefined) throw new Error('nothing is asked');
    const known = { setup: match.value.knownSetup(0), state: match.value.known(0), seat: 0 };
    expect(advise(toy, known, decision)).toEqual({
      answer: answerOf('speed', { mph: 10 }),
      why: 'Better safe.',
      warnings: [],
    });
  });

  it('takes nothing that carries a warning while another option carries none', () => {
    const decision = asking(option('wall', 'runs into a wall'), option('bend'), option('hedge', 'runs into a hedge'));
    expect(advise({ bots: [rash] }, KNOWN, decision)).toMatchObject({ answer: { option: 'bend' }, warnings: [] });
  });

  it('says what it warns of where everything does', () => {
    const decision = asking(option('wall', 'runs into a wall'), option('hedge', 'runs into a hedge'));
    expect(advise({ bots: [rash] }, KNOWN, decision)).toMatchObject({
      answer: { option: 'wall' },
      warnings: ['runs into a wall'],
    });
  });

  it('falls back on what is safe where a bot insists on what is not offered', () => {
    const stubborn = { ...rash, choose: () => ({ answer: answerOf('fly'), why: 'Why not?' }) };
    const decision = asking(option('wall', 'runs into a wall'), option('bend'));
    expect(advise({ bots: [stubborn] }, KNOWN, decision)?.answer.option).toBe('bend');
  });

  it('asks the named adviser before the first bot, and nobody about dice', () => {
    const last = { ...rash, choose: () => ({ answer: answerOf('bend'), why: 'Better.' }) };
    const decision = asking(option('straight'), option('bend'));
    expect(advise({ bots: [rash], adviser: last }, KNOWN, decision)?.why).toBe('Better.');
    const dice = OpenQuestion.from(
      { ...asking(option('dice')), topic: 'dice', seat: 0, rule: 'toy/1/ram', prompt: '', options: () => [] },
      { seat: 0, topic: 'dice' },
      '2',
    );
    expect(advise({ bots: [rash] }, KNOWN, dice)).toBeNull();
  });
});
