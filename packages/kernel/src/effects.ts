import type { Play, Reply, Request } from './play.ts';

/** Something that one chapter of the rules sets off in another, as data. */
interface SetOff<Effect> {
  readonly kind: 'set-off';
  readonly effect: Effect;
}

const DONE: Reply = { kind: 'done' };

/** A piece of a chapter: it asks, rolls, and sets things off without knowing the chapter that carries them out. */
export type Chapter<Effect, R = void> = Generator<Request | SetOff<Effect>, R, Reply>;

/** Has an effect carried out, with all that it sets off in its turn, before the next line. */
export function* setOff<Effect>(effect: Effect): Chapter<Effect> {
  yield { kind: 'set-off', effect };
}

/**
 * A piece that is over before it begins. Where a chapter mostly finds nothing to do, a plain function looks first and gives this one
 * back: a generator that is made to end at once is the dearest part of such a look.
 */
export const IDLE = ended();

function ended(): Generator<never, void, Reply> {
  const piece = (function* (): Generator<never, void, Reply> {})();
  piece.next();
  return piece;
}

/** Plays a piece of a chapter; what it sets off is carried out depth-first, each by the piece that `chapterOf` names. */
export function* workOff<Effect, R>(
  piece: Chapter<Effect, R>,
  chapterOf: (effect: Effect) => Chapter<Effect>,
): Play<R> {
  const stack: Chapter<Effect, unknown>[] = [];
  let now: Chapter<Effect, unknown> = piece;
  let step: IteratorResult<Request | SetOff<Effect>, unknown> = piece.next();
  for (;;) {
    if (step.done === true) {
      const setter = stack.pop();
      if (setter === undefined) return step.value as R;
      now = setter;
      step = now.next(DONE);
    } else if (step.value.kind === 'set-off') {
      stack.push(now);
      now = chapterOf(step.value.effect);
      step = now.next();
    } else step = now.next(yield step.value);
  }
}
