import { type CampaignResult, deedsOf, formValues, type OpenCampaign, type SeenCampaign } from '@hardtop/campaign';
import { rulesetsWith } from '@hardtop/rulesets';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../settings/settings.ts';
import type { RunningServer } from '../start.ts';
import { DATABASE_KINDS, freshDatabases } from '../testing/databases.ts';
import { startToyServer } from '../testing/servers.ts';
import type { CampaignCard, CampaignEntry, CampaignList, SharedCampaign } from '../wire/campaigns.ts';
import type { ErrorBody } from '../wire/errors.ts';

const settingsOf = freshDatabases();

const ANN = 'ann-has-a-secret-that-nobody-can-guess';
const BOB = 'bob-has-a-secret-that-nobody-can-guess';

function done(took: CampaignResult | undefined): OpenCampaign {
  if (took?.ok !== true) throw new Error(JSON.stringify(took?.error));
  return took.value;
}

const RULESETS = { rulesets: rulesetsWith('campaign') };
const campaigns = (await RULESETS.rulesets[0]?.campaign())?.campaigns;

function begun(name: string): OpenCampaign {
  const values = formValues(campaigns?.opening() ?? []);
  return done(campaigns?.begin({ ...values, name, seed: 'a very secret seed' }));
}

/** So many periods as they suggest themselves. */
function played(campaign: OpenCampaign, periods: number): OpenCampaign {
  let next = campaign;
  for (let i = 0; i < periods; i++) {
    const { actions, next: id } = next.now();
    next = done(next.act(id, formValues(actions.find((action) => action.id === id)?.fields ?? [])));
  }
  return next;
}

