// Two people who answer in turns, on the bare reference: no rules, no board, the same choices on the wire.
import { WebSocket } from 'ws';

/** Each that is opened is another game to the database. */
let games = 0;

export async function openBareTable(address, _number, acked) {
  const game = ++games;
  const url = address.replace('http', 'ws');
  const sockets = [new WebSocket(url), new WebSocket(url)];
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  let n = 0;
  let at = 0;
  let playing = false;
  const choose = () => {
    at = performance.now();
    n += 1;
    const choice = { seat: n % 2, ask: String(n), option: 'speed', params: { mph: 10 + (n % 9) * 5 }, by: 'player' };
    sockets[n % 2].send(JSON.stringify({ t: 'choose', ref: n, game, n, kind: 'choice', ...choice }));
  };
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.on('message', () => {
      acked(performance.now() - at);
      if (playing) choose();
    });
  }
  return {
    play() {
      playing = true;
      choose();
    },
    stop() {
      playing = false;
      for (const socket of sockets) socket.terminate();
    },
    bytes: () => 0,
  };
}
