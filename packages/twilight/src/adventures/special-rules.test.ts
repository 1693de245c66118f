// Rules that one adventure has for itself, played by its own script: only dice are given.

import { answerOf } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../table/actions/list.ts';
import { noteBlast, scriptPhase } from '../table/chapters/script.ts';
import { lookAgain } from '../table/chapters/sighting.ts';
import { knownState } from '../table/knowing.ts';
import { fireTrouble, servedBy } from '../table/queries/guns.ts';
import { outcomeOf } from '../table/queries/outcome.ts';
import { isAt } from '../table/queries/script.ts';
import type { Person } from '../table/state/person.ts';
import { areHostile } from '../table/state/state.ts';
import { adventure, orderOf, squad, turn, turns, withRole } from '../testing/adventures.ts';
import { play, type TestGame, textsOf } from '../testing/fights.ts';
import { view } from '../view/fight/view.ts';

const drop = (people: readonly Person[], count: number): void => {
  for (const person of people.slice(0, count)) person.condition = 'dead';
};

describe('twilight/adventures/passing-of-the-flame: the diversion', () => {
  it('the partisans wait, begin with the alarm, and draw half of those who turn out for ten turns', () => {
    const game = adventure('passing-of-the-flame');
    turn(game);
    expect(orderOf(game, 'Partisans')).toBe('hold-fire');
    game.state.script.alarms.push('cantonment');
    turn(game);
    expect(orderOf(game, 'Partisans')).toBe('go north-gate');
    expect(orderOf(game, 'Second company')).toBe('go hardstand');
    for (const one of withRole(game, 'partisan')) one.seen = 0xff;
    turn(game);
    const groups = ['Second company', 'Third company', 'Weapons company', 'Artillery', 'Staff'];
    const drawn = () => groups.map((name) => orderOf(game, name) === 'go north-gate');
    expect(drawn()).toEqual([true, false, false, true, false]);
    turns(game, 9);
    expect(drawn()).toEqual([true, false, false, true, false]);
    turns(game, 3);
    expect(groups.map((name) => orderOf(game, name))).toEqual(['go hardstand', 'go hardstand', 'go motor-pool', 'go depot', 'go parade']); // biome-ignore format: one line
    expect(orderOf(game, 'Partisans')).toBe('fall-back north');
  });

  it('without an alarm they begin after twelve turns, and the barracks turn out a die at a time', () => {
    const game = adventure('passing-of-the-flame', 2);
    turns(game, 12);
    expect(orderOf(game, 'Partisans')).toBe('go north-gate');
    game.state.script.alarms.push('cantonment');
    turns(game, 2);
    const awake = (): number => squad(game, 'Third company').filter(({ alert }) => alert === 'alert').length;
    expect(awake()).toBe(0);
    turn(game);
    expect(awake()).toBe(2);
    turn(game);
    expect(awake()).toBe(4);
  });
});

describe('twilight/adventures/gday: factions', () => {
  it('a major who makes off under Bolukov’s eyes is shot at, and leaves by the eastern road', () => {
    const game = adventure('gday');
    game.state.script.alarms.push('village');
    turns(game, 8);
    expect(areHostile(game.state, 1, 2)).toBe(false);
    drop(squad(game, 'Drinkers'), 10);
    drop(squad(game, 'Sleepers'), 10);
    turn(game);
    expect([areHostile(game.state, 1, 2), areHostile(game.state, 2, 1)]).toEqual([true, true]);
    expect([orderOf(game, 'GRU'), orderOf(game, 'Bolukov')]).toEqual(['fall-back east', 'assault police']);
    expect(game.setup.places.find(({ id }) => id === 'east')?.exit).toContain(2);
  });

  it('with Bolukov down, or still asleep, he slips away without a shot', () => {
    const game = adventure('gday');
    game.state.script.alarms.push('village');
    drop(withRole(game, 'bolukov'), 1);
    drop(squad(game, 'Drinkers'), 10);
    drop(squad(game, 'Sleepers'), 10);
    turn(game);
    expect(areHostile(game.state, 1, 2)).toBe(false);
    expect(orderOf(game, 'GRU')).toBe('fall-back east');
  });

  it('of two tower guards one goes to look', () => {
    const game = adventure('gday');
    game.state.script.fired = true;
    turn(game);
    expect([orderOf(game, 'Tower pairs'), orderOf(game, 'Towers')]).toEqual(['go square', 'free']);
    expect(squad(game, 'Tower pairs').map(({ alert }) => alert)).toEqual(['alert', 'alert']);
  });
});

