// Details of the adventures by the letter of the book.

import { describe, expect, it } from 'vitest';
import { noteBlast } from '../table/chapters/script.ts';
import { concussionOf } from '../table/figures/heavy/explosives.ts';
import { coverAgainst, hasCover } from '../table/queries/cover.ts';
import { metersBetween } from '../table/queries/lines.ts';
import { isAt } from '../table/queries/script.ts';
import { sneak } from '../table/slots/stealth.ts';
import type { Person } from '../table/state/person.ts';
import { areHostile } from '../table/state/state.ts';
import { adventure, orderOf, squad, turn, turns, withRole } from '../testing/adventures.ts';
import { play, type TestGame } from '../testing/fights.ts';

const rangeBetween = ({ setup }: TestGame, some: readonly Person[], others: readonly Person[]): number =>
  Math.min(
    ...some.flatMap(({ at }) =>
      others.map((other) => (at === null || other.at === null ? Number.NaN : metersBetween(setup, at, other.at))),
    ),
  );

describe('twilight/adventures/mole-people: how far off the scouts are', () => {
  it.each([1, 5, 10])(
    '1D10 times ten meters: on a %d, within a square of it, and not before the first phase',
    (face) => {
      for (const id of ['mole-people', 'escaped-slave']) {
        const game = adventure(id, face);
        const scouts = withRole(game, 'scout');
        expect(scouts.map(({ at }) => at)).toEqual([null, null, null, null]);
        turn(game);
        const range = rangeBetween(game, scouts, withRole(game, 'party'));
        expect(Math.abs(range - face * 10)).toBeLessThan(8);
      }
    },
  );
});

describe('twilight/adventures/shutterbug: guards with a recon of 60', () => {
  const knows = ({ state }: TestGame): boolean => state.script.alarms.includes('camp');
  const moveUp = (game: TestGame): void => {
    for (const one of withRole(game, 'party')) one.at = { l: 0, x: 12, y: 23 };
  };

  it('see a scout alone on thirty, in the first turn and in each that he studies the camp after it', () => {
    const seen = adventure('shutterbug', 30);
    turn(seen);
    expect(knows(seen)).toBe(true);
    expect(squad(seen, 'Guards').every(({ alert }) => alert === 'alert')).toBe(true);
    const unseen = adventure('shutterbug', 31);
    turns(unseen, 3);
    expect(knows(unseen)).toBe(false);
    const later = { ...unseen, dice: seen.dice };
    turn(later);
    expect(knows(later)).toBe(true);
  });

  it('and the others on sixty, once, as they move up', () => {
    const seen = adventure('shutterbug', 60);
    turns(seen, 2);
    expect(knows(seen)).toBe(false);
    moveUp(seen);
    turn(seen);
    expect(knows(seen)).toBe(true);
    const unseen = adventure('shutterbug', 61);
    moveUp(unseen);
    turn(unseen);
    const later = { ...unseen, dice: adventure('shutterbug', 1).dice };
    turns(later, 3);
    expect(knows(later)).toBe(false);
  });

  it('and in each turn whoever is among the tents', () => {
    const unseen = adventure('shutterbug', 61);
    for (const one of withRole(unseen, 'party')) one.at = { l: 0, x: 19, y: 13 };
    turns(unseen, 3);
    expect(knows(unseen)).toBe(false);
    const later = { ...unseen, dice: adventure('shutterbug', 60).dice };
    turn(later);
    expect(knows(later)).toBe(true);
  });

  it('twilight/adventures/stealth: no square is a task of the squad’s besides, but for haste', () => {
    const game = adventure('shutterbug', 99);
    const [one] = withRole(game, 'party');
    if (one === undefined) throw new Error('nobody there');
    Object.assign(one, { at: { l: 0, x: 12, y: 13 }, gait: 'crawl' });
    play(game, sneak(game, one));
    const suspicious = () => ['Leader', 'Idle', 'Guards'].flatMap((name) => squad(game, name)).filter(({ alert }) => alert === 'alert'); // biome-ignore format: one line
    expect(suspicious()).toEqual([]);
    one.at = { l: 0, x: 12, y: 12 };
    one.gait = 'run';
    play(game, sneak(game, one));
    expect(suspicious()).toHaveLength(1);
  });
});

