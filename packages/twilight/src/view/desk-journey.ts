// The referee's desk: a journey's file, played and written down.

import type { CampaignForm, PlayedJourney } from '@hardtop/campaign';
import { ok, type Problem, type Result } from '@hardtop/kernel';
import { type JourneyEnd, journeyOf } from '../campaign/journey.ts';
import { makeJson, makeMarkdown, makeText } from './journal-text.ts';
import { seenBy } from './seen.ts';
import { makeSeenJson, makeSeenMarkdown, makeSeenText } from './seen-text.ts';

const END_WORDS = {
  arrived: 'The route is at its end.',
  days: 'The days are over.',
  stranded: 'The party is stranded.',
  dead: 'Nobody is alive.',
  journal: 'Here the journal ends.',
} as const satisfies Record<JourneyEnd, string>;

const REFEREE = { text: makeText, markdown: makeMarkdown, json: makeJson } as const;
const PLAYERS = { text: makeSeenText, markdown: makeSeenMarkdown, json: makeSeenJson } as const;

export function journey(file: unknown): Result<PlayedJourney, readonly Problem[]> {
  const played = journeyOf(file);
  if (!played.ok) return played;
  const { campaign, end } = played.value;
  return ok({
    end: END_WORDS[end],
    problems: campaign.problems,
    write: (form: CampaignForm, eyes: 'referee' | 'players') =>
      eyes === 'referee' ? REFEREE[form](campaign) : PLAYERS[form](seenBy(campaign)),
  });
}
