import { describe, expect, it } from 'vitest';
import { RULES } from '../rules.ts';
import { parseSetup } from '../scenarios/scenario-file.ts';
import { ADVENTURES } from './adventures.ts';

const setupOf = (id: string) => {
  const file = ADVENTURES.find((one) => one.id === id);
  const read = parseSetup(file);
  if (!read.ok) throw new Error(JSON.stringify(read.error, null, 1));
  return read.value;
};
const foes = (id: string, squads?: readonly string[]): number =>
  setupOf(id).people.filter(
    ({ seat, kind, captive, squad, items }) =>
      seat > 0 && kind === 'npc' && !captive && (squads === undefined ? items.length > 0 : squads.includes(squad)),
  ).length;

describe('the ten adventures', () => {
  it.each(ADVENTURES.map(({ id }) => id))('twilight/adventures: %s reads without a problem', (id) => {
    const setup = setupOf(id);
    expect(setup.objectives.filter(({ primary }) => primary).length).toBeGreaterThan(0);
    const known = RULES.map((rule) => rule.id as string);
    for (const { rule } of [...setup.script, ...setup.objectives]) expect(known).toContain(rule);
    // Every objective can be reached, and every trigger says what it is for or keeps accounts.
    const scored = setup.script.flatMap(({ deeds }) =>
      deeds.flatMap((deed) => (deed.kind === 'score' ? [deed.objective] : [])),
    );
    for (const { id: objective } of setup.objectives) expect(scored).toContain(objective);
  });

  it('twilight/adventures/castle-keep: thirty defenders, eight of them alert (E101), and ten allies (E102)', () => {
    expect(foes('castle-keep', ['Guard', 'Off duty'])).toBe(29);
    const { people } = setupOf('castle-keep');
    expect(people.filter(({ role }) => role === 'warlord').length).toBe(1);
    expect(people.filter(({ squad, name }) => squad === 'Guard' && name !== 'Guard commander').length).toBe(8);
    expect(people.filter(({ role }) => role === 'villager').length).toBe(10);
  });

  it('twilight/adventures/passing-of-the-flame: a hundred and fifty in the cantonment (E103), twenty-one partisans (E104)', () => {
    const { people, vehicles } = setupOf('passing-of-the-flame');
    expect(people.filter(({ seat }) => seat === 1).length).toBe(150);
    expect(people.filter(({ role }) => role === 'partisan').length).toBe(21);
    expect(vehicles.filter(({ tanker }) => tanker).length).toBe(12);
  });

  it('twilight/adventures/weekend: four teams of five (E105)', () => {
    expect(['North', 'East', 'South', 'West'].map((squad) => foes('weekend', [squad]))).toEqual([5, 5, 5, 5]);
  });

  it('twilight/adventures/shutterbug: twenty-one in the camp (E106), eight more by helicopter', () => {
    expect(foes('shutterbug', ['Leader', 'Idle', 'Guards'])).toBe(21);
    expect(foes('shutterbug', ['GRU'])).toBe(8);
  });

  it('twilight/adventures/flesh-peddlers: ten slavers, a hundred prisoners (E107)', () => {
    expect(foes('flesh-peddlers')).toBe(10);
    expect(setupOf('flesh-peddlers').people.filter(({ captive }) => captive).length).toBe(100);
  });

  it('twilight/adventures/abandoned-lighthouse: thirty pirates (E108)', () => {
    expect(foes('abandoned-lighthouse')).toBe(30);
    const gun = setupOf('abandoned-lighthouse').vehicles.flatMap(({ weapons }) => weapons)[0];
    // 360 rounds in four barrels, ten from each to a burst: nine bursts.
    expect([gun?.name, gun?.loaded, gun?.spares]).toEqual(['ZSU-23-4', 90, []]);
  });

  it('twilight/adventures/gday: thirty-seven deserters and five of the GRU (E109)', () => {
    const { people } = setupOf('gday');
    expect(people.filter(({ seat, kind, captive }) => seat === 1 && kind === 'npc' && !captive).length).toBe(37);
    expect(people.filter(({ seat, captive }) => seat === 2 && !captive).length).toBe(5);
  });

  it('twilight/adventures/power-station: forty of an elite unit, or twenty marauders (E110)', () => {
    expect(foes('power-station')).toBe(40);
    expect(foes('stripped-station')).toBe(20);
  });

  it('twilight/adventures/urban-renewal: eighteen henchmen and the boss (E111)', () => {
    expect(foes('urban-renewal')).toBe(19);
  });

  it('twilight/adventures/mole-people: seventy-two adults, three machinegun posts of three (E112)', () => {
    const { people } = setupOf('mole-people');
    expect(people.filter(({ seat, captive }) => seat === 1 && !captive).length).toBe(72);
    expect(['F', 'G', 'H'].map((team) => people.filter(({ squad }) => squad === `Team ${team}`).length)).toEqual([
      3, 3, 3,
    ]);
  });
});