describe('twilight/adventures/mole-people: issue of weapons', () => {
  it('some turns after the alarm adults come in from the fields and draw arms, one loaded magazine each, shotguns with four shells; nobody once L1 is taken', () => {
    const game = adventure('mole-people', 3);
    const armory = game.setup.places.find(({ id }) => id === 'armory');
    game.state.script.alarms.push('mine');
    const armed = (): readonly Person[] =>
      squad(game, 'Adults').filter(({ carries, name }) => carries.length > 0 && name.startsWith('Dweller'));
    turns(game, 3);
    expect(armed().length).toBe(0);
    turn(game);
    expect(armed().length).toBe(6);
    expect(armed().every(({ at }) => armory !== undefined && isAt(armory, at))).toBe(true);
    expect(orderOf(game, 'Adults')).toBe('go hall');
    const issue = armed()
      .slice(0, 3)
      .map(({ carries }) => carries[0]);
    expect(issue.map((item) => item?.what)).toEqual(['ak-74', 'makarov', 'double-barrel']);
    expect(issue.map((item) => item?.spares.reduce((sum, { rounds }) => sum + rounds, 0))).toEqual([0, 0, 4]);
    for (const item of issue) expect(item?.loaded).toBeGreaterThan(0);
    const [one] = withRole(game, 'party');
    if (one === undefined) throw new Error('nobody there');
    one.at = { l: 1, x: 9, y: 15 };
    turns(game, 3);
    expect(armed().length).toBe(6);
    // Too late for its points.
    expect(game.state.script.reached).not.toContain('armory');
  });

  it('the armory counts for whoever takes it before anything is issued', () => {
    const game = adventure('mole-people', 3);
    const [one] = withRole(game, 'party');
    if (one === undefined) throw new Error('nobody there');
    one.at = { l: 1, x: 9, y: 15 };
    game.state.script.alarms.push('mine');
    turns(game, 6);
    expect(game.state.script.reached).toContain('armory');
    expect(squad(game, 'Adults').filter(({ carries }) => carries.length > 0)).toEqual([]);
  });

  it('with its operator down whoever stands before the generator stops it, and the bulbs go out', () => {
    const game = adventure('mole-people', 50);
    const [one] = withRole(game, 'party');
    const [operator] = withRole(game, 'operator');
    if (one === undefined || operator === undefined) throw new Error('nobody there');
    one.at = { l: 3, x: 39, y: 12 };
    turn(game);
    expect(game.state.script.reached).not.toContain('stopped');
    operator.condition = 'out';
    turn(game);
    expect(game.state.script.reached).toContain('stopped');
    expect(game.setup.lamps.every(({ circuit }, i) => circuit !== 'mine' || game.state.lamps[i] === false)).toBe(true);
  });

  it('in its tunnels nothing is fired but small arms, on the surface anything (L2971)', () => {
    const game = adventure('mole-people');
    const [hale] = withRole(game, 'party');
    if (hale === undefined) throw new Error('nobody there');
    hale.hands = hale.carries.find(({ kind }) => kind === 'heavy')?.id ?? null;
    const trouble = () => servedBy(game.state, hale).map((served) => fireTrouble(game, hale, served));
    expect(trouble()).toEqual([null]);
    hale.at = { l: 1, x: 16, y: 13 };
    expect(trouble()).toEqual(['Under ground it is small arms and hand grenades only.']);
  });

  it('everybody has matches about him', () => {
    const { setup } = adventure('mole-people');
    const party = setup.people.filter(({ role }) => role === 'party');
    expect(party.map(({ items }) => items.some(({ what }) => what === 'match'))).toEqual(party.map(() => true));
  });

  it('by night nobody is in the chambers, and with all entrances blown nobody comes in from the fields', () => {
    const game = adventure('mole-people', 50);
    turn(game);
    const chambers = game.state.people.filter(({ at }) => at?.l === 2);
    expect(chambers.map(({ name }) => name)).toEqual(['Adam']);
    const adults = squad(game, 'Adults');
    expect([adults.length, adults.every(({ at }) => at === null)]).toEqual([46, true]);
    game.state.script.alarms.push('mine');
    game.state.script.counters.sealed = 3;
    game.state.script.pending = [];
    turns(game, 10);
    expect(adults.every(({ at }) => at === null)).toBe(true);
  });

  it.each(['inside', 'outside', 'one outside', 'a dead man outside'])(
    'an entrance team that has lost half blows its portal; sixty turns with all sealed and the squad inside are the end: %s',
    (where) => {
      const game = adventure('mole-people', 1);
      const party = withRole(game, 'party');
      for (const [i, one] of party.entries())
        if (where !== 'outside' && (where === 'inside' || i > 0)) one.at = { l: 2, x: 20, y: 12 };
      if (where === 'a dead man outside') drop(party, 1);
      for (const team of ['F', 'G', 'H']) drop(squad(game, `Team ${team}`), 2);
      turns(game, 60);
      expect(outcomeOf(game.setup, game.state)).toBeNull();
      turns(game, 1);
      const isOver = where === 'inside' || where === 'a dead man outside';
      if (isOver) expect(outcomeOf(game.setup, game.state)?.reason).toMatch(/^All exits are sealed\. -?\d+ points\.$/);
      else expect(game.state.script.ended).toBeNull();
    },
  );
});

