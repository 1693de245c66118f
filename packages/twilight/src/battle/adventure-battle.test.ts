import { keysOf } from '@hardtop/kernel';
import { describe, expect, it, test } from 'vitest';
import { STAGED_ADVENTURES } from '../catalog/adventure-staging.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { type Party, partySchema } from '../travel/party.ts';
import { adventureBattle } from './adventure-battle.ts';

const partyOf = (count: number, more: object = {}): Party =>
  partySchema.parse({
    people: Array.from({ length: count }, (_, i) => ({
      ...{ name: `Member ${i + 1}`, arms: [{ weapon: 'm16', rounds: 12, loads: 4 }], grenades: 2 },
      ...more,
    })),
  });

function setupOf(id: keyof typeof STAGED_ADVENTURES, party: Party, own: readonly string[] = []) {
  const made = adventureBattle(id, party, own);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const read = parseSetup(made.value.file);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...made.value, setup: read.value };
}

describe('twilight/adventures/forces', () => {
  test.each(keysOf(STAGED_ADVENTURES))('%s is played with the people of the campaign', (id) => {
    const { setup, seats } = setupOf(id, partyOf(4, { wounds: { body: 5 } }));
    const ours = setup.people.filter(({ role }) => role === 'party');
    expect(ours.map(({ source }) => source)).toEqual(['Member 1', 'Member 2', 'Member 3', 'Member 4']);
    expect(ours[0]?.wounds).toEqual({ total: 5 });
    expect(ours[0]?.items[0]?.loaded).toBe(12);
    expect(seats[0]).toMatchObject({ isParty: true });
    // Ten points for each of four, and all four down is the end.
    expect(setup.script.filter(({ id: row }) => row.startsWith('lost-'))).toHaveLength(4);
    expect(setup.script.find(({ id: row }) => row === 'squad-out')?.when).toMatchObject({ count: 4 });
  });

  it.each([
    ['power-station', 3, 20],
    ['power-station', 6, 40],
    ['power-station', 12, 80],
    ['stripped-station', 12, 40],
    ['abandoned-lighthouse', 12, 57],
    ['urban-renewal', 12, 19],
  ] as const)('%s: against %i there are %i', (id, members, foes) => {
    const { setup } = setupOf(id, partyOf(members));
    const armed = setup.people.filter(
      ({ seat, kind, captive, items }) =>
        (setup.seats[seat]?.side ?? 0) > 0 && kind === 'npc' && !captive && items.length > 0,
    );
    expect(armed.length).toBe(foes);
  });

  it('swimmers carry two magazines and no grenades', () => {
    const { setup } = setupOf('abandoned-lighthouse', partyOf(2));
    const [one] = setup.people;
    expect(one?.items.map(({ kind, spares }) => [kind, spares.length])).toEqual([['small-arm', 2]]);
  });

  it('people with seats of their own sit behind the others; if all have one, the first has the squad’s', () => {
    const { setup, seats } = setupOf('castle-keep', partyOf(3), ['Member 2']);
    expect(seats.map(({ isParty }) => isParty)).toEqual([true, false, false, true]);
    expect(setup.people.filter(({ role }) => role === 'party').map(({ seat }) => seat)).toEqual([0, 3, 0]);
    const alone = setupOf('castle-keep', partyOf(2), ['Member 1', 'Member 2']);
    expect(alone.setup.people.filter(({ role }) => role === 'party').map(({ seat }) => seat)).toEqual([0, 3]);
  });

  it('more than a table has room for are refused, and so is nobody at all', () => {
    expect(adventureBattle('weekend', partyOf(60), [])).toMatchObject({
      ok: false,
      error: [{ rule: 'twilight/adventures/forces', legal: ['at most 40'] }],
    });
    expect(adventureBattle('weekend', partyOf(1, { dead: 'Rabies' }), []).ok).toBe(false);
    expect(adventureBattle('weekend', partyOf(1), ['Nobody']).ok).toBe(false);
  });
});
