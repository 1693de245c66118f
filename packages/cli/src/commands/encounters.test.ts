import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRuleset } from '@hardtop/rulesets';
import { describe, expect, it } from 'vitest';
import { seedAfter } from '../input/lookup-encounters.ts';
import { cli, folder } from '../testing/run-cli.ts';

const page = readFileSync(new URL('../../../../docs/encounters.md', import.meta.url), 'utf8');
const [example = '', amendments = ''] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block]) => block ?? '');

function fileWith(content: unknown): string {
  const file = path.join(folder(), 'journey.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const WOOD = ['encounter', '--terrain', 'wood', '--territory', 'terrorized'];

async function lines(args: readonly string[]): Promise<readonly string[]> {
  const { code, out, err } = await cli(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out.trimEnd().split('\n');
}

describe('hardtop encounter', () => {
  it('gives one object a line for successive seeds, each the same as alone', async () => {
    const many = await lines([...WOOD, '--seed', '7', '--count', '20', '--json']);
    expect(many).toHaveLength(20);
    expect(many[3]).toBe((await lines([...WOOD, '--seed', '10', '--json']))[0]);
    for (const line of many) {
      const { kind, range, rolls, terrain, territory, ...rest } = JSON.parse(line);
      expect({ terrain, territory }).toEqual({ terrain: 'wood', territory: 'terrorized' });
      expect(['none', 'group', 'item', 'animal']).toContain(kind);
      expect(rolls.length).toBeGreaterThan(0);
      if (kind === 'none') expect(range).toBeNull();
      else expect([rest[kind].name, range.meters]).toEqual([expect.any(String), expect.any(Number)]);
    }
  });

  it('tells a paragraph with its seed, or unfolds to the rolls and their rows', async () => {
    expect((await lines([...WOOD, '--seed', '7']))[0]).toMatch(/^Seed 7: Wood, terrorized territory\. /);
    const unfolded = (await lines([...WOOD, '--seed', '7', '--rolls'])).join('\n');
    expect(unfolded).toMatch(/What is met: 1d6: [1-6] = \d.*Encounter Table: /);
  });

  it('rolls the territory where none is named, later in the campaign with more on the die', async () => {
    const early = JSON.parse((await lines(['encounter', '--terrain', 'road', '--seed', 'fog', '--json']))[0] ?? '');
    expect(early.rolls[0]).toMatchObject({ path: 'encounter/territory', row: early.territory });
    const args = ['encounter', '--terrain', 'road', '--seed', 'fog', '--age', 'late', '--json'];
    const late = JSON.parse((await lines(args))[0] ?? '');
    expect(late.rolls[0]).toMatchObject({ values: early.rolls[0].values, total: early.rolls[0].total + 2 });
  });

  it('twilight/encounters/range: on a road the country beside it says how far one sees', async () => {
    const road = [
      'encounter',
      '--terrain',
      'road',
      '--territory',
      'disputed',
      '--seed',
      '7',
      '--count',
      '12',
      '--json',
    ];
    const told = async (...more: readonly string[]) =>
      (await lines([...road, ...more])).map((line) => JSON.parse(line)).filter(({ kind }) => kind !== 'none');
    const [open, wood] = [await told(), await told('--beside', 'WOOD')];
    expect(wood.length).toBeGreaterThan(0);
    expect(new Set(open.map(({ country }) => country))).toEqual(new Set(['clear']));
    expect(new Set(wood.map(({ terrain, country, range }) => `${terrain} ${country} ${range.multiplier}`))).toEqual(
      new Set(['road wood 10']),
    );
  });

  it('makes up a seed, and names it', async () => {
    const [line = ''] = await lines(WOOD);
    const seed = /^Seed ([0-9a-f]{8}): /.exec(line)?.[1] ?? '';
    expect(await lines([...WOOD, '--seed', seed])).toEqual([line]);
  });

  it.each([
    [['--terrain', 'jungle'], '--terrain cannot be "jungle". Legal: road, wood, swamp, hill, clear.'],
    [[], '--terrain is missing. Legal: road, '],
    [['--terrain', 'wood', '--territory', 'moon'], '--territory cannot be "moon". Legal: organized, '],
    [['--terrain', 'road', '--beside', 'road'], '--beside cannot be "road". Legal: wood, swamp, hill, clear.'],
    [['--terrain', 'wood', '--beside', 'hill'], '--beside names the country beside a road, and the terrain is none.'],
    [['--terrain', 'wood', '--seed', ''], '--seed must be a whole number or a text.'],
    [['--terrain', 'wood', '--count', '0'], '--count must be a whole number from 1'],
    [['--terrain', 'wood', '--age', 'old'], 'Legal: early, later, late.'],
    [['--terrain', 'wood', '--ruleset', 'deluxe'], 'There is no ruleset "deluxe" with encounters. Legal: twilight.'],
  ])('%j is answered in words', async (flags, message) => {
    const ran = await cli(['encounter', ...flags]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(message);
  });
});

describe('successive seeds', () => {
  it.each([
    ['7', 3, '10'],
    ['-1', 1, '0'],
    ['99999999999999999999', 1, '100000000000000000000'],
    ['007', 0, '007'],
    ['007', 1, '007/2'],
    ['fog', 2, 'fog/3'],
  ])('%s and %i on: %s', (seed, n, expected) => {
    expect(seedAfter(seed, n)).toBe(expected);
  });
});

describe('hardtop settlement', () => {
  it('gives the same settlement to the same seed', async () => {
    const args = ['settlement', '--size', 'town', '--territory', 'insular', '--seed', '7'];
    const town = JSON.parse((await lines([...args, '--json']))[0] ?? '');
    expect(town).toMatchObject({ seed: '7', size: 'town', territory: 'insular' });
    expect(town.militia.armed).toBe(town.population / 10);
    expect(await lines([...args, '--json'])).toEqual([JSON.stringify(town)]);
    const text = (await lines([...args, '--name', 'Sieradz']))[0] ?? '';
    expect(text).toContain(`Sieradz, a town in insular territory: about ${town.population} people`);
    expect((await lines([...args, '--rolls'])).join('\n')).toContain('Attitude: 1d6: ');
  });

  it.each([
    [['--size', 'hamlet'], '--size cannot be "hamlet". Legal: village, town, city, major-city.'],
    [['--territory', 'moon'], '--territory cannot be "moon". Legal: organized, '],
    [['--seed', ' '], '--seed must be'],
    [['--name', ''], 'name: Must be at least 1'],
  ])('%j is answered in words', async (flags, message) => {
    const ran = await cli(['settlement', ...flags]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(message);
  });
});

describe('hardtop journey', () => {
  it("plays the page's example, and the players learn what the page says", async () => {
    const { code, out, err } = await cli(['journey', fileWith(example), '--players']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = /learn of the first day:\n\n```\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const blocks = told.trim().split('\n\n');
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) expect(out).toContain(block);
    expect(out).toContain('Sieradz: town, visited 2 times');
    expect(out).toContain('The route is at its end.');
    expect(out).not.toContain('independent');
  });

  it('gives the same journal as text, Markdown and JSON, which reads again', async () => {
    const file = fileWith(example);
    const journal = (await cli(['journey', file, '--json'])).out;
    const text = (await cli(['journey', file, '--text'])).out;
    expect((await cli(['journey', file])).out).toBe(text);
    expect((await cli(['journey', fileWith(journal), '--json'])).out).toBe(journal);
    const markdown = (await cli(['journey', fileWith(journal), '--markdown'])).out;
    expect(markdown).toBe((await cli(['journey', file, '--markdown'])).out);
    expect(markdown).toMatch(/^# Out of Kalisz: /);
    expect(text).toMatch(/^Out of Kalisz: /);
    const seen = JSON.parse((await cli(['journey', file, '--json', '--players'])).out);
    expect(seen).not.toHaveProperty('seed');
    expect((await cli(['journey', file, '--markdown', '--players'])).out).toMatch(/^# Out of Kalisz: /);
  });

  it("carries out the page's amendments, and nothing else changes", async () => {
    const journal = JSON.parse((await cli(['journey', fileWith(example), '--json'])).out);
    const amended = fileWith({ ...journal, rows: [...journal.rows, ...JSON.parse(amendments)] });
    const { code, out, err } = await cli(['journey', amended, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { entries } = JSON.parse(out);
    const ford = (list: typeof entries) => list.find((one: { row: number }) => one.row === 8).met[0].encounter.group;
    expect(ford(entries).motivation).not.toEqual(ford(journal.entries).motivation);
    expect(ford(entries).subunits).toEqual(ford(journal.entries).subunits);
    const text = (await cli(['journey', amended])).out;
    // Told before its gate and inside, both times.
    expect(text.match(/a town of about 3800/g)).toHaveLength(4);
    expect(text.match(/Trouble: epidemic/g)).toHaveLength(4);
  });

  it('explains a journal that contradicts itself, and tells all the rest of it', async () => {
    const journal = JSON.parse((await cli(['journey', fileWith(example), '--json'])).out);
    const rows = [...journal.rows, { n: 99, at: { day: 3, period: 4 }, kind: 'quarter' }];
    const { code, out, err } = await cli(['journey', fileWith({ ...journal, rows })]);
    expect(code).toBe(1);
    expect(err).toContain('contradicts itself');
    expect(err).toContain('it is row 23 of the journal, not 99');
    expect(err).toContain('Only inside a settlement');
    expect(out).toContain('Sieradz, a town');
  });

  const fields = JSON.parse(example);
  const [car] = fields.party.vehicles;
  it.each([
    [
      { ...fields, route: [{ name: 'Way', km: 5, terrain: 'jungle' }] },
      'route.0.terrain: Must be one of these. Legal: wood, ',
    ],
    [{ ...fields, route: [] }, 'route: Must be at least 1 long.'],
    [
      { ...fields, party: { ...fields.party, vehicles: [{ ...car, tank: { fuel: 'diesel', liters: 6000 } }] } },
      'party.vehicles.0.tank.liters: The tank of Hummer holds',
    ],
    [{ ...fields, party: { people: [] } }, 'party.people: Must be at least 1 long.'],
    [{ ...fields, seats: 2 }, 'seats: There is no such field here'],
    [
      { ruleset: 'twilight', version: '1', opening: {}, rows: [{ kind: 'fly' }] },
      'Row 1: Must be one of these. Legal: period, visit, ',
    ],
  ])('says what is wrong with a file: exit 1 (%#)', async (content, message) => {
    const ran = await cli(['journey', fileWith(content)]);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain(message);
  });

  it('exit 2 where nothing can be read, or two forms are wanted', async () => {
    expect(await cli(['journey', '/nowhere.json'])).toMatchObject({ code: 2, out: '' });
    expect(await cli(['journey', fileWith('{')])).toMatchObject({ code: 2, out: '' });
    const both = await cli(['journey', fileWith(example), '--json', '--markdown']);
    expect(both).toMatchObject({ code: 2, out: '', err: 'Only one form at a time, not markdown and json.\n' });
  });
});

describe('hardtop rules', () => {
  it('knows the rules of a ruleset without a table', async () => {
    const rules = (await findRuleset('campaign', 'twilight')?.rules()) ?? [];
    const rule = rules[0];
    expect((await cli(['rules', rule?.id ?? ''])).out).toContain(rule?.summary ?? '?');
    expect((await cli(['rules', '--ruleset', 'twilight'])).out.trim().split('\n')).toHaveLength(rules.length);
    expect((await cli(['rules', '--ruleset', 'moon'])).err).toContain('Legal: deluxe, roadrage, sixth, twilight.');
  });
});
