import { describe, expect, it } from 'vitest';
import { outletOf, socketTrouble } from './socket.ts';

function pipe(readyState: 1 | 3, bufferedAmount: number) {
  const done: string[] = [];
  const socket = {
    readyState,
    OPEN: 1,
    bufferedAmount,
    send: (text: unknown) => done.push(`send ${text}`),
    close: (code?: number) => done.push(`close ${code}`),
    terminate: () => done.push('terminate'),
  } as const;
  const line = { cork: () => done.push('hold'), uncork: () => done.push('let go') };
  return { done, outlet: outletOf(socket, line) };
}

describe('what goes out on a socket', () => {
  it.each([
    ['one that reads gets it', 1, 0, ['hold', 'send x']],
    ['one that lags gets it', 1, 1_000_000, ['hold', 'send x']],
    ['one that does not read is dropped', 1, 9_000_000, ['close 1013', 'terminate']],
    ['one that is gone gets nothing', 3, 0, []],
  ] as const)('%s', (_what, state, backlog, done) => {
    const { outlet, done: seen } = pipe(state, backlog);
    outlet.send('x');
    expect(seen).toEqual(done);
  });

  it('what is said in one go is written in one go', async () => {
    const { outlet, done } = pipe(1, 0);
    outlet.send('x');
    outlet.send('y');
    await new Promise(setImmediate);
    outlet.send('z');
    await new Promise(setImmediate);
    expect(done).toEqual(['hold', 'send x', 'send y', 'let go', 'hold', 'send z', 'let go']);
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