describe('twilight/adventures/mole-people: storerooms, the chimney, the slave who got away', () => {
  const store = (n: number) => ({ level: `level-${n < 5 ? 1 : n < 8 ? 2 : 4}` });
  const levelOf = ({ setup }: TestGame, one: Person | undefined): string => setup.levels[one?.at?.l ?? -1]?.id ?? '';

  it('one storeroom in ten has somebody in it; the others are in the fields', () => {
    const full = adventure('mole-people', 10);
    turn(full);
    const keepers = Array.from({ length: 9 }, (_, i) => withRole(full, `storekeeper-${i + 1}`)[0]);
    expect(keepers.map((one) => levelOf(full, one))).toEqual(keepers.map((_, i) => store(i + 1).level));
    const empty = adventure('mole-people', 11);
    turn(empty);
    for (let n = 1; n <= 9; n++) expect(withRole(empty, `storekeeper-${n}`)[0]?.at).toBeNull();
  });

  it('he shouts when strangers come in, and that is the alarm; not if he is down', () => {
    for (const isDown of [false, true]) {
      const game = adventure('mole-people', 10);
      turn(game);
      const [keeper] = withRole(game, 'storekeeper-2');
      const [one] = withRole(game, 'party');
      if (keeper === undefined || one === undefined) throw new Error('nobody there');
      if (isDown) keeper.condition = 'dead';
      one.at = { l: 1, x: 16, y: 12 };
      turn(game);
      expect(game.state.script.alarms.includes('mine')).toBe(!isDown);
      expect(textsOf(game, 'script').includes('Somebody in the storeroom shouts: strangers!')).toBe(!isDown);
    }
  });

  it('the chimney is found by an average task of recon, or by coming near the smoke; its fan wakes the boiler watch', () => {
    const shaft = (game: TestGame): boolean =>
      game.state.barriers[game.setup.barriers.findIndex(({ id }) => id === 'chimney')]?.open ?? false;
    const found = adventure('mole-people', 70);
    turn(found);
    expect(shaft(found)).toBe(true);
    const missed = adventure('mole-people', 71);
    turn(missed);
    expect(shaft(missed)).toBe(false);
    const [one] = withRole(missed, 'party');
    if (one === undefined) throw new Error('nobody there');
    one.at = { l: 0, x: 27, y: 11 };
    turn(missed);
    expect(shaft(missed)).toBe(true);
    expect(squad(missed, 'Boiler').every(({ alert }) => alert === 'unaware')).toBe(true);
    one.at = { l: 3, x: 31, y: 8 };
    turn(missed);
    expect(squad(missed, 'Boiler').every(({ alert }) => alert === 'alert')).toBe(true);
  });

  it('a slave who got away is of the squad’s side, and shows on its map who guards the others, with the scouts after him', () => {
    const game = adventure('escaped-slave', 50);
    turn(game);
    const [slave] = withRole(game, 'escaped');
    expect([slave?.side, slave?.captive, slave?.carries]).toEqual([0, null, []]);
    const shown = game.state.things.flatMap((thing) => (thing.kind === 'sighting' ? [thing.name] : []));
    expect(shown).toHaveLength(6);
    expect(shown.every((name) => name.startsWith('Slave guard'))).toBe(true);
    expect(orderOf(game, 'Scouts')).toBe('go village');
    const scouts = [...squad(game, 'Scouts'), ...squad(game, 'Watcher')];
    expect(scouts.map(({ alert }) => alert)).toEqual(['alert', 'alert', 'alert', 'alert']);
  });

  it('at dusk each side may spot the other; who has not stays unaware, and where nobody has, a turn passes', () => {
    const alarms = ({ state }: TestGame) => state.script.alarms.filter((alarm) => alarm.endsWith('-seen'));
    // Recon of 70 and of 40 on 1D100, coolness on 2D6.
    const both = adventure('mole-people', 40);
    turn(both);
    expect([alarms(both), textsOf(both, 'panic')]).toEqual([['scouts-seen', 'squad-seen'], []]);
    const squadOnly = adventure('mole-people', 41);
    turn(squadOnly);
    expect(alarms(squadOnly)).toEqual(['scouts-seen']);
    expect(squad(squadOnly, 'Scouts').every(({ alert }) => alert === 'unaware')).toBe(true);
    const nobody = adventure('mole-people', 71);
    turn(nobody);
    expect(alarms(nobody)).toEqual([]);
    turn(nobody);
    turn(nobody);
    expect(squad(nobody, 'Scouts').every(({ alert }) => alert === 'alert')).toBe(true);
    expect(textsOf(nobody, 'panic')).toEqual([]);
  });

  it('where both have seen each other, or a shot falls, they have a phase to fire in before they run', () => {
    const game = adventure('mole-people', 40);
    const orders = () => [orderOf(game, 'Scouts'), orderOf(game, 'Watcher')];
    play(game, scriptPhase(game));
    expect(orders()).toEqual(['free', 'free']);
    play(game, scriptPhase(game));
    expect(orders()).toEqual(['fall-back entrances', 'fall-back entrances']);
  });

  it('of four scouts who see the squad one stays and three go home, where they give the alarm; a shot sends the fourth', () => {
    const game = adventure('mole-people', 99);
    for (const one of withRole(game, 'party')) one.seen = 2;
    turn(game);
    expect([orderOf(game, 'Scouts'), orderOf(game, 'Watcher')]).toEqual(['approach entrances', 'hold-fire']);
    expect(game.state.script.alarms).not.toContain('mine');
    for (const one of squad(game, 'Scouts')) one.at = { l: 0, x: 30, y: 6 };
    turn(game);
    expect(game.state.script.alarms).toContain('mine');
    game.state.script.fired = true;
    turns(game, 2);
    expect(orderOf(game, 'Watcher')).toBe('fall-back entrances');
  });
});

