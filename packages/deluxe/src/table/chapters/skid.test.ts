import { endOf, makePose } from '@hardtop/geometry';
import { describe, expect, it } from 'vitest';
import { CRASH_TABLE_1 } from '../../catalog/crash-table-1.ts';
import { CRASH_TABLE_2 } from '../../catalog/crash-table-2.ts';
import { Duel } from '../../testing/duel.ts';
import { severity } from '../queries/crash-tables.ts';
import { fishtailMotion, skidMotion, spoilAim } from './skid.ts';

const bystander = {
  speed: 50,
  x: 30,
  y: -40,
  damage: { weapons: { 'mg-front': { shots: 0 }, 'mg-front-2': { shots: 0 } } },
} as const;

describe('deluxe/IV.7/skid', () => {
  it('deluxe/IV.7/skid: a trivial skid slides a quarter inch the old way, then three quarters along the nose', () => {
    const motion = skidMotion(makePose(0, 0, 900), 0, 1, 1, 1);
    expect(endOf(makePose(0, 0, 900), motion)).toEqual(makePose(-0.75, 0.25, 900));
  });

  it('deluxe/IV.7/skid: on a half-move never more than half an inch', () => {
    expect(endOf(makePose(0, 0, 0), skidMotion(makePose(0, 0, 0), 900, 4, 0.5, 1))).toEqual(makePose(-0.5, 0, 0));
  });

  it('deluxe/IV.7/skid: comes with the next move, along the heading before the maneuver, and leaves no maneuver', () => {
    // Bend at 60 mph from handling 0: needs 3, rolls 1; Crash Table 1: 1 + 1 = 2, a minor skid.
    const duel = new Duel([{ speed: 60, handling: 0 }, bystander], { dice: [1, 1] })
      .until(0, 'maneuver')
      .say(0, 'bend left');
    const before = duel.car(0).pose;
    expect(duel.car(0).pending?.crash).toMatchObject({ kind: 'skid', name: 'minor' });
    duel.until(0, 'maneuver');
    expect(
      duel.match.events.filter((event) => event.kind === 'move' && event.about === 'v1').map((event) => event.text),
    ).toEqual(['Stinger 1: bend left.', 'Stinger 1 skids: minor.']);
    const after = duel.car(0).pose;
    expect(after.h).toBe(before.h);
    // Half an inch north, half an inch along the nose (45 degrees left).
    expect(after.x - before.x).toBeCloseTo(-0.354, 2);
    expect(after.y - before.y).toBeCloseTo(0.854, 2);
    expect(duel.car(0).aimedFire).toBe(-6);
  });

  it('deluxe/IV.7/skid: a severe one costs each tire two points and forbids aimed fire', () => {
    const duel = new Duel([{ speed: 60, handling: 0 }, bystander], { dice: [1, 3] })
      .until(0, 'maneuver')
      .say(0, 'bend left')
      .until(0, 'maneuver');
    expect(duel.car(0).tires.map(({ dp }) => dp)).toEqual([4, 4, 4, 4]);
    expect(duel.car(0).aimedFire).toBe('none');
  });

  it('deluxe/V.2/skid-penalty: lasts for the rest of the turn, the harder one counting', () => {
    const duel = new Duel([{ speed: 10 }, bystander]);
    const car = duel.car(0);
    spoilAim(car, -6);
    spoilAim(car, -3);
    expect(car.aimedFire).toBe(-6);
    duel.finishTurn();
    expect(duel.car(0).aimedFire).toBe(0);
  });
});

describe('deluxe/IV.7/fishtail', () => {
  it('deluxe/IV.7/fishtail: to the left the tail swings left about the right front corner', () => {
    const end = endOf(makePose(0, 0, 0), fishtailMotion({ pose: makePose(0, 0, 0), counter: 'car' }, 'left', 15));
    expect(end.h).toBe(3450);
    expect(end.x).toBeLessThan(0);
  });

  it('deluxe/IV.7/fishtail: after a hazard, and the car may still maneuver', () => {
    // Debris ahead: four tire dice, then the hazard: handling -2 at 60 mph needs 2, rolls 1; Table 2: 1 + 1 = minor, odd is left.
    const duel = new Duel([{ speed: 60, handling: -1 }, bystander], {
      dice: [1, 1, 1, 1, 1, 1, 1],
      junk: [{ kind: 'debris', x: 0.125, y: 1.375 }],
    });
    duel.until(0, 'maneuver').say(0, 'straight');
    expect(duel.car(0).pending?.fishtail).toMatchObject({ side: 'left', result: { name: 'minor' } });
    duel.until(0, 'maneuver');
    expect(duel.car(0).pose.h).toBe(3450);
    expect(duel.car(0).aimedFire).toBe(-3);
    expect(duel.asked(0).options().length).toBeGreaterThan(1);
  });
});

describe('deluxe/IV.7/crash-timing', () => {
  it('deluxe/IV.7/crash-timing: of two results waiting for one move the worse counts', () => {
    const rows1 = CRASH_TABLE_1.map(({ result }) =>
      severity({ fishtail: null, crash: result, heading: 0, maneuver: null, side: null }),
    );
    expect([...rows1].sort((a, b) => a - b)).toEqual(rows1);
    const tail = severity({
      fishtail: { result: CRASH_TABLE_2[0].result, side: 'left' },
      crash: null,
      heading: 0,
      maneuver: null,
      side: null,
    });
    expect(tail).toBeLessThan(rows1[0] ?? 0);
  });
});
