// All the hands.

import { BIKERS } from './bikers.ts';
import { BOOK_FORMS } from './book-forms.ts';
import { BRITISH } from './british.ts';
import { CAPITALS } from './capitals.ts';
import { EIGHTH_ROUND } from './eighth-round.ts';
import { ELEVENTH_ROUND } from './eleventh-round.ts';
import { FIFTH_ROUND } from './fifth-round.ts';
import { FORUM } from './forum.ts';
import { FOURTH_ROUND } from './fourth-round.ts';
import { LISTS } from './lists.ts';
import { MAGAZINE } from './magazine.ts';
import { NEWSLETTER } from './newsletter.ts';
import { NINTH_ROUND } from './ninth-round.ts';
import { ODDITIES } from './oddities.ts';
import { PILOTS } from './pilots.ts';
import { REGISTRAR } from './registrar.ts';
import { SECOND_ROUND } from './second-round.ts';
import { SEVENTH_ROUND } from './seventh-round.ts';
import { SIXTH_ROUND } from './sixth-round.ts';
import { TENTH_ROUND } from './tenth-round.ts';
import { TERSE } from './terse.ts';
import { THIRD_ROUND } from './third-round.ts';
import { TRUCKERS } from './truckers.ts';
import { TYPISTS } from './typists.ts';
import type { HandWritten } from './written.ts';

export const HANDS: Readonly<Record<string, readonly HandWritten[]>> = {
  bikers: BIKERS,
  'published lines': BOOK_FORMS,
  british: BRITISH,
  capitals: CAPITALS,
  'eighth round': EIGHTH_ROUND,
  'eleventh round': ELEVENTH_ROUND,
  'fifth round': FIFTH_ROUND,
  forum: FORUM,
  'fourth round': FOURTH_ROUND,
  lists: LISTS,
  magazine: MAGAZINE,
  newsletter: NEWSLETTER,
  'ninth round': NINTH_ROUND,
  oddities: ODDITIES,
  pilots: PILOTS,
  registrar: REGISTRAR,
  'second round': SECOND_ROUND,
  'seventh round': SEVENTH_ROUND,
  'sixth round': SIXTH_ROUND,
  'tenth round': TENTH_ROUND,
  terse: TERSE,
  'third round': THIRD_ROUND,
  truckers: TRUCKERS,
  typists: TYPISTS,
};