describe('twilight/adventures/destroying', () => {
  const camp = () => {
    const game = adventure('shutterbug', 1);
    const film = game.setup.goods[0];
    const [one, other] = withRole(game, 'party');
    if (film === undefined || one === undefined || other === undefined) throw new Error('no film');
    return { game, one, other, film: { ...film, reloading: 0, on: false, spares: [] } };
  };

  it('a blast at the tent destroys the film in its footlocker; it counts once somebody leaves', () => {
    const { game, one } = camp();
    noteBlast(game, { at: { l: 0, x: 22, y: 14 }, concussion: 10 });
    expect(game.state.caches).toEqual([false]);
    noteBlast(game, { at: { l: 0, x: 23, y: 14 }, concussion: 10 });
    expect(game.state.caches).toEqual([true]);
    expect(textsOf(game, 'spoiled')).toEqual(['The film is destroyed.']);
    turn(game);
    expect(game.state.script.reached).toEqual(['no-helicopter']);
    one.condition = 'gone';
    turn(game);
    expect(game.state.script.reached).toEqual(['no-helicopter', 'film']);
  });

  it('whoever has it destroys it with an action, and nobody has it any more; other things cannot be destroyed so', () => {
    const { game, one, film } = camp();
    const spoils = (person: Person) =>
      kindOf('search')
        .options(game, person, null)
        .filter(({ id }) => id.startsWith('search:spoil:'));
    expect(spoils(one)).toEqual([]);
    one.carries.push(film);
    expect(spoils(one).map(({ label }) => label)).toEqual(['Destroy The film']);
    play(game, kindOf('search').perform(game, one, answerOf(`search:spoil:${film.id}`)));
    expect([one.carries.includes(film), spoils(one)]).toEqual([false, []]);
    turn(game);
    expect(game.state.script.reached).toEqual(['no-helicopter']);
  });

  it('in the fog only those who see the tent hear of it, and know that nothing is in it any more', () => {
    const { game } = camp();
    for (const one of game.state.people) one.alert = one.side === 1 ? 'alert' : 'unaware';
    noteBlast(game, { at: { l: 0, x: 23, y: 14 }, concussion: 10 });
    expect(game.events.find(({ kind }) => kind === 'spoiled')?.to).toEqual([1]);
    const cachesOf = (viewer: number | null) => knownState(game.setup, game.state, viewer).caches;
    expect([cachesOf(0), cachesOf(1), cachesOf(null)]).toEqual([[false], [true], [false]]);
    const countersOf = (viewer: number) => knownState(game.setup, game.state, viewer).script.counters;
    expect([countersOf(0), countersOf(1)]).toEqual([{}, { 'spoiled:The film': 1 }]);
    // Whoever comes to look finds out, and knows it from then on.
    const [scout] = withRole(game, 'party');
    Object.assign(scout ?? {}, { at: { l: 0, x: 23, y: 14 }, alert: 'alert' });
    expect(cachesOf(0)).toEqual([true]);
    lookAgain(game);
    Object.assign(scout ?? {}, { at: null });
    expect([cachesOf(0), cachesOf(null)]).toEqual([[true], [false]]);
  });

  it('what one side has taken out of a chest the other does not know, and nobody takes it twice', () => {
    const { game, one } = camp();
    for (const other of game.state.people) if (other.side === 1) other.alert = 'unaware';
    one.at = { l: 0, x: 23, y: 14 };
    const search = () => play(game, kindOf('search').perform(game, one, answerOf('search:cache:0')));
    search();
    search();
    const films = () => one.carries.filter(({ name }) => name === 'The film').length;
    expect([films(), game.state.caches]).toEqual([1, [true]]);
    one.at = { l: 0, x: 6, y: 27 };
    const cachesOf = (viewer: number) => knownState(game.setup, game.state, viewer).caches;
    expect([cachesOf(0), cachesOf(1)]).toEqual([[true], [false]]);
    one.at = { l: 0, x: 23, y: 14 };
    search();
    search();
    expect(films()).toBe(1);
  });

  it('in the fog an objective that was reached behind a side’s back shows only when what is left is found', () => {
    const played = (isBurnt: boolean) => {
      const { game } = camp();
      for (const one of game.state.people) one.alert = one.side === 1 ? 'alert' : 'unaware';
      if (isBurnt) noteBlast(game, { at: { l: 0, x: 23, y: 14 }, concussion: 10 });
      turn(game);
      return game;
    };
    const seen = (game: TestGame) => {
      const known = knownState(game.setup, game.state, 0);
      const told = game.events.filter(({ to }) => to === undefined || to.includes(0));
      return JSON.stringify([known, view(game.setup, known, 0), told]);
    };
    const [burnt, whole] = [played(true), played(false)];
    expect(burnt.state.script.reached).toEqual(['no-helicopter']);
    expect(seen(burnt)).toBe(seen(whole));
    // A scout who comes there finds what is left, and the squad knows from then on.
    const [scout] = withRole(burnt, 'party');
    Object.assign(scout ?? {}, { at: { l: 0, x: 23, y: 15 }, alert: 'alert' });
    burnt.events.length = 0;
    lookAgain(burnt);
    turn(burnt);
    expect(burnt.events.filter(({ to }) => to?.includes(0)).map(({ text }) => text)).toEqual([
      'The film is destroyed: what is left of it lies there.',
      'It is done before the helicopter comes. 15 points.',
    ]);
    const { script, things } = knownState(burnt.setup, burnt.state, 0);
    expect([script.reached, things.some(({ kind }) => kind === 'ashes')]).toEqual([['no-helicopter'], true]);
  });

  it('in the fog nobody hears of an objective by the fall of somebody unseen, before he is seen to lie there', () => {
    const played = (isDead: boolean) => {
      const game = adventure('castle-keep', 1);
      for (const one of game.state.people) Object.assign(one, { seen: 0, seenThisPhase: 0 });
      const [warlord] = withRole(game, 'warlord');
      if (warlord === undefined) throw new Error('no warlord');
      if (isDead) warlord.condition = 'dead';
      turn(game);
      return { game, warlord };
    };
    const seen = ({ game }: ReturnType<typeof played>) => {
      const known = knownState(game.setup, game.state, 0);
      const told = game.events.filter(({ to }) => to === undefined || to.includes(0));
      return JSON.stringify([known.script, view(game.setup, known, 0).goal, told]);
    };
    const [dead, alive] = [played(true), played(false)];
    expect(dead.game.setup.hidden).toBe(true);
    expect(dead.game.state.script.reached).toEqual(['warlord']);
    expect(seen(dead)).toBe(seen(alive));
    dead.warlord.seenThisPhase = 1;
    turn(dead.game);
    dead.warlord.seenThisPhase = 0;
    turn(dead.game);
    expect(knownState(dead.game.setup, dead.game.state, 0).script.reached).toEqual(['warlord']);
    expect(textsOf(dead.game, 'script').filter((text) => text.includes('points'))).toHaveLength(1);
  });

  it.each([
    ['abandoned-lighthouse', 'Boats', 1, ['gun', 'generators']],
    ['passing-of-the-flame', 'Armor', 1, []],
    ['passing-of-the-flame', 'Tankers', 8, ['tankers']],
  ] as const)('in the fog nobody hears what a wreck out of sight was good for, before it is seen: %s, %s', (...row) => {
    const [id, what, count, reached] = row;
    const played = (isWrecked: boolean) => {
      const game = adventure(id, 1);
      const vehicles = game.state.vehicles.filter((one) => one.squad === what).slice(0, count);
      for (const one of game.state.vehicles) Object.assign(one, { seen: 0, seenThisPhase: 0 });
      if (isWrecked) for (const one of vehicles) one.condition = 'wreck';
      turn(game);
      return { game, vehicles };
    };
    const seen = ({ game }: ReturnType<typeof played>) => {
      const known = knownState(game.setup, game.state, 0);
      // That they go off brings about other things, which are heard.
      const told = game.events.filter(({ to, text }) => to?.includes(0) !== false && text.includes('points'));
      return JSON.stringify([known.script, view(game.setup, known, 0).goal, told]);
    };
    const [wrecked, whole] = [played(true), played(false)];
    const { game, vehicles } = wrecked;
    expect([game.setup.hidden, vehicles.length]).toEqual([true, count]);
    expect([game.state.script.reached, game.state.script.points[0]]).toEqual([reached, reached.length === 0 ? 5 : 0]);
    expect(seen(wrecked)).toBe(seen(whole));
    for (const one of vehicles) one.seenThisPhase = 1;
    turn(game);
    for (const one of vehicles) one.seenThisPhase = 0;
    turn(game);
    const { script } = knownState(game.setup, game.state, 0);
    expect([script.reached, script.points]).toEqual([game.state.script.reached, game.state.script.points]);
    const heard = textsOf(game, 'script').filter((text) => text.includes('points'));
    expect(heard).toHaveLength(Math.max(1, reached.length));
  });

  it('what lies on the ground is destroyed by a blast as well', () => {
    const { game, film } = camp();
    game.state.things.push({ kind: 'dropped', id: 't9', known: 1, at: { l: 0, x: 5, y: 5 }, items: [film] });
    noteBlast(game, { at: { l: 0, x: 5, y: 5 }, concussion: 10 });
    expect(textsOf(game, 'spoiled')).toHaveLength(1);
  });
});

