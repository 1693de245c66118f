import type { MotionRecord } from '@hardtop/kernel';
import type { SixthRule } from '../../rules.ts';
import type { Travelled } from '../queries/travel.ts';
import type { Car, SixthGame } from '../state/state.ts';

/** What is told of a way. */
interface Told {
  readonly rule: SixthRule;
  readonly text: string;
  readonly marks: readonly string[];
  readonly style?: MotionRecord['style'];
}

/** Puts the car and all that it pushed where a way led them. */
export function arrive(game: SixthGame, car: Car, way: Travelled, { rule, text, marks, style = 'drive' }: Told): void {
  const { state } = game;
  const motion = { piece: car.id, path: way.path, style };
  game.emit({ kind: 'drive', rule, about: car.id, text, motion, marks });
  car.pose = way.pose;
  for (const [id, pose] of way.moved) {
    const pushed = [...state.cars, ...state.tokens].find((one) => one.id === id);
    if (pushed === undefined) throw new Error(`nothing is called ${id}`);
    const from = pushed.pose;
    pushed.pose = pose;
    if (!way.popped.includes(id))
      game.emit({
        kind: 'pushed',
        rule: 'kind' in pushed && pushed.kind === 'barrel' ? 'sixth/push/light' : 'sixth/push/heavy',
        about: id,
        text: `${car.name} pushes ${'name' in pushed ? pushed.name : `a ${pushed.kind}`}.`,
        motion: { piece: id, path: [from, pose], style: 'shove' },
        marks: [`push/${'name' in pushed ? 'car' : pushed.kind}`],
      });
  }
  for (const id of way.popped) pop(game, id);
}

/** What is light and squeezed bursts. */
function pop({ state, emit }: SixthGame, id: string): void {
  const token = state.tokens.find((one) => one.id === id);
  if (token === undefined) throw new Error(`nothing is called ${id}`);
  token.gone = true;
  const harm = [{ piece: id, style: 'blast' } as const];
  emit({
    kind: 'popped',
    rule: 'sixth/push/light',
    about: id,
    text: `The ${token.kind} bursts.`,
    harm,
    marks: ['popped'],
  });
}
