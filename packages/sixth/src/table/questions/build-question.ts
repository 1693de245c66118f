import {
  type Ask,
  answerOf,
  type Option,
  type Param,
  type Params,
  type Preview,
  startingParams,
} from '@hardtop/kernel';
import { TASTES } from '../../garage/builder/tastes.ts';
import type { Design } from '../../garage/design/design.ts';
import { costOf } from '../../garage/figures/cost.ts';
import { makeStatLine } from '../../garage/notation/make-stat-line.ts';
import { type BuildOffer, buildOffers, designOf, PLANS } from '../queries/builds.ts';
import type { Car, SixthGame } from '../state/state.ts';

const GROUPS = {
  own: 'Your own builds',
  stock: 'Cars that stand ready',
  built: 'Built for you',
  bench: 'Built by you',
} as const;

const PLAN: Param = { name: 'plan', label: 'Plan', min: 1, max: PLANS, step: 1, start: 1 };

const labelOf = (offer: BuildOffer): string =>
  offer.kind === 'own' || offer.kind === 'stock'
    ? offer.design.name
    : offer.kind === 'built'
      ? `A car built by ${TASTES[offer.builder].title}`
      : 'Build one yourself, card by card';

const previewOf = (design: Design | null): Preview =>
  design === null
    ? { text: 'From two rookies on, with all points to spend.' }
    : { text: makeStatLine(design), facts: { ...costOf(design) } };

function optionOf({ setup }: SixthGame, offer: BuildOffer): Option {
  const label = labelOf(offer);
  return {
    id: offer.id,
    label,
    words: [label.toLowerCase()],
    group: GROUPS[offer.kind],
    ...(offer.kind === 'built' && { params: [PLAN] }),
    preview: (params: Params) => previewOf(designOf(setup, offer, params)),
  };
}

/** What the car is built of, before anybody sees what the others have. */
export function buildQuestion(game: SixthGame, car: Car): Ask {
  const options = buildOffers(game.setup, car.seat).map((offer) => optionOf(game, offer));
  const [first] = options;
  return {
    seat: car.seat,
    topic: 'build',
    rule: 'sixth/setup/construction',
    about: car.id,
    prompt: 'Which car do you build? All are laid open when the last has chosen.',
    options: () => options,
    suggested: first === undefined ? undefined : answerOf(first.id, startingParams(first)),
  };
}