describe('twilight/adventures/flesh-peddlers: the stand-off by day', () => {
  it('ten slavers, four of them among the hundred prisoners and six in the saddle, in full light', () => {
    const game = adventure('stand-off');
    const guards = squad(game, 'Guards');
    const prisoners = withRole(game, 'prisoner');
    expect([guards.length, squad(game, 'Riders').length, prisoners.length]).toEqual([4, 6, 100]);
    expect(squad(game, 'Riders').every(({ rides }) => rides !== null)).toBe(true);
    for (const { at } of guards) expect(prisoners.some((one) => one.at?.x === at?.x && one.at?.y === at?.y)).toBe(true);
    expect(game.state.light).toEqual(['full', 'full', 'full', 'full']);
    expect(withRole(game, 'horse')).toHaveLength(14);
  });

  it('they warn and hold their fire until a shot falls', () => {
    const game = adventure('stand-off');
    turns(game, 3);
    expect([orderOf(game, 'Guards'), orderOf(game, 'Riders')]).toEqual(['hold-fire', 'hold-fire']);
    game.state.script.fired = true;
    turn(game);
    expect([orderOf(game, 'Guards'), orderOf(game, 'Riders')]).toEqual(['hold column', 'free']);
  });

  it('one who goes back ends nothing; once all who live are back before a shot they have backed down, and it is over by day', () => {
    for (const hasFired of [false, true]) {
      const game = adventure('stand-off');
      game.state.script.fired = hasFired;
      turn(game);
      const [last, fallen, ...others] = withRole(game, 'party');
      if (last === undefined || fallen === undefined) throw new Error('nobody there');
      for (const one of others) one.at = { l: 0, x: 6, y: 20 };
      turn(game);
      expect(game.state.script.ended).toBeNull();
      fallen.condition = 'dead';
      last.at = { l: 1, x: 19, y: 22 };
      turn(game);
      expect(game.state.script.ended).toBeNull();
      last.at = { l: 0, x: 11, y: 4 };
      turn(game);
      expect(game.state.script.ended !== null).toBe(!hasFired);
    }
  });
});

describe('twilight/adventures/castle-keep: men off duty, and the arsenal', () => {
  it('six lounge in the hall and four talk to the servants at work in the kitchen, awake; ten are in their quarters', () => {
    const game = adventure('castle-keep');
    const off = squad(game, 'Off duty');
    const on = (alert: Person['alert'], people: readonly Person[]): number =>
      people.filter((one) => one.alert === alert).length;
    expect([on('unaware', off), on('asleep', off)]).toEqual([10, 10]);
    expect(off.filter(({ alert }) => alert === 'unaware').every(({ hands, at }) => hands === null && at?.l === 0)).toBe(true); // biome-ignore format: one line
    expect(off.every(({ carries }) => carries.length === 0)).toBe(true);
    const servants = squad(game, 'Household').filter(({ name }) => name.startsWith('Servant'));
    expect([on('unaware', servants), on('asleep', servants)]).toEqual([4, 3]);
    game.state.script.fired = true;
    turns(game, 3);
    expect(on('alert', off)).toBe(20);
    expect(off.every(({ carries }) => carries.some(({ what }) => what === 'mauser'))).toBe(true);
  });

  it('their rifles stand in the rack of their quarters: whoever holds these leaves them without', () => {
    const game = adventure('castle-keep');
    const [one] = withRole(game, 'party');
    const barracks = game.setup.places.find(({ id }) => id === 'barracks');
    if (one === undefined || barracks === undefined) throw new Error('nobody there');
    one.at = { l: barracks.region.l, x: 4, y: 7 };
    game.state.script.fired = true;
    turns(game, 3);
    const off = squad(game, 'Off duty');
    expect(off.every(({ alert, carries }) => alert === 'alert' && carries.length === 0)).toBe(true);
    one.at = null;
    turn(game);
    expect(off.filter(({ carries }) => carries.length > 0)).toHaveLength(20);
  });

  it('holds two mortars with two hundred shells, two dozen sporting rifles and as many pistols, rack by rack', () => {
    const { setup } = adventure('castle-keep');
    const rack = (id: string) =>
      (setup.caches.find((one) => one.id === id)?.goods ?? []).flatMap((good) => setup.goods[good] ?? []);
    const mortars = rack('arsenal-mortars');
    expect(mortars.map(({ what }) => what)).toEqual(['120mm-mortar', '120mm-mortar']);
    const shells = mortars.map(({ loaded, spares }) => spares.reduce((sum, { rounds }) => sum + rounds, loaded));
    expect(shells).toEqual([100, 100]);
    expect(rack('arsenal-racks').map(({ what }) => what)).toEqual(['m60', 'm60', 'm60', 'm60']);
    expect([rack('arsenal-rifles').length, rack('arsenal-pistols').length]).toEqual([24, 24]);
    expect(rack('treasury').filter(({ kind }) => kind === 'small-arm')).toHaveLength(5);
  });
});

