import { expect, it } from 'vitest';
import { type Chapter, setOff, workOff } from './effects.ts';

interface Topple {
  readonly name: string;
  readonly next: readonly Topple[];
}

it('what is set off is carried out depth-first, before the line after it', () => {
  const told: string[] = [];
  function* topple({ name, next }: Topple): Chapter<Topple> {
    told.push(`${name} falls`);
    for (const effect of next) yield* setOff(effect);
    told.push(`${name} lies`);
  }
  const leaf = (name: string): Topple => ({ name, next: [] });
  const first: Topple = { name: 'a', next: [{ name: 'b', next: [leaf('c')] }, leaf('d')] };
  expect(workOff(topple(first), topple).next()).toEqual({ done: true, value: undefined });
  expect(told).toEqual(['a falls', 'b falls', 'c falls', 'c lies', 'b lies', 'd falls', 'd lies', 'a lies']);
});
