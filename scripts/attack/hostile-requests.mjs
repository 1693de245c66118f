import { openGame, request } from '../served/requests.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
const TOKEN = { authorization: 'Bearer an-attacker-has-a-long-token-as-well' };
const deep = (depth) => '['.repeat(depth) + ']'.repeat(depth);
const GAME = { ruleset: 'deluxe', scenario: 'the-pit', seats: [{ kind: 'human' }, { kind: 'human' }] };

const post = (path, body, headers = JSON_TYPE) => ({ path, method: 'POST', body, headers });
const put = (path, body) => ({ path, method: 'PUT', body, headers: { ...JSON_TYPE, ...TOKEN } });

/** Each of these is answered in words, with a status of the asker's own fault. */
function hostile(game) {
  const named = { ruleset: 'deluxe', name: 'nul\0here', design: {}, version: 0 };
  return [
    { path: '/api/games/%00' },
    { path: '/api/games/%00/journal' },
    { path: '/api/games/%zz' },
    { path: '/api/games/%E0%A4%A' },
    { path: '/api/games/..%2f..%2f..%2fetc%2fpasswd' },
    { path: '/assets/..%2f..%2f..%2fpackage.json' },
    { path: `/api/games/${'x'.repeat(5_000)}` },
    { path: `/api/games/${game}/film?as=99999999` },
    { path: `/api/games/${game}/film?as=%00` },
    { path: '/api/library', headers: { authorization: 'Bearer x' } },
    { path: '/api/library/%00', method: 'DELETE', headers: TOKEN },
    { path: '/api/library?since=-1', headers: TOKEN },
    { path: '/api/library?since=99999999999999999999', headers: TOKEN },
    { path: '/api/campaigns/%ff', headers: TOKEN },
    post('/api/games', ''),
    post('/api/games', '{'),
    post('/api/games', 'null'),
    post('/api/games', '"\\ud800"'),
    post('/api/games', deep(100_000)),
    post('/api/games', 'x'.repeat(2_000_000)),
    post('/api/games', JSON.stringify(GAME), { 'content-type': 'text/plain' }),
    post('/api/games', JSON.stringify({ ...GAME, __proto__: null, constructor: { prototype: {} } })),
    post('/api/games', '{"__proto__":{"ruleset":"deluxe"}}'),
    post('/api/games', JSON.stringify({ ...GAME, ruleset: 'nul\0' })),
    post('/api/games', JSON.stringify({ ...GAME, scenario: '\0' })),
    post('/api/games', JSON.stringify({ ...GAME, seats: Array(17).fill({ kind: 'human' }) })),
    post('/api/games', JSON.stringify({ ...GAME, scenario: { title: 'nul\0' } })),
    post('/api/journals', JSON.stringify({ journal: { ruleset: 'deluxe', rows: 'none' } })),
    post('/api/journals', JSON.stringify({ journal: null })),
    post('/api/journals', 'x'.repeat(5_000_000)),
    post(`/api/games/${game}/choices`, JSON.stringify({ ask: '1', option: 'x', seat: -1 })),
    post(`/api/games/${game}/choices`, JSON.stringify({ ask: '\0', option: '\0' })),
    post(`/api/games/${game}/choices`, JSON.stringify({ ask: '1', option: 'x', params: { a: 0.5 } })),
    put('/api/library/one', JSON.stringify(named)),
    put('/api/library/nul%00', JSON.stringify({ ...named, name: 'plain' })),
    put('/api/library/two', JSON.stringify({ ...named, name: 'lone \ud800 surrogate' })),
    put('/api/campaigns/one', JSON.stringify({ journal: { ruleset: 'twilight', name: '\0', rows: [] } })),
    put('/api/campaigns/one', JSON.stringify({ journal: { ruleset: 'twilight\0' } })),
    ...strangers(),
  ];
}

/** Whoever pretends to be somebody. */
function strangers() {
  const [name, password] = ['Eve', 'an attacker has a password'];
  const foreign = { ...JSON_TYPE, origin: 'https://evil.example' };
  const forged = { cookie: `hardtop-session=${'A'.repeat(32)}.${'A'.repeat(43)}` };
  return [
    post('/api/people', JSON.stringify({ name, password }), foreign),
    post('/api/people', JSON.stringify({ name, password }), { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }),
    post('/api/people', JSON.stringify({ name: '\u202e', password })),
    post('/api/people', JSON.stringify({ name: '\u3164\u3164', password })),
    post('/api/people', JSON.stringify({ name: 'nul\0', password })),
    post('/api/people', JSON.stringify({ name, password: 'x'.repeat(200_000) })),
    post('/api/people', '{"__proto__":{"name":"Eve"}}'),
    post('/api/sessions', JSON.stringify({ name, password }), { 'content-type': 'text/plain' }),
    post('/api/sessions', JSON.stringify({ name: "' or 1=1 --", password: "' or 1=1 --" })),
    post('/api/sessions/recovery', JSON.stringify({ code: '0'.repeat(25) })),
    post('/api/sessions/recovery', JSON.stringify({ code: { $ne: null } })),
    post('/api/sessions/passkey', JSON.stringify({ ticket: 'A.A', response: {} })),
    { path: '/api/me/kept', headers: forged },
    { path: '/api/me/export', headers: forged },
    { path: '/api/me', method: 'DELETE', headers: forged },
    { path: '/api/me/sessions/%00', method: 'DELETE', headers: forged },
    { path: '/api/me/kept', headers: { cookie: `hardtop-session=${'x'.repeat(8_000)}` } },
  ];
}

const titleOf = ({ path, method = 'GET', body }) =>
  `${method} ${path.slice(0, 60)} ${(body ?? '').slice(0, 50)}`.trim();

function problemOf({ status, headers, text }) {
  if (status >= 500 || status < 400) return `answered with ${status} ${text.slice(0, 200)}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'the headers of safety are missing';
  return /\bat .*\.[cm]?[jt]s:\d+/.test(text) ? 'the answer shows a stack' : null;
}

async function run(tools, report) {
  const address = await tools.hall();
  const { game } = await openGame(address, { ...GAME, seats: ['human', 'human'] });
  for (const one of hostile(game)) {
    const answer = await request(`${address}${one.path}`, one).catch((error) => error);
    // A body far too large may be cut off before it was read to the end.
    const isCut = answer instanceof Error && (one.body?.length ?? 0) > 1_000_000;
    const problem = answer instanceof Error ? (isCut ? null : answer.message) : problemOf(answer);
    report.add(titleOf(one), problem);
  }
}

export const hostileRequests = {
  name: 'hostile-requests',
  what: 'NUL, bad escapes, deep and oversized bodies, traversal, wrong types: refused in words, with the headers of safety',
  short: true,
  run,
};
