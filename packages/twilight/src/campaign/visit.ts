// In a settlement: going in, crossing into another quarter, looking for something to buy, going out.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { ATTITUDE_NAMES } from '../catalog/settlement-attitude.ts';
import { CRISIS_NAMES } from '../catalog/settlement-crisis.ts';
import { SETTLEMENT_NAMES } from '../catalog/settlement-size.ts';
import { URBAN_NAMES } from '../catalog/urban-encounters.ts';
import { GOVERNMENT_NAMES } from '../catalog/urban-government.ts';
import { motivesText } from '../encounters/motivation.ts';
import { ATTITUDE_MEANING, GOVERNMENT_MEANING, URBAN_MEANING } from '../encounters/place-words.ts';
import { searchFor, speakersIn } from '../encounters/settlement-market.ts';
import { levelWords } from '../encounters/settlement-militia.ts';
import { crossQuarter, type InTown } from '../encounters/urban.ts';
import { timeOfDay, timePath } from '../travel/clock.ts';
import { bestAt, living } from '../travel/party.ts';
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
    const message = `The party is not before ${state.settlements[row.settlement]?.settlement.name ?? row.settlement}.`;
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
  const { name, size, population, militia, attitude, government, crisis, ruler, captor, languages } = settlement;
  const time = timeOfDay(state.clock);
  const again = visits === 1 ? '' : `, visit ${visits}`;
  tell(step, `${name}, a ${SETTLEMENT_NAMES[size].toLowerCase()} of about ${population}${again}.`, {
    rule: 'twilight/settlements/size',
  });
  tell(step, `${ATTITUDE_NAMES[attitude]}: ${ATTITUDE_MEANING[attitude].text}`, {
    rule: ATTITUDE_MEANING[attitude].rule,
  });
  tell(step, `${GOVERNMENT_NAMES[government]}: ${GOVERNMENT_MEANING[government].text}`, {
    rule: GOVERNMENT_MEANING[government].rule,
  });
  if (ruler !== undefined) whisper(step, `Who rules: ${motivesText(ruler)}.`, 'twilight/referee/motivation');
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
  tell(step, `Trouble: ${CRISIS_NAMES[crisis].toLowerCase()}.`, { rule: 'twilight/settlements/crisis' });
  const speakers = speakersIn(state.party, languages);
  const who = speakers.fluent.length > 0 ? speakers.fluent.join(', ') : 'nobody of the party';
  const are = languages.length === 1 ? 'is' : 'are';
  tell(step, `${languages.join(', ')} ${are} spoken; ${who} can speak with them.`, {
    rule: 'twilight/referee/languages',
  });
}

interface QuarterCrossing {
  readonly state: CampaignState;
  readonly inTown: InTown;
}

export function stepQuarter(step: Step, state: CampaignState, row: RowOf<'quarter'>): Result<QuarterCrossing, Problem> {
  const known = insideOf(state);
  if (known === null)
    return err({ code: 'settlement', message: 'Only inside a settlement are there quarters to cross.' });
  const quarters = state.quarters + 1;
  const people = living(state.party);
  const watcher = { people: people.length, rcn: bestAt(people, 'RCN') };
  const path = `visit/${known.id}-${known.visits}/quarter-${quarters}`;
  const inTown = crossQuarter(step.ctx, path, known.settlement, timeOfDay(state.clock), watcher);
  const where = row.to === '' ? 'another quarter' : row.to;
  tell(step, `To ${where} of ${known.settlement.name}, by ${inTown.time}.`, { rule: 'twilight/urban/frequency' });
  const { text, rule } = URBAN_MEANING[inTown.encounter];
  tell(step, inTown.encounter === 'none' ? text : `${URBAN_NAMES[inTown.encounter]}. ${text}`, { rule });
  return ok({ state: { ...state, quarters }, inTown });
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
