import path from 'node:path';
import type { Question } from '@hardtop/kernel';
import { rulesetsWith } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { converse } from '../testing/program.ts';
import { cli, folder } from '../testing/run-cli.ts';

const answerSuggested = ({ id, seat, suggested, options }: Question) => {
  const first = options[0];
  const params = Object.fromEntries((first?.params ?? []).map((param) => [param.name, param.start ?? param.min]));
  return { type: 'choose', ask: id, seat, ...(suggested ?? { option: first?.id, params }) };
};

describe.each(rulesetsWith('table').map((ruleset) => ruleset.id))('hardtop play --stdio (%s)', (id) => {
  const args = ['play', '--stdio', '--ruleset', id, '--seed', '3'];

  it('greets, asks, takes answers and ends with the outcome and the digest', async () => {
    const { code, lines } = await converse(args, answerSuggested);
    expect(code).toBe(0);
    expect(lines[0]).toMatchObject({ type: 'hello', protocol: 1, ruleset: { id } });
    expect(lines[0]).toMatchObject({
      seats: [
        { seat: 0, player: 'program' },
        { seat: 1, player: 'bot' },
      ],
    });
    const types = new Set(lines.map((line) => line.type));
    expect([...types].sort()).toEqual(expect.arrayContaining(['accepted', 'event', 'hello', 'over', 'question']));
    expect(lines.at(-1)).toMatchObject({ type: 'over', digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(lines.filter((line) => line.type === 'refused')).toEqual([]);
  });

  it('puts to the program only the questions of its own seats', async () => {
    const asked = async (...flags: string[]) => {
      const { lines } = await converse([...args, ...flags], answerSuggested);
      const seats = lines.filter((line) => line.type === 'question').map((line) => (line.question as Question).seat);
      return [...new Set(seats)].sort();
    };
    expect(await asked()).toEqual([0]);
    expect(await asked('--players', 'bot,program')).toEqual([1]);
    expect(await asked('--players', 'bot,bot')).toEqual([]);
    expect((await asked('--all')).length).toBeGreaterThan(1);
  });

  it.each([
    ['no JSON', '(line)'],
    ['[1, 2]', '(line)'],
    ['{"typ":"choose"}', 'type'],
    ['{"type":"explode"}', 'type'],
    ['{"type":"choose","ask":1,"option":"x"}', 'ask'],
    ['{"type":"choose","ask":"1"}', 'option'],
    ['{"type":"choose","ask":"no","option":"x"}', 'ask'],
    ['{"type":"choose","ask":"1","option":"x","seat":1}', 'seat'],
    ['{"type":"choose","ask":"1","option":"x","seat":-1}', 'seat'],
    ['{"type":"undo","speed":3}', 'speed'],
    ['{"type":"draw","option":"maybe"}', 'option'],
    ['{"type":"answer-undo","grant":"yes"}', 'grant'],
    ['{"type":"order","order":"x","params":[1]}', 'params'],
    ['{"type":"order-text","text":"fly to the moon"}', 'text'],
    ['{"type":"preview","ask":"no","option":"x"}', 'ask'],
  ])('refuses %s, names %s, and changes nothing', async (line, field) => {
    const { out } = await cli(args, ['{"type":"journal"}', line, '{"type":"journal"}', '{"type":"quit"}']);
    const lines = out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    const [before, refused, after] = lines.slice(-3);
    expect(refused).toMatchObject({ type: 'refused', problem: { field } });
    expect(after).toEqual(before);
  });

  it('previews, shows the state, repeats questions and echoes the mark', async () => {
    const asked = await cli(args, ['{"type":"quit"}']);
    const { question } = JSON.parse(asked.out.trim().split('\n').at(-1) ?? '');
    const { ask, option, params } = answerSuggested(question) as never as Record<string, unknown>;
    const { out, code } = await cli(args, [
      JSON.stringify({ type: 'preview', ask, option, params }),
      '{"type":"state"}',
      '{"type":"advise"}',
      '{"type":"questions"}',
      JSON.stringify({ type: 'choose', ask, option, params, ref: 'mine' }),
      '{"type":"quit"}',
    ]);
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    const of = (type: string) => lines.filter((line) => line.type === type);
    expect(of('preview')[0]).toMatchObject({ ask, option, preview: { text: expect.any(String) } });
    expect(of('advice')[0]).toMatchObject({ seat: 0, ask, option: expect.any(String), why: expect.any(String) });
    expect(of('state')[0]).toMatchObject({ seat: 0, rows: expect.any(Number), open: [ask], undo: 'no' });
    expect(of('question').filter((line) => line.question.id === ask)).toHaveLength(2);
    expect(of('accepted')[0]).toMatchObject({ of: 'choose', ref: 'mine' });
  });

  it('takes back, and says which events stand', async () => {
    let answers = 0;
    const { lines } = await converse(args, (question) => {
      answers++;
      return answers === 3 ? { type: 'undo' } : answers > 5 ? { type: 'quit' } : answerSuggested(question);
    });
    const undone = lines.find((line) => line.type === 'accepted' && line.of === 'undo');
    expect(undone).toMatchObject({ events: expect.any(Number) });
  });

  it('resigns', async () => {
    const { out } = await cli(args, ['{"type":"resign"}']);
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ type: 'over', outcome: { winners: [1] } });
  });

  it('goes on from a journal', async () => {
    const file = path.join(folder(), 'game.json');
    const withJournal = [...args, '--journal', file];
    let left = 2;
    await converse(withJournal, (question) => (left-- > 0 ? answerSuggested(question) : { type: 'quit' }));
    const second = await converse(withJournal, answerSuggested);
    const whole = await converse(args, answerSuggested);
    expect(second.lines[0]).toMatchObject({ type: 'hello', rows: expect.any(Number) });
    expect(second.lines.at(-1)?.digest).toBe(whole.lines.at(-1)?.digest);
  });

  it('says so when the input ends, the dice run out, or it was asked the wrong way', async () => {
    const last = async (more: readonly string[]) => {
      const { out, code } = await cli([...args, ...more]);
      return { exit: code, ...JSON.parse(out.trim().split('\n').at(-1) ?? '') };
    };
    expect(await last([])).toMatchObject({ exit: 1, type: 'error', code: 'input-ended' });
    expect(await last(['--seat', '9'])).toMatchObject({
      exit: 2,
      code: 'usage',
      message: expect.stringContaining('no seat 9'),
    });
    const dry = await converse([...args, '--dice', '3'], (question) => {
      // Whatever rolls: the first option that is not the suggested one, or the first.
      const { id: ask, seat, options, suggested } = question;
      const option = options.find((candidate) => candidate.id !== suggested?.option) ?? options[0];
      const params = Object.fromEntries((option?.params ?? []).map((param) => [param.name, param.start ?? param.min]));
      return { type: 'choose', ask, seat, option: option?.id, params };
    });
    expect(dry.code).toBe(1);
    expect(dry.lines.at(-1)).toMatchObject({ type: 'error', code: 'out-of-dice' });
  });
});
