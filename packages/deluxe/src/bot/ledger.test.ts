import { expect, it } from 'vitest';
import { aimsOf } from '../table/queries/arsenal.ts';
import { controlTarget } from '../table/queries/control-table.ts';
import { vehicleOf, type World } from '../table/state/state.ts';
import { Duel } from '../testing/duel.ts';
import { Ledger } from './ledger.ts';

/** Two that look into each other's guns from near by, at these speeds. */
function faceToFace(mine: number, theirs: number): { readonly world: World; readonly ledger: Ledger } {
  const duel = new Duel([
    { x: 0, y: 0, heading: 0, speed: mine },
    { x: 0, y: 4, heading: 180, speed: theirs },
  ]);
  const { setup, state } = duel.match;
  return { world: { setup, state }, ledger: new Ledger({ setup, state }, duel.car(0), duel.car(1)) };
}

/** Enters what a seat would hit the front with. */
function fire({ world, ledger }: ReturnType<typeof faceToFace>, seat: number): void {
  const aim = aimsOf(world, seat, []).find(({ shot }) => shot.weapons.length === 2);
  expect(ledger.enter(world, seat, aim?.shot.id ?? '')).toBe(true);
}

const balanceOf = (fight: ReturnType<typeof faceToFace>, seats: readonly number[]): number => {
  for (const seat of seats) fire(fight, seat);
  return fight.ledger.balance;
};

it('deluxe/V/firing: of two who fire together the faster hurts first, whoever announces it first', () => {
  const faster = balanceOf(faceToFace(15, 10), [0, 1]);
  expect(balanceOf(faceToFace(15, 10), [1, 0])).toBe(faster);
  expect(balanceOf(faceToFace(10, 15), [0, 1])).toBeLessThan(faster);
});

it('deluxe/V/firing: whoever has been hurt in one phase may fire no more in the next', () => {
  const fight = faceToFace(10, 15);
  const together = balanceOf(faceToFace(10, 15), [0, 1]);
  fire(fight, 0);
  fight.world.state.phase++;
  expect(balanceOf(fight, [1])).toBeGreaterThan(together);
});

it('deluxe/IV.6/enemy-fire: who is hit at speed without any grip left may lose control of it', () => {
  const [steady, loose] = [faceToFace(10, 20), faceToFace(10, 20)];
  vehicleOf(loose.world.state, 'v2').status = -6;
  expect(balanceOf(loose, [0])).toBeGreaterThan(balanceOf(steady, [0]));
});

it('deluxe/IV.4/control-table: a roll for control counts by its chance to fail, against who makes it', () => {
  const control = {
    kind: 'control',
    rule: 'deluxe/IV.4/control-table',
    text: '',
    target: controlTarget(-4, 30),
  } as const;
  const balanceAfter = (about: string): number => {
    const { world, ledger } = faceToFace(30, 30);
    ledger.enterControl(world, { ...control, about });
    return ledger.balance;
  };
  expect(balanceAfter('v1')).toBeLessThan(0);
  expect(balanceAfter('v2')).toBeGreaterThan(0);
  expect(balanceAfter('v2')).toBeLessThan(-balanceAfter('v1'));
});
