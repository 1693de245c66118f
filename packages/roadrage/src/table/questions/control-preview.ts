import type { Preview } from '@hardtop/kernel';
import { CONTROL } from '../../catalog/maneuvers.ts';
import { exactlyOn2d6 } from '../queries/chances.ts';
import { type ControlTest, chanceOf, keepsControl, skidLength } from '../queries/control.ts';
import { facingRow } from '../queries/facing.ts';
import { drivingSkillOf } from '../queries/figures.ts';
import { squaresOf } from '../queries/words.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

const DIE = [1, 2, 3, 4, 5, 6] as const;

interface ChanceOfEnd {
  readonly label: string;
  readonly chance: number;
}

/** How a lost roll may end: skids by length, what the final facing leaves, and turning over. */
function failures(game: RoadGame, vehicle: Vehicle, chance: number, sd: number): readonly ChanceOfEnd[] {
  const shares = new Map<string, number>();
  const add = (label: string, share: number): void => {
    shares.set(label, (shares.get(label) ?? 0) + share);
  };
  let lost = 0;
  for (let total = 2; total < CONTROL.criticalFailure; total++) {
    if (total <= chance) continue;
    lost += exactlyOn2d6(total);
    add(`skids ${squaresOf(skidLength(chance - total))}`, exactlyOn2d6(total));
  }
  const skill = drivingSkillOf(game, vehicle);
  for (const die of DIE) add(ENDS[facingRow(game, die - skill + sd).outcome], lost / DIE.length);
  add('turns over', exactlyOn2d6(CONTROL.criticalFailure));
  return [...shares].filter(([, share]) => share > 0).map(([label, share]) => ({ label, chance: share }));
}

const ENDS = {
  continue: 'then goes on',
  loseTen: 'then loses 10 mph',
  half: 'then goes on at half speed',
  halt: 'then stands, turned round',
} as const;

/** The parts of a preview that a control roll gives. */
export function controlPreview(
  game: RoadGame,
  vehicle: Vehicle,
  test: ControlTest,
): Pick<Preview, 'chances' | 'target' | 'modifiers' | 'spread'> & { readonly odds: string } {
  const { chance, sd, modifiers, needed } = chanceOf(game, vehicle, test);
  const keeps = keepsControl(game, vehicle, test);
  const chances = [{ label: 'keeps control', chance: keeps }];
  if (!needed) {
    const because = 'not too fast';
    return { chances, target: { kind: 'automatic', because, rule: test.rule }, odds: 'safe at this speed' };
  }
  const spread = failures(game, vehicle, chance, sd);
  const target = { kind: 'need', base: CONTROL.base, modifiers, need: chance, atMost: true } as const;
  return { chances, target, modifiers, spread, odds: `at most ${chance} on two dice` };
}
