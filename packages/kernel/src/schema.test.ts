import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readBy } from './schema.ts';

const car = z.strictObject({ name: z.string().min(1).max(5), wheels: z.union([z.literal(4), z.literal(6)]) });
const schema = z.strictObject({
  speed: z.int().multipleOf(5).min(-15).max(300),
  side: z.enum(['left', 'right']).optional(),
  car: z.union([z.string(), car]),
  armor: z.partialRecord(z.enum(['front', 'back']), z.int()).optional(),
  crew: z.array(z.string()).min(1).optional(),
  km: z.number().positive().optional(),
  order: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('halt') }),
      z.strictObject({ kind: z.literal('go'), far: z.int() }),
    ])
    .optional(),
});

const fine = { speed: 20, car: 'stinger' };

describe('reading by a schema', () => {
  it('gives what was read', () => {
    expect(readBy(schema, fine)).toEqual({ ok: true, value: fine });
  });

  it.each([
    [{ car: 'x' }, 'speed', 'Is missing: a number belongs here.'],
    [{ ...fine, speed: 'fast' }, 'speed', 'Must be a number.'],
    [{ ...fine, speed: 2.5 }, 'speed', 'Must be a whole number.'],
    [{ ...fine, speed: 37 }, 'speed', 'Must be a multiple of 5.'],
    [{ ...fine, speed: 305 }, 'speed', 'Must be at most 300.'],
    [{ ...fine, speed: -20 }, 'speed', 'Must be at least -15.'],
    [{ ...fine, crew: [] }, 'crew', 'Must be at least 1 long.'],
    [{ ...fine, km: 0 }, 'km', 'Must be more than 0.'],
    [
      { ...fine, spede: 1 },
      'spede',
      'There is no such field here; there are speed, side, car, armor, crew, km, order.',
    ],
    [{ ...fine, armor: { top: 1 } }, 'armor.top', 'There is no such field here; there are front, back.'],
    [{ ...fine, car: { name: 'Bulldozer', wheels: 4 } }, 'car.name', 'Must be at most 5 characters long.'],
    [{ ...fine, car: { name: 'Kart', weels: 4 } }, 'car.weels', 'There is no such field here; there are name, wheels.'],
    [5, '(file)', 'Must be an object.'],
  ])('%j: %s', (data, field, message) => {
    const read = readBy(schema, data);
    expect(!read.ok && read.error).toContainEqual(expect.objectContaining({ field, message }));
  });

  it.each([
    [{ ...fine, side: 'up' }, 'side', ['left', 'right']],
    [{ ...fine, car: { name: 'Kart', wheels: 5 } }, 'car.wheels', ['4', '6']],
    [{ ...fine, car: 7 }, 'car', ['a text', 'an object']],
    [{ ...fine, order: { kind: 'fly' } }, 'order.kind', ['halt', 'go']],
  ])('%j: says what is legal for %s', (data, field, legal) => {
    const read = readBy(schema, data);
    expect(!read.ok && read.error[0]).toMatchObject({ field, legal });
  });
});
