import { OBSTACLES } from '../../catalog/obstacles.ts';
import { type Car, type EliminationKind, type SixthGame, wreckId } from '../state/state.ts';

const WORDS: Readonly<Record<EliminationKind, string>> = {
  crew: 'has lost its crew',
  flip: 'has flipped over',
  power: 'has no power left',
  concession: 'gives up',
};

/** The player is out, and a wreck lies where the car was. */
export function eliminate({ setup, state, emit }: SixthGame, car: Car, how: EliminationKind): void {
  if (car.out !== null) return;
  car.out = { round: state.round, how };
  car.points = 0;
  const { wreck } = OBSTACLES;
  const durability = setup.variants.wrecksBreak ? (wreck.durabilityFaceUp ?? null) : wreck.durability;
  state.tokens.push({ id: wreckId(car), kind: 'wreck', pose: car.pose, damage: 0, durability, gone: false });
  emit({
    kind: 'eliminated',
    rule: how === 'concession' ? 'sixth/hardtop/concession' : 'sixth/damage/elimination',
    about: car.id,
    outcome: 'bad',
    text: `${car.name} ${WORDS[how]} and is a wreck.`,
    harm: [{ piece: car.id, style: 'blast' }],
    marks: [`elimination/${how}`],
  });
}
