import type { Question, QuestionOption } from '@hardtop/kernel';

/** Fewer places than this are a list like any other. */
const MANY = 7;

/** An option that only says where to go. */
function isPlace({ at, place, group, params, preview }: QuestionOption): boolean {
  if (place !== undefined) return true;
  const ghost = preview?.ghosts?.[0];
  if (at !== undefined || group !== undefined || params.length > 0 || ghost === undefined) return false;
  return ghost.path === undefined && preview?.chances === undefined;
}

/** The many places of a question: they are chosen on the board, which shows them better than a list does. */
export function cellsOf({ options }: Question): readonly QuestionOption[] {
  const places = options.filter(isPlace);
  return places.length < MANY ? [] : places;
}
