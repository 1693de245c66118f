import { describe, expect, it } from 'vitest';
import { LONGEST_CODE } from '../code-length.ts';
import { makeDesignLink, makeLinkText, parseDesignLink } from './design-link.ts';

const LINKED = { ruleset: 'deluxe', code: '1AnKSYYKkBKCkoArOc5SUECg2IhFANY' };
const LINK = 'https://duel.example/garage/shared#deluxe.31.1AnKSYYKkBKCkoArOc5SUECg2IhFANY';

const told = (link: string): string => {
  const read = parseDesignLink(link);
  return read.ok ? `read ${read.value.code}` : read.error.message;
};

describe('a design as a link', () => {
  it.each(['https://duel.example', 'https://duel.example/'])('is made on %s and read again', (base) => {
    expect(makeDesignLink(base, LINKED)).toBe(LINK);
    for (const text of [LINK, makeLinkText(LINKED), `#${makeLinkText(LINKED)}`])
      expect(parseDesignLink(text)).toEqual({ ok: true, value: LINKED });
  });

  it('is told as cut wherever it was cut behind its #', () => {
    for (let length = LINK.indexOf('#') + 1; length < LINK.length; length++)
      expect(told(LINK.slice(0, length)), LINK.slice(0, length)).toMatch(/^This link was cut: /);
    expect(told(LINK.slice(0, -12))).toBe(
      'This link was cut: of the 31 characters of its design only 19 came through.',
    );
  });

  it.each([').', ' and more words', '&fbclid=3', '?utm=x', '>', '%3E'])('takes no harm from “%s” behind it', (tail) => {
    expect(parseDesignLink(LINK + tail)).toEqual({ ok: true, value: LINKED });
  });

  it.each(['https://duel.example/garage/shared', 'Über.3.abc', 'deluxe.3,abc', '../..', 'deluxe.-1.abc'])(
    'does not take “%s” for one',
    (text) => {
      expect(told(text)).toBe('This is not a link to a design.');
    },
  );

  it('has a greatest length, both ways', () => {
    expect(
      makeDesignLink('https://duel.example', { ruleset: 'deluxe', code: 'A'.repeat(LONGEST_CODE) }),
    ).not.toBeNull();
    const code = 'A'.repeat(LONGEST_CODE + 1);
    expect(makeDesignLink('https://duel.example', { ruleset: 'deluxe', code })).toBeNull();
    expect(told(makeLinkText({ ruleset: 'deluxe', code }))).toMatch(/up to 4000 characters; this one claims 4001/);
  });
});