describe('twilight/adventures/gday: thirty horses, and the guard on the roof', () => {
  it('all thirty are in the corral, and bolt together', () => {
    const game = adventure('gday');
    const horses = squad(game, 'Horses');
    expect(horses).toHaveLength(30);
    expect(horses.every(({ at }) => at !== null && at.x >= 7 && at.x < 11 && at.y >= 20 && at.y < 23)).toBe(true);
  });

  it('the private on guard knows as soon as the alarm is given, the four who sleep some turns later', () => {
    const game = adventure('gday', 3);
    game.state.script.fired = true;
    turn(game);
    expect(squad(game, 'GRU guard').map(({ alert }) => alert)).toEqual(['alert']);
    expect(squad(game, 'GRU').map(({ alert }) => alert)).toEqual(['asleep', 'asleep', 'asleep', 'asleep']);
    turns(game, 3);
    expect(squad(game, 'GRU').every(({ alert }) => alert === 'alert')).toBe(true);
  });
});

describe('twilight/adventures/urban-renewal: the planks of the catwalk', () => {
  it('cover the legs from below with AV 1, whatever the posture; nothing along the catwalk, and nobody ducks behind them', () => {
    const game = adventure('urban-renewal');
    const [man] = squad(game, 'Catwalk');
    if (man === undefined) throw new Error('nobody there');
    for (const posture of ['standing', 'prone'] as const) {
      man.posture = posture;
      const found = coverAgainst(game, { l: 0, x: 24, y: 20 }, man);
      expect([found?.kind, found?.av, found?.parts]).toEqual(['plank', 1, ['right-leg', 'left-leg']]);
    }
    expect(coverAgainst(game, { l: 1, x: 12, y: 0 }, man)).toBeNull();
    expect(hasCover(game, man)).toBe(false);
  });
});

describe('twilight/adventures/urban-renewal: the working factory', () => {
  it('four workers without arms and two guards in the machine shop, neutral to both; the fence is whole', () => {
    const game = adventure('working-factory');
    const shop = game.setup.places.find(({ id }) => id === 'machine-shop');
    const [workers, guards] = [withRole(game, 'worker'), withRole(game, 'guard')];
    expect([workers.length, guards.length]).toEqual([4, 2]);
    for (const one of [...workers, ...guards]) expect(shop !== undefined && isAt(shop, one.at)).toBe(true);
    expect(workers.every(({ carries }) => carries.length === 0)).toBe(true);
    expect([areHostile(game.state, 2, 0), areHostile(game.state, 1, 2)]).toEqual([false, false]);
    const ways = game.setup.barriers.filter(({ kind, x, y }) => kind === 'gate' && (x === 0 || y === 0) && y < 20);
    expect(ways).toEqual([]);
    expect(game.setup.places.some(({ id }) => id === 'hole')).toBe(false);
  });

  it('once there is shooting the guards are at whoever comes into the shop, and at nobody else', () => {
    const game = adventure('working-factory');
    const [one] = withRole(game, 'party');
    turn(game);
    expect(orderOf(game, 'Factory guards')).toBe('hold machine-shop');
    if (one !== undefined) one.at = { l: 0, x: 6, y: 16 };
    turn(game);
    expect(areHostile(game.state, 2, 0)).toBe(false);
    game.state.script.fired = true;
    turn(game);
    expect([areHostile(game.state, 2, 0), areHostile(game.state, 0, 2), areHostile(game.state, 2, 1)]).toEqual([true, true, false]); // biome-ignore format: one line
  });

  it('two points less for each worker who is lost', () => {
    const game = adventure('working-factory');
    for (const one of withRole(game, 'worker').slice(0, 3)) one.condition = 'dead';
    turn(game);
    expect(game.state.script.points[0]).toBe(-6);
  });
});

