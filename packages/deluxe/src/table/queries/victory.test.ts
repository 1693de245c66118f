import { describe, expect, it } from 'vitest';
import { STOCK_FIELDED } from '../../garage/fielded/stock-fielded.ts';
import { Duel } from '../../testing/duel.ts';
import { isArmed, isMobile, isOut } from './out.ts';

const unarmed = { weapons: { 'mg-front': { hits: 3 }, 'mg-front-2': { hits: 3 } } };

describe('deluxe/hardtop/victory', () => {
  it('deluxe/hardtop/victory: a car that can neither move nor fire is out', () => {
    const duel = new Duel([{ damage: { plant: 99, ...unarmed } }, {}]);
    expect(isOut(duel.car(0))).toBe(true);
    expect(duel.match.outcome).toMatchObject({ kind: 'win', winners: [1] });
  });

  it('deluxe/hardtop/victory: immobile but armed, or disarmed but driving, still counts', () => {
    const duel = new Duel([{ damage: { plant: 99 } }, { speed: 30, damage: unarmed }]);
    expect([isMobile(duel.car(0)), isArmed(duel.car(0))]).toEqual([false, true]);
    expect([isMobile(duel.car(1)), isArmed(duel.car(1))]).toEqual([true, false]);
    expect(duel.match.outcome).toBeNull();
  });

  it('deluxe/hardtop/victory: a passenger beside the dead driver may fire and so is not out', () => {
    const crew = [{ role: 'driver' as const }, { role: 'passenger' as const }];
    const { id: _, ...car } = STOCK_FIELDED[0];
    const duel = new Duel([
      { car: { ...car, crew, weapons: [...car.weapons] }, damage: { plant: 99, crew: [3, 0] } },
      {},
    ]);
    expect([isMobile(duel.car(0)), isArmed(duel.car(0))]).toEqual([false, true]);
    expect(duel.match.outcome).toBeNull();
  });

  it('deluxe/hardtop/victory: with nobody left who can fight it is a draw', () => {
    const wreck = { damage: { plant: 99, ...unarmed } };
    expect(new Duel([wreck, wreck]).match.outcome).toMatchObject({ kind: 'draw', winners: [] });
  });

  it('deluxe/hardtop/turn-limit: the limit makes a draw', () => {
    const duel = new Duel([{ x: -40 }, { x: 40 }], {
      turnLimit: 2,
      map: { minX: -50, minY: -50, maxX: 50, maxY: 50, pillars: [{ x: 0, y: 0, length: 60, width: 1 }] },
    });
    for (let i = 0; i < 50 && duel.match.outcome === null; i++) duel.finishTurn();
    expect(duel.match.outcome).toMatchObject({ kind: 'draw', rule: 'deluxe/hardtop/turn-limit' });
  });

  it('deluxe/hardtop/concession: with more than two sides the one who gives up is out and the rest play on', () => {
    const duel = new Duel([{ x: -20 }, { x: 0 }, { x: 20 }]);
    duel.match.resign(1);
    duel.finishTurn();
    expect(duel.car(1).surrendered).toBe(true);
    expect(duel.match.outcome).toBeNull();
  });
});
