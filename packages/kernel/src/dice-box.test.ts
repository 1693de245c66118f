import { expect, it } from 'vitest';
import { DiceBox } from './dice-box.ts';

const PLAN = { script: [], after: 'seed' } as const;
const SEEDS = { seed: 'box' };

/** The same box from its state, through JSON. */
const again = (box: DiceBox) => new DiceBox(PLAN, JSON.parse(JSON.stringify(box.state())), box.rolled, SEEDS);

it('dice that were taken back do not fall again, secret ones neither, also not from a rest point', () => {
  const secretly = (box: DiceBox) => box.take(8, 6, [1]);
  const first = secretly(DiceBox.fresh(PLAN, SEEDS));
  const box = DiceBox.fresh(PLAN, SEEDS);
  box.reseed('3');
  const twin = again(box);
  const fallen = secretly(box);
  expect(fallen).not.toEqual(first);
  expect(secretly(twin)).toEqual(fallen);
  expect(secretly(again(twin))).toEqual(secretly(box));
});
