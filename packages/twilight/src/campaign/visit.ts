// In a settlement: going in, crossing into another quarter, looking for something to buy, going out.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { URBAN_NAMES } from '../catalog/urban-encounters.ts';
import { motivesText } from '../encounters/motivation.ts';
import { ATTITUDE_MEANING, GOVERNMENT_MEANING, URBAN_MEANING } from '../encounters/place-words.ts';
import { searchFor, speakersIn } from '../encounters/settlement-market.ts';
import { levelWords } from '../encounters/settlement-militia.ts';
import { crossQuarter } from '../encounters/urban.ts';
import { timeOfDay, timePath } from '../travel/clock.ts';
import { bestAt, living } from '../travel/party.ts';
import { attitudeWords, governmentWords, headWords, sizeWords, troubleWords } from './arrival.ts';
import { catchDisease, everyone } from './day.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState, KnownSettlement } from './state.ts';
import { type Step, tell, whisper } from './step.ts';

/** Settlements the party stands before: found here, or at the end of the leg just finished. */
export function settlementsHere(state: CampaignState): readonly KnownSettlement[] {
  const { leg, km } = state.place;
  const ended = km === 0 ? state.route[leg - 1]?.settlement?.id : undefined;
  return Object.values(state.settlements).filter(
    ({ id, found }) => id === ended || (found !== null && found.leg === leg && found.km === km),
  );
}

export function stepVisit(step: Step, state: CampaignState, row: RowOf<'visit'>): Result<CampaignState, Problem> {
  const here = settlementsHere(state);
  const known = here.find(({ id }) => id === row.settlement);
  if (known === undefined) {
    const message = `The party is not before ${state.settlements[row.settlement]?.settlement.name ?? 'such a settlement'}.`;
    return err({ code: 'settlement', message, legal: here.map(({ id }) => id) });
  }
  if (state.inside === known.id) return err({ code: 'settlement', message: 'The party is inside already.' });
  step.scopes.add(known.settlement.path);
  const visits = known.visits + 1;
  tellSettlement(step, state, known, visits);
  const path = `visit/${known.id}-${visits}/disease`;
  const party = catchDisease(step, path, state.party, 'settlement', everyone(state.party), state.clock.day);
  const settlements = { ...state.settlements, [known.id]: { ...known, visits } };
  return ok({ ...state, party, settlements, inside: known.id, quarters: 0 });
}

function tellSettlement(step: Step, state: CampaignState, { settlement }: KnownSettlement, visits: number): void {
  const { name, militia, attitude, government, ruler, captor, languages, rumor } = settlement;
  const time = timeOfDay(state.clock);
  const again = visits === 1 ? '' : `, visit ${visits}`;
  tell(step, `${name}, ${sizeWords(settlement)}${again}.`, {
    rule: 'twilight/settlements/size',
  });
  tell(step, attitudeWords(settlement), { rule: ATTITUDE_MEANING[attitude].rule });
  tell(step, governmentWords(settlement), { rule: GOVERNMENT_MEANING[government].rule });
  tell(step, headWords(settlement), { rule: GOVERNMENT_MEANING[government].rule });
  if (ruler !== undefined)
    whisper(step, `What drives ${settlement.head}: ${motivesText(ruler)}.`, 'twilight/referee/motivation');
  if (captor !== undefined)
    tell(step, `Held by ${captor === 'marauders' ? 'marauders' : 'a military unit'}.`, {
      rule: 'twilight/settlements/captive',
    });
  whisper(
    step,
    `Armed ${militia.armed}: ${militia.arms.join(' and ')} arms${militia.heavyWeapons ? ', some heavy weapons' : ''}.`,
    'twilight/settlements/militia',
  );
  tell(step, `Of the armed ${levelWords(militia)}.`, {
    rule: 'twilight/settlements/militia',
    secret: true,
    reconstructed: 'B-14h',
  });
  tell(step, `Under arms now ${militia.ready[time]}, all within ${militia.musterHours} h.`, {
    rule: 'twilight/settlements/readiness',
    secret: true,
    ...(militia.musterReconstructed ? { reconstructed: 'B-14c' } : {}),
  });
  tell(step, troubleWords(settlement), { rule: 'twilight/settlements/crisis' });
  tell(step, `They say: ${rumor}`, { rule: 'twilight/referee/languages', reconstructed: 'B-15b' });
  const speakers = speakersIn(state.party, languages);
  const who = speakers.fluent.length > 0 ? speakers.fluent.join(', ') : 'nobody of the party';
  const are = languages.length === 1 ? 'is' : 'are';
  tell(step, `${languages.join(', ')} ${are} spoken; ${who} can speak with them.`, {
    rule: 'twilight/referee/languages',
  });
}

export function stepQuarter(step: Step, state: CampaignState, row: RowOf<'quarter'>): Result<CampaignState, Problem> {
  const known = insideOf(state);
  if (known === null)
    return err({ code: 'settlement', message: 'Only inside a settlement are there quarters to cross.' });
  const quarters = state.quarters + 1;
  const where = row.to === '' ? 'another quarter' : row.to;
  tell(step, `To ${where} of ${known.settlement.name}, by ${timeOfDay(state.clock)}.`, {
    rule: 'twilight/urban/frequency',
  });
  throughStreets(step, state, known, `visit/${known.id}-${known.visits}/quarter-${quarters}`);
  return ok({ ...state, quarters });
}

/** One roll in the streets, and whoever is met there. */
export function throughStreets(step: Step, state: CampaignState, { settlement }: KnownSettlement, path: string): void {
  const people = living(state.party);
  const watcher = { people: people.length, rcn: bestAt(people, 'RCN') };
  const inTown = crossQuarter(step.ctx, path, settlement, timeOfDay(state.clock), watcher);
  step.streets.push(inTown);
  const { text, rule } = URBAN_MEANING[inTown.encounter];
  if (inTown.encounter === 'none') tell(step, text, { rule });
  else
    tell(step, `In the streets of ${settlement.name}: ${URBAN_NAMES[inTown.encounter]}. ${text}`, {
      rule,
      stops: true,
    });
}

export function stepLeave(step: Step, state: CampaignState): Result<CampaignState, Problem> {
  const known = insideOf(state);
  if (known === null) return err({ code: 'settlement', message: 'The party is in no settlement.' });
  tell(step, `Away from ${known.settlement.name}.`);
  return ok({ ...state, inside: null });
}

/** In a settlement by its size, elsewhere from people met. */
export function stepBuy(step: Step, state: CampaignState, row: RowOf<'buy'>): Result<CampaignState, Problem> {
  const known = insideOf(state);
  const serial = state.serial + 1;
  const market = known?.settlement.size ?? 'encounter';
  const search = searchFor(step.ctx, `${timePath(state.clock)}/search-${serial}`, market, row.scarcity);
  const outcome = search.success ? 'is to be had' : 'is not to be had';
  tell(step, `${row.item} ${outcome}.`, { rule: 'twilight/referee/availability' });
  return ok({ ...state, serial });
}

export function insideOf(state: CampaignState): KnownSettlement | null {
  return state.inside === null ? null : (state.settlements[state.inside] ?? null);
}
