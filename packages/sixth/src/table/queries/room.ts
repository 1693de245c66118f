import { CONTACT_SLACK, overlaps } from '@hardtop/geometry';
import type { SixthGame, TokenState } from '../state/state.ts';
import { baseOf, wallsOf } from './outline.ts';
import { tokenShape } from './token-shape.ts';

/** Whether a token finds room where it is to stand: it pushes nothing aside. */
export function hasRoom({ setup, state }: SixthGame, token: TokenState): boolean {
  const shape = token.kind === 'wreck' ? baseOf(token.pose) : tokenShape(token);
  const standing = [
    ...wallsOf(setup),
    ...state.cars.filter(({ out }) => out === null).map(({ pose }) => baseOf(pose)),
    ...state.tokens.filter(({ gone }) => !gone).map(tokenShape),
  ];
  return !standing.some((thing) => overlaps(shape, thing, CONTACT_SLACK));
}
