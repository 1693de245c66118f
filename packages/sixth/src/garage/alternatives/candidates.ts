// What might help against a problem, the smallest change first; which of it does help is tried elsewhere.

import type { Card } from '../../catalog/card.ts';
import { CARD_IDS, CARDS, type CardId, HAND_CANNON } from '../../catalog/cards.ts';
import { TRACKS } from '../../catalog/dashboard.ts';
import { GAME_SIZES, SIZE_IDS } from '../../catalog/game-sizes.ts';
import type { Design } from '../design/design.ts';
import type { Edit } from '../design/edit.ts';
import { type Fitted, fittedOf, isFreeCopied, placesFor } from '../design/fitted.ts';
import { costOf } from '../figures/cost.ts';
import { PLACE_NAMES } from '../figures/texts.ts';
import type { SixthProblem } from '../problems/problem.ts';

export interface Candidate {
  readonly label: string;
  readonly edit: Edit;
}
type Candidates = Iterable<Candidate>;

const isCard =
  (card: Card) =>
  (one: CardId): boolean =>
    CARDS[one].id === card.id;

/** Cards of the same sort, nearest in price first, the cheaper before the dearer. */
function likeIt(card: Card): readonly CardId[] {
  const same = CARD_IDS.filter((id) => {
    const { type, subtype, set } = CARDS[id];
    const isSort = type === card.type && (type !== 'crew' || subtype === card.subtype);
    return isSort && id !== HAND_CANNON && !isCard(card)(id) && (set === 'core' || card.set !== 'core');
  });
  const far = (id: CardId): number => Math.abs(CARDS[id].cost - card.cost) + (CARDS[id].cost > card.cost ? 0.5 : 0);
  return [...same].sort((a, b) => far(a) - far(b));
}

const takeOut = ({ card, place, index }: Fitted): Candidate => ({
  label: `Take the ${card.name} off the ${PLACE_NAMES[place]}`,
  edit: { kind: 'remove', place, index },
});

function* otherPlaces({ card, place, index }: Fitted): Candidates {
  for (const to of placesFor(card))
    if (to !== place)
      yield { label: `Put the ${card.name} on the ${PLACE_NAMES[to]}`, edit: { kind: 'move', place, index, to } };
}

/** A pair becomes a pair. */
function swapEdit(design: Design, { card, place, index }: Fitted, id: CardId): Edit {
  const swap: Edit = { kind: 'swap', place, index, card: id };
  const second = design.cards[place].findIndex((other, i) => i !== index && isCard(card)(other));
  if (!isFreeCopied(card) || isFreeCopied(CARDS[id]) || second < 0) return swap;
  return { kind: 'several', edits: [swap, { kind: 'remove', place, index: second }] };
}

function* swaps(design: Design, one: Fitted): Candidates {
  for (const id of likeIt(one.card))
    yield {
      label: `Have a ${CARDS[id].name} instead of the ${one.card.name} on the ${PLACE_NAMES[one.place]}`,
      edit: swapEdit(design, one, id),
    };
}

/** The usual sizes that are larger, and one of exactly what it costs. */
function* largerSizes(design: Design): Candidates {
  const { bp, cp } = costOf(design);
  for (const id of SIZE_IDS) {
    const size = GAME_SIZES[id];
    if (size.bp > design.size.bp || size.cp > design.size.cp)
      yield { label: `Build it for a ${id} game (${size.bp} BP, ${size.cp} CP)`, edit: { kind: 'size', size } };
  }
  const fits = { bp: Math.max(bp, design.size.bp), cp: Math.max(cp, design.size.cp) };
  yield { label: `Build it for a game of ${fits.bp} BP and ${fits.cp} CP`, edit: { kind: 'size', size: fits } };
}

/** What saves just enough comes first. */
function* savings(design: Design, points: 'bp' | 'cp'): Candidates {
  const all = fittedOf(design).filter(({ card }) => card.cost > 0);
  const paid = all.filter(({ card }) => (points === 'bp') === ['weapon', 'structure', 'accessory', 'upgrade'].includes(card.type)); // biome-ignore format: one list
  const over = costOf(design)[points] - design.size[points];
  const spare = ({ card }: Fitted): number => (card.cost < over ? Number.POSITIVE_INFINITY : card.cost - over);
  for (const one of [...paid].sort((a, b) => spare(a) - spare(b))) {
    for (const id of likeIt(one.card))
      if (one.card.cost - CARDS[id].cost >= over) {
        yield {
          label: `Have a ${CARDS[id].name} instead of the ${one.card.name} on the ${PLACE_NAMES[one.place]}`,
          edit: swapEdit(design, one, id),
        };
        break;
      }
    if (one.card.type !== 'crew') yield takeOut(one);
  }
}

function* newCrew(role: 'driver' | 'gunner'): Candidates {
  for (const card of CARD_IDS)
    if (CARDS[card].type === 'crew' && CARDS[card].subtype === role)
      yield { label: `Take on a ${CARDS[card].name}`, edit: { kind: 'add', place: 'crew', card } };
}

function* armorWays({ size }: Design): Candidates {
  const ap = Math.min(TRACKS.armor, Math.max(1, size.ap));
  yield { label: `Build it with ${ap} armor points`, edit: { kind: 'size', size: { ap } } };
}

function* forCard(design: Design, one: Fitted, problem: SixthProblem): Candidates {
  yield* otherPlaces(one);
  if (problem.code === 'dear-weapon') yield* largerSizes(design);
  yield takeOut(one);
  yield* swaps(design, one);
}

function* forBuild(design: Design, { code }: SixthProblem): Candidates {
  if (code === 'armor-points') yield* armorWays(design);
  if (code === 'no-driver') yield* newCrew('driver');
  if (code === 'no-gunner') yield* newCrew('gunner');
  if (code === 'over-build') yield* savings(design, 'bp');
  if (code === 'over-crew') yield* savings(design, 'cp');
  yield* largerSizes(design);
}

export function candidatesFor(design: Design, problem: SixthProblem): Candidates {
  const { blame } = problem;
  const one = fittedOf(design).find(({ place, index }) => place === blame?.place && index === blame.index);
  return one === undefined ? forBuild(design, problem) : forCard(design, one, problem);
}
