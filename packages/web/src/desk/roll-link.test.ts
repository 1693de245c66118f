import { expect, it } from 'vitest';
import { makeRollLink, parseRollLink } from './roll-link.ts';

const ASKED = {
  ruleset: 'twilight',
  version: '3',
  roll: 'settlement',
  seed: 'a b&c',
  values: { size: 'town', spoken: 'Polish, German' },
};

it('a link says again what was asked', () => {
  expect(parseRollLink(makeRollLink(ASKED))).toEqual(ASKED);
});

it('a link that was cut anywhere, or changed, is none', () => {
  const link = makeRollLink(ASKED);
  for (let length = 0; length < link.length; length++) expect(parseRollLink(link.slice(0, length))).toBeNull();
  expect(parseRollLink(link.replace('town', 'city'))).toBeNull();
});
