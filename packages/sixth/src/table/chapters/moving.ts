import type { MotionRecord } from '@hardtop/kernel';
import type { Travelled } from '../queries/travel.ts';
import type { Car, SixthGame } from '../state/state.ts';

/** Puts the car and all that it pushed where a way led them. */
export function arrive(
  game: SixthGame,
  car: Car,
  way: Travelled,
  text: string,
  marks: readonly string[],
  style: MotionRecord['style'] = 'drive',
): void {
  const { state } = game;
  game.emit({
    kind: 'drive',
    rule: 'sixth/round/drive',
    about: car.id,
    text,
    motion: { piece: car.id, path: way.path, style },
    marks,
  });
  car.pose = way.pose;
  for (const [id, pose] of way.moved) {
    const pushed = [...state.cars, ...state.tokens].find((one) => one.id === id);
    if (pushed === undefined) throw new Error(`nothing is called ${id}`);
    const from = pushed.pose;
    pushed.pose = pose;
    if (!way.popped.includes(id))
      game.emit({
        kind: 'pushed',
        rule: 'sixth/push/pushing',
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