describe('twilight/adventures: break-off thresholds', () => {
  it('twilight/adventures/weekend: a team withdraws with half of it down, the others stay', () => {
    const game = adventure('weekend', 6);
    drop(squad(game, 'North'), 2);
    turn(game);
    expect(orderOf(game, 'North')).not.toContain('fall-back');
    drop(squad(game, 'North'), 3);
    drop(squad(game, 'South'), 3);
    turn(game);
    expect(['North', 'South', 'East'].map((name) => orderOf(game, name).split(' ')[0])).toEqual(['fall-back', 'fall-back', 'approach']); // biome-ignore format: one line
  });

  it('twilight/adventures/urban-renewal: the boss has enough with two bodyguards and half of the others down', () => {
    const game = adventure('urban-renewal');
    drop(withRole(game, 'bodyguard'), 2);
    drop(withRole(game, 'hidden'), 7);
    turn(game);
    expect(orderOf(game, 'Bodyguard')).toBe('hold-fire');
    drop(withRole(game, 'hidden'), 8);
    turn(game);
    expect(orderOf(game, 'Bodyguard')).toBe('fall-back east-hole');
  });

  it('twilight/adventures/urban-renewal: it has failed when the payment goes off with the others, or stays behind', () => {
    for (const how of ['stolen', 'left', 'carried'] as const) {
      const game = adventure('urban-renewal', 99);
      const [carrier, ...others] = withRole(game, 'party');
      const [boss] = withRole(game, 'boss');
      if (carrier === undefined || boss === undefined) throw new Error('nobody there');
      const payment = carrier.carries.filter(({ name }) => name === 'The payment');
      expect(payment).toHaveLength(1);
      if (how !== 'carried') carrier.carries = carrier.carries.filter((item) => !payment.includes(item));
      if (how === 'stolen') {
        boss.carries.push(...payment);
        Object.assign(boss, { condition: 'gone', at: null });
      } else for (const one of [carrier, ...others]) Object.assign(one, { condition: 'gone', at: null });
      turn(game);
      const text = game.state.script.ended?.text ?? '';
      expect(text.startsWith('The payment is lost')).toBe(how !== 'carried');
      expect(game.state.script.reached.includes('payment')).toBe(how === 'carried');
      if (how !== 'carried') expect(game.state.script.ended?.winners).toEqual([1]);
    }
  });

  it('twilight/adventures/stripped-station: marauders who have lost half run', () => {
    const game = adventure('stripped-station', 1);
    drop(squad(game, 'Off duty'), 11);
    turn(game);
    expect(orderOf(game, 'Sentries')).toBe('free');
    drop(squad(game, 'Sentries'), 1);
    turn(game);
    expect(orderOf(game, 'Sentries')).toBe('fall-back away-east');
  });
});

