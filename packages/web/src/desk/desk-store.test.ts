import { deedsOf, formValues } from '@hardtop/campaign';
import { beforeEach, describe, expect, it } from 'vitest';
import { campaignsFor, loadEncounters, openJournal, remember } from './desk-rules.ts';
import { addCampaign, keptCampaign, setJournal, useDesk } from './desk-store.ts';
import { syncDesk } from './desk-sync.ts';
import { isDirty } from './kept-campaign.ts';

const rulesets = await loadEncounters();

function begun() {
  const campaigns = campaignsFor(rulesets, 'twilight');
  const took = campaigns?.begin({ ...formValues(campaigns.opening()), seed: 'store' });
  if (took?.ok !== true) throw new Error('no campaign');
  return took.value;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A server that answers as it is told, and writes down what it was asked. */
function serve(answer: (asked: Asked) => { status: number; body: unknown } | null): readonly Asked[] {
  const heard: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const asked = {
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    };
    heard.push(asked);
    const given = answer(asked);
    if (given === null) throw new TypeError('nobody there');
    return new Response(JSON.stringify(given.body), { status: given.status });
  };
  return heard;
}

const card = (id: string, rows: number, version: number) => ({
  id,
  ruleset: 'twilight',
  name: 'x',
  rows,
  version,
  shared: false,
  created: '2026-01-31T12:00:00Z',
  updated: '2026-01-31T12:00:00Z',
  deleted: null,
});

beforeEach(() => {
  localStorage.clear();
  useDesk.setState({ all: [] });
});

describe('the desk', () => {
  it('keeps what was done, in this browser first', () => {
    const first = begun();
    const id = addCampaign(first.file);
    const took = first.act('rest', { every: 0, parties: [] });
    if (!took.ok) throw new Error('refused');
    remember(took);
    setJournal(id, took.value.file);
    expect(keptCampaign(id)?.journal.rows).toHaveLength(1);
    expect(openJournal(rulesets, took.value.file)).toEqual({ ok: true, value: took.value });
  });

  it('sends a new campaign whole, and then only the rows that came after', async () => {
    const first = begun();
    const id = addCampaign(first.file);
    let isThere = false;
    const heard = serve(({ method }) => {
      if (method === 'PUT') isThere = true;
      if (method === 'PUT') return { status: 201, body: { ...card(id, 0, 1), journal: first.file } };
      if (method === 'POST') return { status: 200, body: card(id, 1, 2) };
      return { status: 200, body: { campaigns: isThere ? [card(id, 0, 1)] : [] } };
    });
    await syncDesk();
    const took = first.act('rest', { every: 0, parties: [] });
    if (!took.ok) throw new Error('refused');
    setJournal(id, took.value.file);
    await syncDesk();
    const sent = heard.filter(({ method }) => method !== 'GET');
    expect(sent).toMatchObject([
      { method: 'PUT', path: `/api/campaigns/${id}` },
      { method: 'POST', path: `/api/campaigns/${id}/rows`, body: { version: 1, keep: 0, rows: took.value.file.rows } },
    ]);
    expect(isDirty(keptCampaign(id) ?? { id, journal: first.file, updated: 0, deleted: false })).toBe(false);
  });

  it('goes on with a journal that an older page kept, and sends it whole once', async () => {
    const first = begun();
    const took = first.act('rest', { every: 0, parties: [] });
    if (!took.ok) throw new Error('refused');
    const old = { ...took.value.file, rows: deedsOf(took.value.file.rows) };
    const id = addCampaign(old);
    useDesk
      .getState()
      .keepAll([
        { id, journal: old, updated: 1, deleted: false, server: { version: 1, rows: 1, same: 1, deleted: false } },
      ]);
    const opened = openJournal(rulesets, old);
    const next = opened.ok ? opened.value.act('rest', { every: 0, parties: [] }) : opened;
    if (!next.ok) throw new Error('refused');
    const heard = serve(({ method }) =>
      method === 'POST'
        ? { status: 200, body: card(id, 2, 2) }
        : { status: 200, body: { campaigns: [card(id, 1, 1)] } },
    );
    setJournal(id, next.value.file);
    await syncDesk();
    expect(heard.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { version: 1, keep: 0, rows: next.value.file.rows } },
    ]);
  });

  it('goes on while the server is away', async () => {
    const id = addCampaign(begun().file);
    serve(() => null);
    await syncDesk();
    expect(keptCampaign(id)?.server).toBeUndefined();
    expect(keptCampaign(id)?.deleted).toBe(false);
  });
});
