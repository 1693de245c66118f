import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirstLine, LINE_BYTES } from './first-line.ts';
import { gameOf } from './game-of.ts';

function readIn(pieces: readonly Buffer[]) {
  const line = new FirstLine();
  let taken = 0;
  for (const piece of pieces) {
    taken += 1;
    if (line.add(piece)) break;
  }
  return { target: line.target, read: line.read, taken };
}

function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...at, bytes.length].map((end, i) => bytes.subarray(at[i - 1] ?? 0, end)).filter((part) => part.length > 0);
}

const REQUEST = Buffer.from('GET /api/games/abc/socket HTTP/1.1\r\nHost: x\r\n\r\n');

describe('the first line of a connection', () => {
  it('says what is asked for, and nothing that was read is lost', () => {
    expect(readIn([REQUEST])).toEqual({ target: '/api/games/abc/socket', read: REQUEST, taken: 1 });
  });

  it('says the same wherever it is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 12 }), (places) => {
        const pieces = cut(REQUEST, places);
        const { target, read, taken } = readIn(pieces);
        expect(target).toBe('/api/games/abc/socket');
        expect(read).toEqual(Buffer.concat(pieces.slice(0, taken)));
      }),
    );
  });

  it('is read no further than its end or its bound, whatever comes and however it is cut', () => {
    const anything = fc.array(fc.uint8Array({ minLength: 1, maxLength: 3_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anything, (parts) => {
        const pieces = parts.map((part) => Buffer.from(part));
        const { read, taken } = readIn(pieces);
        expect(read).toEqual(Buffer.concat(pieces.slice(0, taken)));
        const before = read.subarray(0, read.length - (pieces[taken - 1]?.length ?? 0));
        expect(before.length).toBeLessThan(LINE_BYTES);
        expect(before.includes(0x0a)).toBe(false);
      }),
    );
  });

  it.each([
    ['longer than anybody looks', `GET /${'x'.repeat(LINE_BYTES)} HTTP/1.1\r\n`],
    ['empty', '\r\nGET / HTTP/1.1\r\n\r\n'],
    ['no request', 'hello\n'],
  ])('that is %s names nothing, and is not waited for', (_, text) => {
    const line = new FirstLine();
    expect(line.add(Buffer.from(text))).toBe(true);
    expect(line.target).toBeNull();
  });
});

describe('the game that is asked for', () => {
  it.each([
    ['/api/games/abc', 'abc'],
    ['/api/games/abc?x=/y', 'abc'],
    ['/api/games/k3m/seats/1/take', 'k3m'],
    ['/api/games', null],
    ['/api/games/', null],
    ['/api/games/%61bc', null],
    ['/api/lobby/socket', null],
    ['/watch/api/games/abc', null],
    [`/api/games/${'a'.repeat(101)}`, null],
  ])('by %s is %s', (target, game) => {
    expect(gameOf(target)).toBe(game);
  });
});