describe('twilight/adventures/castle-keep: the arsenal is blown up', () => {
  it('by what is stronger than a grenade', () => {
    const game = adventure('castle-keep');
    const [at] = game.setup.caches.filter(({ id }) => id === 'arsenal-racks').map((one) => one.at);
    if (at === undefined) throw new Error('no arsenal');
    noteBlast(game, { at, concussion: 3 });
    turn(game);
    expect(game.state.script.reached).toEqual([]);
    noteBlast(game, { at, concussion: 10 });
    turn(game);
    expect(game.state.script.reached).toEqual(['arsenal']);
  });
});

describe('twilight/adventures/passing-of-the-flame', () => {
  it('a bunker goes up by a charge of eighteen points, not by less', () => {
    const game = adventure('passing-of-the-flame');
    const at = { l: 0, x: 9, y: 34 };
    noteBlast(game, { at, concussion: concussionOf(17) });
    turn(game);
    expect(game.state.script.reached).toEqual([]);
    noteBlast(game, { at, concussion: concussionOf(18) });
    turns(game, 2);
    expect(game.state.script.reached).toEqual(['bunker']);
  });

  it('all lamps go out with the generator', () => {
    const game = adventure('passing-of-the-flame');
    expect(game.state.lamps.every((lamp) => lamp)).toBe(true);
    noteBlast(game, { at: { l: 0, x: 38, y: 37 }, concussion: 3 });
    turn(game);
    expect(game.state.lamps.some((lamp) => lamp)).toBe(false);
  });

  it('gunners turn out with the others, and the medical people are awake at the hospital', () => {
    const game = adventure('passing-of-the-flame', 2);
    game.state.script.alarms.push('cantonment');
    turns(game, 4);
    const awake = (name: string): number => squad(game, name).filter(({ alert }) => alert === 'alert').length;
    expect([awake('Artillery') > 0, awake('Medical')]).toEqual([true, 10]);
    expect([orderOf(game, 'Artillery'), orderOf(game, 'Medical')]).toEqual(['go depot', 'go hospital']);
  });
});

describe('twilight/adventures/weekend', () => {
  const orders = (game: TestGame): readonly string[] =>
    ['North', 'East', 'South', 'West'].map((name) => orderOf(game, name));

  it('each team comes without a shot until it is seen, hit or in the yard itself', () => {
    const game = adventure('weekend', 99);
    turn(game);
    expect(orders(game)).toEqual(Array.from({ length: 4 }, () => 'approach yard'));
    game.state.script.fired = true;
    for (const one of squad(game, 'East')) one.seen = 0xff;
    const [hit] = squad(game, 'South');
    if (hit !== undefined) hit.condition = 'dead';
    turn(game);
    expect(orders(game)).toEqual(['approach yard', 'assault house', 'assault house', 'approach yard']);
  });

  it('the barn has a small door in the west, double ones in the north and the south, and no window low down', () => {
    const { barriers } = adventure('weekend').setup;
    const doors = barriers.filter(({ kind, x, y }) => ['door', 'gate', 'window'].includes(kind) && x >= 20 && x <= 23 && y >= 13 && y <= 17); // biome-ignore format: one line
    expect(doors.map(({ kind }) => kind).sort()).toEqual(['door', 'gate', 'gate']);
  });
});

describe('twilight/adventures/scoring: allies and people who live there', () => {
  it.each([
    ['mole-people', 'slave', 30],
    ['power-station', 'captive', 12],
    ['castle-keep', 'villager', 10],
    ['passing-of-the-flame', 'partisan', 21],
    ['gday', 'captive', 44],
    ['gday', 'patrol', 4],
  ] as const)('%s: two points less for each %s that is lost, of %i', (id, role, count) => {
    const game = adventure(id);
    const people = withRole(game, role);
    expect(people).toHaveLength(count);
    expect(game.setup.script.filter((one) => one.id.startsWith(`${role}-lost-`))).toHaveLength(count);
    for (const one of people.slice(0, 2)) one.condition = 'dead';
    turn(game);
    expect(game.state.script.points[0]).toBe(-4);
  });
});

describe('twilight/adventures: steeples', () => {
  it.each(['flesh-peddlers', 'stand-off', 'gday'])('%s: the steeple overlooks the place, up a ladder', (id) => {
    const { levels, links } = adventure(id).setup;
    const steeple = levels.findIndex((one) => one.id === 'steeple');
    expect(levels[steeple]?.elevation).toBe(15);
    expect(links.filter(({ to }) => to.l === steeple)).toHaveLength(1);
  });
});
