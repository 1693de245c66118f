import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Door } from './door.ts';

interface Handed {
  readonly head: string;
  readonly game: string | null;
  readonly socket: Socket;
}

const doors: Door[] = [];
const guests: Socket[] = [];

afterEach(() => {
  for (const door of doors.splice(0)) door.close();
  for (const guest of guests.splice(0)) guest.destroy();
});

async function aDoor({ seconds = 60, waiting = 100, bytes = 1_000_000, isTaken = true } = {}) {
  const handed: Handed[] = [];
  const door = new Door({
    seconds,
    waiting,
    bytes,
    hand({ socket, head, gone }, game) {
      handed.push({ head: String(head), game, socket });
      if (isTaken) gone();
    },
  });
  doors.push(door);
  await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve));
  const { port } = door.server.address() as AddressInfo;
  const come = async (text = '') => {
    const guest = connect(port, '127.0.0.1').setNoDelay();
    guests.push(guest);
    guest.on('error', () => {});
    await new Promise((resolve) => guest.once('connect', resolve));
    if (text !== '') guest.write(text);
    return guest;
  };
  const isCut = (guest: Socket) => expect.poll(() => guest.closed).toBe(true);
  return { handed, come, isCut };
}

const LINE = 'GET /api/games/abc HTTP/1.1\r\n';

describe('the door', () => {
  it('hands a connection on with what it read and the game it is about', async () => {
    const { handed, come } = await aDoor();
    await come(`${LINE}Host: x\r\n`);
    await come('GET / HTTP/1.1\r\n');
    await expect.poll(() => handed.length).toBe(2);
    expect(handed.map(({ head, game }) => [head, game])).toEqual([
      [`${LINE}Host: x\r\n`, 'abc'],
      ['GET / HTTP/1.1\r\n', null],
    ]);
  });

  it('reads nothing of what comes after: that is for whoever takes the connection', async () => {
    const { handed, come } = await aDoor({ isTaken: false });
    const guest = await come(LINE);
    await expect.poll(() => handed.length).toBe(1);
    guest.write('x'.repeat(5_000_000));
    // By the time another has been read from, this one would have been.
    await come(LINE);
    await expect.poll(() => handed.length).toBe(2);
    const { socket } = handed[0] ?? {};
    expect(socket?.bytesRead).toBe(LINE.length);
  });

  it('cuts off whoever waited longest when too many wait, be it for their own words or to be taken', async () => {
    const { handed, come, isCut } = await aDoor({ waiting: 2, isTaken: false });
    const silent = await come();
    const untaken = await come(LINE);
    await expect.poll(() => handed.length).toBe(1);
    const third = await come();
    await isCut(silent);
    const fourth = await come();
    await isCut(untaken);
    expect([third.closed, fourth.closed]).toEqual([false, false]);
  });

  it('cuts off whoever waited longest when too much of what they said waits', async () => {
    const { handed, come, isCut } = await aDoor({ bytes: 3 * LINE.length, isTaken: false });
    const silent = await come();
    const first = await come(LINE);
    await expect.poll(() => handed.length).toBe(1);
    await come(LINE);
    await expect.poll(() => handed.length).toBe(2);
    await come(LINE);
    await expect.poll(() => handed.length).toBe(3);
    expect([silent.closed, first.closed]).toEqual([false, false]);
    await come(LINE);
    await Promise.all([silent, first].map(isCut));
  });

  it('forgets those who went away, and does not count those who were taken', async () => {
    const { handed, come } = await aDoor({ waiting: 3 });
    const first = await come();
    (await come()).destroy();
    for (let i = 1; i <= 10; i++) {
      await come(LINE);
      await expect.poll(() => handed.length, { interval: 5 }).toBe(i);
    }
    expect(first.closed).toBe(false);
  });

  it('waits only so long', async () => {
    const { come, isCut } = await aDoor({ seconds: 0.5, isTaken: false });
    const guests = [await come(), await come('GET /'), await come(LINE)];
    for (const guest of guests) {
      // What is said to them must be read before they see the end.
      guest.resume();
      await isCut(guest);
    }
  });
});
