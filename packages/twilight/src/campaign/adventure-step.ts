// An adventure is begun, marched to and given up; the fight it leads into is a fight like any other.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { STAGED_ADVENTURES } from '../catalog/adventure-staging.ts';
import { living } from '../travel/party.ts';
import { isAtEnd, type Leg } from '../travel/route.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell } from './step.ts';

const RULE = 'twilight/adventures/march';
/** Nobody walks farther in a day. */
const MOST_KM_A_DAY = 60;

/** What a fight of an adventure is called in the journal. */
export const adventurePart = (id: string): string => `adventure/${id}`;

export function stepAdventure(
  step: Step,
  state: CampaignState,
  row: RowOf<'adventure'>,
): Result<CampaignState, Problem> {
  const { adventure: open } = state;
  if (row.adventure === null) {
    if (open === null) return err({ code: 'adventure', message: 'No adventure has begun.', rule: RULE });
    tell(step, `${STAGED_ADVENTURES[open.id].title} is given up.`, { rule: RULE, stops: true });
    return ok({ ...state, adventure: null });
  }
  if (living(state.party).length === 0)
    return err({ code: 'adventure', message: 'Nobody in the party is alive.', rule: RULE });
  if (open !== null) {
    const { title } = STAGED_ADVENTURES[open.id];
    return err({
      code: 'adventure',
      message: `${title} is not over yet.`,
      rule: RULE,
      legal: ['play it', 'give it up'],
    });
  }
  const { title, march } = STAGED_ADVENTURES[row.adventure];
  tell(step, march === 0 ? `${title} begins.` : `${title} begins: ${daysOf(march)} of march.`, {
    rule: RULE,
    stops: true,
  });
  const adventure = { id: row.adventure, left: march, since: state.clock.day };
  return ok({ ...state, adventure, route: march === 0 ? state.route : wayThere(state, march) });
}

const daysOf = (days: number): string => (days === 1 ? 'a day' : `${days} days`);

/** Who stands at the end of his route has a way there all the same. */
function wayThere({ route, place }: CampaignState, days: number): readonly Leg[] {
  if (!isAtEnd(route, place)) return route;
  const leg: Leg = {
    name: 'The march',
    km: days * MOST_KM_A_DAY,
    terrain: 'clear',
    road: false,
    territory: 'cantonment',
    settlement: null,
  };
  return [...route, leg];
}

/** A day on which the party was on its way brings it nearer. */
export function marchedOn(step: Step, state: CampaignState): CampaignState['adventure'] {
  const { adventure, today } = state;
  if (adventure === null || adventure.left === 0 || !today.travelled) return adventure;
  const left = adventure.left - 1;
  const { title } = STAGED_ADVENTURES[adventure.id];
  const text = left === 0 ? `The march is over: ${title} lies ahead.` : `${daysOf(left)} of march left.`;
  tell(step, text.charAt(0).toUpperCase() + text.slice(1), left === 0 ? { rule: RULE, stops: true } : { rule: RULE });
  return { ...adventure, left };
}
