import { toy } from '@hardtop/kernel/toy';
import { expect, it } from 'vitest';
import { houseFile } from './house-files.ts';

const [stock] = toy.scenarios;

it('a game of the house’s own scenario shares its file, any other has its own', () => {
  const copy: unknown = JSON.parse(JSON.stringify(stock?.file));
  expect(houseFile(toy, copy)).toBe(stock?.file);
  const other = { ...(copy as object), other: 1 };
  expect(houseFile(toy, other)).toBe(other);
  expect(houseFile(toy, null)).toBeNull();
});
