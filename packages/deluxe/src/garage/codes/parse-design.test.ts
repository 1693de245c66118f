import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STOCK, stockVehicle } from '../stock/list.ts';
import { designJsonSchema, parseDesign } from './design-schema.ts';

const kart: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(stockVehicle('killer-kart')?.design));
const SCHEMA = new URL('../../../../../docs/design.schema.json', import.meta.url);

function problemsOf(json: unknown): readonly string[] {
  const read = parseDesign(json);
  return read.ok ? [] : read.error.map(({ field, message }) => `${field ?? ''}: ${message}`);
}

describe('parseDesign', () => {
  it.each(STOCK)('reads $id back', ({ design }) => {
    expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
  });

  it('fills in what may be left out', () => {
    const { weapons: _, cargo: __, turrets: ___, ...rest } = kart;
    const read = parseDesign(rest);
    expect(read.ok && read.value).toMatchObject({ weapons: [], cargo: [], turrets: [] });
  });

  it.each([
    ['an unknown part', { accessories: [{ id: 'fluxcapacitor', count: 1 }] }, 'accessories.0.id'],
    ['a negative count', { weapons: [{ weapon: 'MG', count: -1, mount: 'front' }] }, 'weapons.0.count'],
    ['a fractional count', { weapons: [{ weapon: 'MG', count: 1.5, mount: 'front' }] }, 'weapons.0.count'],
    ['an impossible mount', { weapons: [{ weapon: 'MG', count: 1, mount: 'trunk' }] }, 'weapons.0.mount'],
    ['armor where nothing has a side', { armor: { type: 'normal', points: { nose: 5 } } }, 'armor.points'],
    ['negative armor', { armor: { type: 'normal', points: { front: -5 } } }, 'armor.points.front'],
    ['a body of another class', { body: 'heavycycle' }, 'body'],
    ['a class that is none', { class: 'submarine' }, 'class'],
    ['a misspelt field', { chasis: 'heavy' }, 'chasis'],
  ])('names %s', (_, change, field) => {
    const problems = problemsOf({ ...kart, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(field);
  });

  it('names every problem at once', () => {
    expect(problemsOf({ ...kart, body: 'x', chassis: 'y', plants: [{ plant: 'z' }] })).toHaveLength(3);
  });

  it('says that a newer version is a newer version', () => {
    expect(problemsOf({ ...kart, version: 2, hover: true })).toEqual([
      'version: This design is of version 2; this program reads up to version 1. A newer one is needed.',
    ]);
  });

  it.each([[null], [7], ['text'], [[]]])('refuses %j', (json) => {
    expect(parseDesign(json).ok).toBe(false);
  });
});

describe('docs/design.schema.json', () => {
  const current = `${JSON.stringify(designJsonSchema(), null, 2)}\n`;

  it('is what the schema says; UPDATE_SCHEMA=1 writes it anew', () => {
    if (process.env.UPDATE_SCHEMA === '1') writeFileSync(SCHEMA, current);
    expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(current));
  });
});