describe.each(DATABASE_KINDS)('campaigns on %s', (kind) => {
  let settings: Partial<Settings>;
  let server: RunningServer;

  beforeAll(async () => {
    settings = await settingsOf(kind);
    server = await startToyServer(settings, RULESETS);
  });

  async function send<T>(method: string, path: string, given?: unknown, token: string | null = ANN) {
    const response = await fetch(`${server.address}/api${path}`, {
      method,
      headers: {
        ...(given === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(given === undefined ? {} : { body: JSON.stringify(given) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  }

  const put = (id: string, campaign: OpenCampaign, token = ANN) =>
    send<CampaignEntry>('PUT', `/campaigns/${id}`, { journal: campaign.file }, token);

  it('a campaign goes in whole, goes on row by row, and comes back to the letter', async () => {
    const first = begun('Road');
    const made = await put('road', first);
    expect(made).toMatchObject({ status: 201, body: { id: 'road', name: 'Road', rows: 0, version: 1, shared: false } });
    const later = played(first, 12);
    const { rows } = later.file;
    const some = await send('POST', '/campaigns/road/rows', { version: 1, keep: 0, rows: rows.slice(0, 5) });
    expect(some).toMatchObject({ status: 200, body: { rows: 5, version: 2 } });
    await send('POST', '/campaigns/road/rows', { version: 2, keep: 5, rows: rows.slice(5) });
    const read = await send<CampaignEntry>('GET', '/campaigns/road');
    expect(JSON.stringify(read.body.journal)).toBe(JSON.stringify(later.file));
    const back = await send<CampaignCard>('POST', '/campaigns/road/rows', { version: 3, keep: 11, rows: [] });
    expect(back.body).toMatchObject({ rows: 11, version: 4 });
    expect((await send<CampaignEntry>('GET', '/campaigns/road')).body.journal.rows).toEqual(rows.slice(0, 11));
  });

  it('what is taken back goes in as one more row; rows of an older page are read and kept like all others', async () => {
    const first = begun('Old');
    await put('old', first);
    const later = played(first, 3);
    const short = deedsOf(later.file.rows);
    const sent = await send('POST', '/campaigns/old/rows', { version: 1, keep: 0, rows: short });
    expect(sent).toMatchObject({ status: 200, body: { rows: 3, version: 2 } });
    const read = async () => (await send<CampaignEntry>('GET', '/campaigns/old')).body.journal.rows;
    expect(await read()).toEqual(later.file.rows);
    const back = later.takeBack()?.file.rows ?? [];
    await send('POST', '/campaigns/old/rows', { version: 2, keep: 3, rows: back.slice(3) });
    expect(await read()).toEqual([...later.file.rows, expect.objectContaining({ kind: 'undo', n: 4 })]);
  });

  it('what was acknowledged is there after a restart', async () => {
    await put('kept', begun('Kept'));
    await server.close();
    server = await startToyServer(settings, RULESETS);
    expect(await send('GET', '/campaigns/kept')).toMatchObject({ status: 200, body: { name: 'Kept' } });
  });

  it('whoever was slower is told so, with what is there; the same again is no conflict', async () => {
    const first = begun('Twice');
    await put('twice', first);
    expect(await put('twice', first)).toMatchObject({ status: 201, body: { version: 1 } });
    const { rows } = played(first, 1).file;
    const answers = await Promise.all(
      [1, 2].map(() => send('POST', '/campaigns/twice/rows', { version: 1, keep: 0, rows })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      problems: [{ code: 'stale' }],
      entry: { version: 2, rows: 1, journal: { rows } },
    });
    expect(await put('twice', begun('Another'))).toMatchObject({ status: 409, body: { entry: { name: 'Twice' } } });
  });

  it('is deleted, restored, listed, and belongs to its owner alone', async () => {
    await put('mine', begun('Mine'));
    expect(await send('DELETE', '/campaigns/mine?version=9')).toMatchObject({ status: 409 });
    expect(await send('DELETE', '/campaigns/mine?version=1')).toMatchObject({
      status: 200,
      body: { version: 2, deleted: expect.any(String) },
    });
    expect(await send('POST', '/campaigns/mine/rows', { version: 2, keep: 0, rows: [] })).toMatchObject({
      status: 409,
    });
    expect(await send('POST', '/campaigns/mine/restore')).toMatchObject({ status: 200, body: { deleted: null } });
    const list = await send<CampaignList>('GET', '/campaigns');
    expect(list.body.campaigns.map(({ id }) => id)).toContain('mine');
    expect((await send<CampaignList>('GET', '/campaigns', undefined, BOB)).body.campaigns).toEqual([]);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['POST', '/share'],
      ['GET', '/export'],
    ] as const) {
      const foreign = await send<ErrorBody>(method, `/campaigns/mine${path}`, undefined, BOB);
      expect(foreign).toMatchObject({ status: 404, body: { problems: [{ code: 'unknown-campaign' }] } });
    }
    expect(await send('GET', '/campaigns', undefined, null)).toMatchObject({ status: 401 });
  });

  it('players see what the party has seen, and nothing once the link is taken back', async () => {
    const pinned = done(begun('Shared').act('note', { text: 'The mayor lies', players: false }));
    await put('shared', played(pinned, 8));
    const { body } = await send<SharedCampaign>('POST', '/campaigns/shared/share');
    const seen = await send<SeenCampaign>('GET', '/shared-campaign', undefined, body.secret);
    expect(seen).toMatchObject({ status: 200, body: { name: 'Shared', party: 'The party' } });
    expect(JSON.stringify(seen.body)).not.toMatch(/secret|mayor|territory|rolls|seed/);
    expect(await send('GET', '/campaigns/shared', undefined, body.secret.padEnd(40, '.'))).toMatchObject({
      status: 404,
    });
    const next = await send<SharedCampaign>('POST', '/campaigns/shared/share');
    expect(await send('GET', '/shared-campaign', undefined, body.secret)).toMatchObject({ status: 404 });
    await send('DELETE', '/campaigns/shared/share');
    expect(await send('GET', '/shared-campaign', undefined, next.body.secret)).toMatchObject({ status: 404 });
    expect(await send('GET', '/shared-campaign', undefined, null)).toMatchObject({ status: 404 });
  });

  it('what is no campaign is explained, and nothing is stored', async () => {
    const { file } = begun('Bad');
    const bad = [
      [{ ...file, ruleset: 'checkers' }, 'journal.ruleset'],
      [{ ...file, version: '0' }, 'journal.version'],
      [{ ...file, rows: [{ kind: 'sing' }] }, 'journal.rows.0.kind'],
    ] as const;
    for (const [journal, field] of bad) {
      const answer = await send<ErrorBody>('PUT', '/campaigns/bad', { journal });
      expect(answer).toMatchObject({ status: 422, body: { problems: [{ field }] } });
    }
    await put('bad', begun('Bad'));
    const rows = await send<ErrorBody>('POST', '/campaigns/bad/rows', {
      version: 1,
      keep: 0,
      rows: [{ kind: 'sing' }],
    });
    expect(rows).toMatchObject({ status: 422, body: { problems: [{ field: 'rows.0.kind' }] } });
    expect(await send('POST', '/campaigns/bad/rows', { version: 1, keep: 3, rows: [] })).toMatchObject({ status: 422 });
    expect(await send('POST', '/campaigns/none/rows', { version: 1, keep: 0, rows: [] })).toMatchObject({
      status: 404,
    });
    expect(await send('PUT', '/campaigns/a%20b', { journal: file })).toMatchObject({ status: 400 });
    expect((await send<CampaignEntry>('GET', '/campaigns/bad')).body).toMatchObject({ rows: 0, version: 1 });
  });

  it('a long one goes in as well; too many rows are refused unread, and one bad row among many by its number', async () => {
    const { file } = played(begun('Long'), 1);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ANN}` };
    const body = JSON.stringify({ journal: file }) + ' '.repeat(100_000);
    const long = await fetch(`${server.address}/api/campaigns/long`, { method: 'PUT', headers, body });
    expect(await long.json()).toMatchObject({ rows: 1, version: 1, journal: file });
    const rows = Array.from({ length: 20_001 }, () => 'no row');
    const full = { status: 422, body: { problems: [{ code: 'full' }] } };
    expect(await send('PUT', '/campaigns/huge', { journal: { ...file, rows } })).toMatchObject(full);
    expect(await send('POST', '/campaigns/long/rows', { version: 1, keep: 0, rows })).toMatchObject(full);
    const bad = [...Array.from({ length: 250 }, () => file.rows[0]), { kind: 'sing' }];
    const refused = await send<ErrorBody>('POST', '/campaigns/long/rows', { version: 1, keep: 0, rows: bad });
    expect(refused).toMatchObject({ status: 422, body: { problems: [{ field: 'rows.250.kind' }] } });
  });

  it('is exported as text, Markdown and JSON', async () => {
    await put('out', played(begun('Out'), 6));
    const ask = (form: string) =>
      fetch(`${server.address}/api/campaigns/out/export?form=${form}`, { headers: { authorization: `Bearer ${ANN}` } });
    expect(await (await ask('text')).text()).toMatch(/^Out: 2000-07-19/);
    expect(await (await ask('markdown')).text()).toMatch(/^# Out/);
    expect(await (await ask('json')).json()).toMatchObject({ ruleset: 'twilight', rows: expect.any(Array) });
    expect((await ask('pdf')).status).toBe(400);
  });

  it('the rule index of the encounters is served', async () => {
    expect(await send('GET', '/rulesets/twilight/rules')).toMatchObject({ status: 200, body: expect.any(Array) });
  });
});
