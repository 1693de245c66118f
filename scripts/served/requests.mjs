// Requests of many clients from one machine: each may come from a loopback address of its own.
import http from 'node:http';

/** 127.1.0.1, 127.1.0.2 and so on: to a server they are as many clients. */
export function addressOf(client) {
  return `127.1.${(client >> 8) & 255}.${client & 255 || 1}`;
}

/** One request; resolves with status, headers and text whatever the status. */
export function request(url, { method = 'GET', headers = {}, body, from, timeout = 60_000 } = {}) {
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: false, timeout, ...(from === undefined ? {} : { localAddress: from }) };
    const asked = http.request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${timeout} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The same with JSON both ways. */
export async function send(url, method, given, { token, from, timeout } = {}) {
  const body = given === undefined ? undefined : JSON.stringify(given);
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await request(url, { method, headers, body, from, timeout });
  return { status: answer.status, headers: answer.headers, body: answer.text === '' ? null : JSON.parse(answer.text) };
}

/** Opens a game; throws if there is none. */
export async function openGame(address, { ruleset, scenario, seats, ...more }, from) {
  const asked = { ruleset, scenario, seats: seats.map((kind) => ({ kind })), ...more };
  const made = await send(`${address}/api/games`, 'POST', asked, { from });
  if (made.status !== 201) throw new Error(`no game: ${made.status} ${JSON.stringify(made.body)}`);
  return made.body;
}