describe('twilight/adventures/shutterbug: the helicopter', () => {
  it('comes in from off the map in turn forty with eight, and not before; the film is then no longer early', () => {
    const game = adventure('shutterbug', 1);
    const landed = (): number => squad(game, 'GRU').filter(({ at }) => at !== null).length;
    turns(game, 39);
    expect(landed()).toBe(0);
    expect(textsOf(game, 'script')).not.toContain('A helicopter comes in over the trees.');
    turn(game);
    expect(landed()).toBe(8);
    expect(orderOf(game, 'GRU')).toBe('assault centre');
    expect(textsOf(game, 'script')).toContain('A helicopter comes in over the trees.');
    const film = game.setup.goods[0];
    if (film === undefined) throw new Error('no film');
    withRole(game, 'party')[0]?.carries.push({ ...film, reloading: 0, on: false, spares: [] });
    turn(game);
    expect(game.state.script.reached).toEqual(['in-hand']);
  });
  it('the film is off the map with whoever has it, not with another who leaves', () => {
    const game = adventure('shutterbug', 1);
    const film = game.setup.goods[0];
    const [one, other] = withRole(game, 'party');
    if (film === undefined || one === undefined || other === undefined) throw new Error('no film');
    one.carries.push({ ...film, reloading: 0, on: false, spares: [] });
    other.condition = 'gone';
    turn(game);
    expect(game.state.script.reached).not.toContain('film');
    one.condition = 'gone';
    turn(game);
    expect(game.state.script.reached).toContain('film');
  });
});
