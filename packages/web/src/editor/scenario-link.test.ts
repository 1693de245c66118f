import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, LONGEST_LINK, makeLinkText, parseFileText, parseLinkText } from './scenario-link.ts';

const sent = { ruleset: 'deluxe', file: { title: 'Limping home', map: { minX: 0 } }, by: 'Vera' };

describe('a scenario in a link', () => {
  it('comes out as it went in, with who made it', async () => {
    const text = await makeLinkText(sent);
    expect(text?.length).toBeLessThan(200);
    expect(await parseLinkText(text ?? '')).toEqual({ ok: true, value: sent });
    // What a chat hangs on the end of a link is left aside.
    expect(await parseLinkText(`${text}).`)).toEqual({ ok: true, value: sent });
  });

  it.each([
    ['no link at all', 'hello', 'not-a-link'],
    ['a link that was cut', '400.abcd', 'cut-link'],
    ['letters that are no scenario', '8.AAAAAAAA', 'cut-link'],
    ['a link that claims too much', `${LONGEST_LINK + 1}.abc`, 'long-link'],
  ])('is refused with a reason: %s', async (_, text, code) => {
    expect(await parseLinkText(text)).toMatchObject({ ok: false, error: [{ code }] });
  });

  it('that swells beyond measure is let go, and what is too big gets no link', async () => {
    const bomb = await makeLinkText({ ...sent, file: { title: 'a'.repeat(LARGEST_FILE) } });
    expect(await parseLinkText(bomb ?? '')).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
    const noise = Array.from({ length: 6000 }, (_, i) => Math.sin(i));
    expect(await makeLinkText({ ...sent, file: { noise } })).toBeNull();
  });
});

describe('a scenario in a file', () => {
  it.each([
    ['too large', '{}', LARGEST_FILE + 1, 'too-large'],
    ['broken', '{"ruleset":', 11, 'not-json'],
    ['no object', '[]', 2, 'not-a-scenario'],
    ['nested without end', '['.repeat(5000), 5000, 'too-deep'],
    ['of nobody’s rules', '{"title":"x"}', 13, 'no-ruleset'],
  ])('is refused with a reason: %s', (_, text, bytes, code) => {
    expect(parseFileText(text, bytes)).toMatchObject({ ok: false, error: [{ code }] });
  });

  it('is read whatever is wrong inside it', () => {
    expect(parseFileText('{"ruleset":"deluxe","map":7}', 28)).toMatchObject({ ok: true, value: { ruleset: 'deluxe' } });
  });
});
