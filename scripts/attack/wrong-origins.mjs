import { WebSocket } from 'ws';
import { openGame } from '../served/requests.mjs';

const STRANGERS = ['http://evil.example', 'https://127.0.0.1.evil.example', 'null', 'file://', 'http://127.0.0.1:1'];

/** Whether a page of this origin may open the socket. */
function opens(address, game, origin) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/games/${game}/socket`, { origin });
    socket.on('open', () => {
      socket.terminate();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function run(tools, report) {
  const address = await tools.hall();
  const { game } = await openGame(address, { ruleset: 'deluxe', scenario: 'the-pit', seats: ['human', 'human'] });
  for (const origin of STRANGERS) {
    report.add(origin, (await opens(address, game, origin)) ? 'a page of another origin opened a socket' : null);
  }
  report.add('its own page', (await opens(address, game, address)) ? null : 'its own page was refused');
  report.add('a program without origin', (await opens(address, game, undefined)) ? null : 'a program was refused');
}

export const wrongOrigins = {
  name: 'wrong-origins',
  what: 'pages of other origins open no socket; its own page and programs do',
  short: true,
  run,
};
