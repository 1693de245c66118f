import { describe, expect, it } from 'vitest';
import { outletOf, socketTrouble } from './socket.ts';

function pipe(readyState: 1 | 3, bufferedAmount: number) {
  const done: string[] = [];
  const outlet = outletOf({
    readyState,
    OPEN: 1,
    bufferedAmount,
    send: (text: unknown) => done.push(`send ${text}`),
    close: (code) => done.push(`close ${code}`),
    terminate: () => done.push('terminate'),
  });
  outlet.send('x');
  return done;
}

describe('what goes out on a socket', () => {
  it.each([
    ['one that reads gets it', 1, 0, ['send x']],
    ['one that lags gets it', 1, 1_000_000, ['send x']],
    ['one that does not read is dropped', 1, 9_000_000, ['close 1013', 'terminate']],
    ['one that is gone gets nothing', 3, 0, []],
  ] as const)('%s', (_what, state, backlog, done) => {
    expect(pipe(state, backlog)).toEqual(done);
  });
});

describe('a socket that fails', () => {
  it.each([
    [
      'by what its peer did is not worth a line',
      Object.assign(new RangeError('too large'), { code: 'WS_ERR_X' }),
      'debug',
    ],
    ['by what we did is', new TypeError('no such thing'), 'error'],
  ])('%s', (_what, error, level) => {
    const done: string[] = [];
    const log = { debug: () => done.push('debug'), error: () => done.push('error') };
    socketTrouble(error, { terminate: () => done.push('terminate') }, { log });
    expect(done).toEqual([level, 'terminate']);
  });
});