/** How many of each weapon somebody hostile to the squad carries. */
function armsOf(id: string, seats: readonly number[] = [1, 2]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { seat, items } of setupOf(id).people)
    if (seats.includes(seat))
      for (const { what, kind } of items) if (kind !== 'gear') found[what] = (found[what] ?? 0) + 1;
  return found;
}

const roundsOf = (id: string, name: string, what: string): number[] =>
  setupOf(id)
    .people.filter((one) => one.name.startsWith(name))
    .flatMap(({ items }) => items.filter((item) => item.what === what))
    .map(({ loaded, spares }) => spares.reduce((sum, { rounds }) => sum + rounds, loaded));

describe('twilight/referee/motivation: whose cards the adventures name (B-45)', () => {
  it.each([
    ['power-station', ['Heart Jack', 'Heart 10']],
    ['urban-renewal', ['Spade King', 'Diamond King']],
    ['weekend', ['Spade Jack', 'Spade 8']],
    ['gday', ['Club King', 'Spade Queen', 'Diamond King', 'Club 5']],
  ])('%s', (id, cards) => {
    const notes = setupOf(id).notes.join(' ');
    for (const card of cards) expect(notes).toContain(card);
  });
});

describe('arms of the ten adventures', () => {
  it('twilight/adventures/abandoned-lighthouse: 12 AK-74, 6 M16, 4 MAG, an M60, 4 shotguns, 12 pistols, under sixty rounds each', () => {
    expect(armsOf('abandoned-lighthouse')).toEqual({
      'ak-74': 12,
      m16: 6,
      mag: 4,
      m60: 1,
      'double-barrel': 4,
      makarov: 12,
    });
    const all = setupOf('abandoned-lighthouse').people.filter(({ seat }) => seat === 1);
    const rounds = all.flatMap(({ items }) =>
      items.map(({ loaded, spares }) => spares.reduce((sum, one) => sum + one.rounds, loaded)),
    );
    expect(Math.max(...rounds)).toBeLessThan(60);
  });

  it('twilight/adventures/power-station: Spetsnaz and marauders as they are listed', () => {
    expect(armsOf('power-station')).toEqual({ 'ak-74': 28, skorpion: 4, svd: 4, 'rpk-74': 4, makarov: 8 });
    expect(armsOf('stripped-station')).toEqual({ uzi: 4, 'ak-74': 12, 'rpk-74': 4 });
  });

  it('twilight/adventures/mole-people: a thousand rounds for each machinegun', () => {
    const each = (['m60', 'mag', 'rpk-74'] as const).flatMap((what) => roundsOf('mole-people', 'Gunner', what));
    expect(each).toEqual([1000, 1000, 1000]);
  });

  it('twilight/adventures/passing-of-the-flame: its motor pool, its guns, and who stands guard by night', () => {
    const { vehicles, people } = setupOf('passing-of-the-flame');
    const kinds = vehicles.filter(({ squad }) => squad === 'Trucks').map(({ kind }) => kind);
    const count = (kind: string): number => kinds.filter((one) => one === kind).length;
    expect([count('5-ton'), count('3/4-ton'), count('uaz-469')]).toEqual([10, 6, 4]);
    expect(vehicles.flatMap(({ weapons }) => weapons).filter(({ name }) => name === 'D-30')).toHaveLength(1);
    expect(armsOf('passing-of-the-flame', [1])['120mm-mortar']).toBe(1);
    expect(people.filter(({ squad }) => squad === 'Guard')).toHaveLength(20);
    expect(people.filter(({ name }) => /Night guard|Rocketman on guard/.test(name))).toHaveLength(3);
  });

  it('twilight/adventures/weekend, flesh-peddlers: so many magazines, one of them in the weapon', () => {
    expect([...new Set(roundsOf('weekend', 'Marksman', 'svd'))]).toEqual([8 * 10]);
    expect([...new Set(roundsOf('weekend', 'Rifleman', 'ak-74'))]).toEqual([6 * 30]);
    expect([...new Set(roundsOf('flesh-peddlers', 'Slaver', 'akm'))]).toEqual([4 * 30]);
    expect(roundsOf('flesh-peddlers', 'Gunner', 'rpk-74')).toEqual([6 * 30]);
  });

  it('twilight/adventures/gday: two magazines, six cartridges and one magazine among the refugees', () => {
    expect(roundsOf('gday', 'Refugee leader', 'tokarev')).toEqual([2 * 8]);
    expect(roundsOf('gday', 'Refugee with a shotgun', 'double-barrel')).toEqual([6]);
    expect(roundsOf('gday', 'Refugee with a pistol', '.22-pistol')).toEqual([6]);
  });

  it('twilight/adventures/stealth: what the light does to going unseen is the adventure’s to say', () => {
    expect(setupOf('castle-keep').stealth).toEqual({ full: 2, limited: 1, dark: 0 });
    expect(setupOf('gday').stealth).toEqual({ full: 0, limited: 0, dark: 0 });
    expect(setupOf('passing-of-the-flame').stealth).toEqual({ full: 0, limited: -1, dark: -1 });
  });
});
