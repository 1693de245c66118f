import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, openGame, request } from '../served/requests.mjs';

const CLIENTS = 40;
/** A request or a join that has not come by now never comes. */
const PATIENCE_SECONDS = 100;
const DRIBBLE_MILLISECONDS = 2_000;

/** Opens a connection, says the beginning and dribbles on; resolves with the seconds until it was cut, or null. */
function dribble(port, from, beginning, next) {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    const timer = setInterval(() => next !== '' && socket.write(next), DRIBBLE_MILLISECONDS);
    const end = (cut) => {
      clearInterval(timer);
      clearTimeout(late);
      socket.destroy();
      resolve(cut ? (performance.now() - start) / 1_000 : null);
    };
    const late = setTimeout(() => end(false), PATIENCE_SECONDS * 1_000);
    socket.on('connect', () => socket.write(beginning));
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
    socket.resume();
  });
}

async function run(tools, report) {
  const address = await tools.hall();
  const port = Number(new URL(address).port);
  const { game } = await openGame(address, { ruleset: 'deluxe', scenario: 'the-pit', seats: ['human', 'human'] });
  const head = `POST /api/games HTTP/1.1\r\nhost: x\r\n`;
  const upgrade = `GET /api/games/${game}/socket HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const kinds = {
    'headers that never end': [head, 'x-a: b\r\n'],
    'a body that dribbles': [`${head}content-type: application/json\r\ncontent-length: 100000\r\n\r\n`, '{'],
    'a socket that never joins': [upgrade, ''],
  };
  const all = Object.entries(kinds).map(async ([title, [beginning, next]]) => {
    const cut = await Promise.all(
      Array.from({ length: CLIENTS }, (_, i) => dribble(port, addressOf(i + 1), beginning, next)),
    );
    const left = cut.filter((seconds) => seconds === null).length;
    report.add(title, left > 0 ? `${left} of ${CLIENTS} still hold on after ${PATIENCE_SECONDS} s` : null);
  });
  await pause(1_000);
  const health = await request(`${address}/api/health`, { timeout: 2_000 }).catch((error) => error);
  report.add('everybody else meanwhile', health.status === 200 ? null : `health: ${health.status ?? health.message}`);
  await Promise.all(all);
}

export const slowConnections = {
  name: 'slow-connections',
  what: 'headers and bodies that dribble, sockets that never join: cut off, while others are answered',
  short: false,
  run,
};
