import { describe, expect, it } from 'vitest';
import { type FormField, flagIn, formValues, listIn, numberIn, severalIn, textIn } from './forms.ts';

const FIELDS: readonly FormField[] = [
  { kind: 'text', name: 'name', label: 'Name', value: ' Ann ' },
  { kind: 'number', name: 'km', label: 'Km', value: 4 },
  { kind: 'flag', name: 'road', label: 'Road', value: true },
  { kind: 'several', name: 'who', label: 'Who', options: ['a', 'b'], value: ['b'] },
  { kind: 'list', name: 'legs', label: 'Legs', one: 'leg', fields: [], value: [{ km: 1 }] },
];

describe('a form', () => {
  it('before anybody touches it says what its fields say', () => {
    const values = formValues(FIELDS);
    expect(textIn(values, 'name')).toBe('Ann');
    expect(numberIn(values, 'km')).toBe(4);
    expect(flagIn(values, 'road')).toBe(true);
    expect(severalIn(values, 'who')).toEqual(['b']);
    expect(listIn(values, 'legs')).toEqual([{ km: 1 }]);
  });

  it('of another kind, or not there, is never taken for what it is not', () => {
    const values = { name: 4, km: '4', road: 'true', who: 'b', legs: ['x'] };
    expect(textIn(values, 'name')).toBe('');
    expect(numberIn(values, 'km')).toBeNaN();
    expect(flagIn(values, 'road')).toBe(false);
    expect(severalIn(values, 'who')).toEqual([]);
    expect(listIn(values, 'legs')).toEqual([]);
    expect(listIn(values, 'none')).toEqual([]);
  });
});
