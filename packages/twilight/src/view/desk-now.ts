// The one screen of the desk: when and where it is, what is around, who is there, what can be done.

import type { DeskAction, DeskFact, DeskLeg, DeskNow, DeskPlace } from '@hardtop/campaign';
import { sizeWords } from '../campaign/arrival.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Pin } from '../campaign/pins.ts';
import type { Row } from '../campaign/rows.ts';
import type { CampaignState } from '../campaign/state.ts';
import { insideOf, settlementsHere } from '../campaign/visit.ts';
import { TERRAIN_NAMES } from '../catalog/terrains.ts';
import { TERRITORY_MEANING } from '../encounters/place-words.ts';
import { clockText, dateOn, dateText, PERIODS_PER_DAY, timeOfDay } from '../travel/clock.ts';
import { figure } from '../travel/party.ts';
import { isAtEnd, type Leg, legAt, placeText, type RoutePoint } from '../travel/route.ts';
import { territoryName } from '../travel/territory.ts';
import { adventureOffers } from './desk-adventure.ts';
import { battleOffers } from './desk-battle.ts';
import { hereOffers } from './desk-here.ts';
import { marksOf } from './desk-marks.ts';
import type { Offer } from './desk-offer.ts';
import { nextActivity, periodOffers } from './desk-period.ts';
import { noteOffer, roadOffers, showOffer } from './desk-road.ts';
import { rostersOf } from './desk-roster.ts';
import { stockOffers } from './desk-stock.ts';
import { stuckText } from './desk-stuck.ts';
import { rowTitle } from './desk-words.ts';
import { counted } from './names.ts';

export function offersOf(campaign: Campaign): readonly Offer[] {
  const { state } = campaign;
  return [
    ...periodOffers(state),
    ...hereOffers(state),
    ...battleOffers(campaign),
    ...adventureOffers(campaign),
    ...stockOffers(state.party),
    ...roadOffers(state),
    noteOffer(),
    showOffer(state),
  ];
}

export function nowOf(campaign: Campaign): DeskNow {
  const { journal, state } = campaign;
  const { clock, party, route } = state;
  const actions: readonly DeskAction[] = offersOf(campaign).map(({ action }) => action);
  return {
    name: journal.opening.name,
    date: dateText(dateOn(journal.opening.date, clock.day)),
    clock: clockText(clock),
    period: clock.period,
    periods: PERIODS_PER_DAY,
    isNight: timeOfDay(clock) === 'night',
    where: whereOf(state),
    inside: insideOf(state)?.settlement.name ?? null,
    stop: stuckText(state),
    around: aroundOf(state),
    legs: route.map((leg, i) => legOf(state, leg, i)),
    marks: marksOf(campaign),
    party: party.name,
    rosters: rostersOf(party),
    places: placesOf(state),
    actions,
    fights: state.fights,
    next: nextActivity(state),
    last: titleOf(state, journal.rows.at(-1)),
    amendment: titleOf(
      state,
      journal.rows.findLast(({ kind }) => kind === 'amend'),
    ),
  };
}

function titleOf({ settlements }: CampaignState, row: Row | undefined): string | null {
  return row === undefined ? null : rowTitle(row, (id) => settlements[id]?.settlement.name);
}

function whereOf(state: CampaignState): string {
  const inside = insideOf(state);
  return inside === null ? placeText(state.route, state.place) : `in ${inside.settlement.name}`;
}

function aroundOf(state: CampaignState): readonly DeskFact[] {
  const { route, place, pins } = state;
  const leg = legAt(route, place);
  const inside = insideOf(state);
  return [
    inside === null
      ? { text: `${TERRAIN_NAMES[leg.terrain]}${leg.road ? ', on a road' : ', off the roads'}.` }
      : { text: `In ${inside.settlement.name}, ${sizeWords(inside.settlement)}: its streets have rolls of their own.` },
    landFact(state),
    ...settlementsHere(state)
      .filter(({ id }) => id !== state.inside)
      .map(({ settlement, visits }) => ({
        text: `${settlement.name}, ${sizeWords(settlement)}, is right here${visits === 0 ? '' : `; visited ${counted(visits, 'time')}`}.`,
      })),
    aheadFact(state),
    ...pins.map((pin) => ({ text: `Pinned: ${pin.name}, ${pinText(pin, route)}.`, secret: true as const })),
  ];
}

function landFact({ territories, place, route }: CampaignState): DeskFact {
  const n = Math.min(place.leg, route.length - 1) + 1;
  const territory = territories[n];
  if (territory === undefined) return { text: 'The land is rolled when the party sets foot on it.', secret: true };
  const { text, rule } = TERRITORY_MEANING[territory];
  return { text: `${territoryName(territory)} territory. ${text}`, rule, secret: true };
}

function aheadFact({ route, place }: CampaignState): DeskFact {
  if (isAtEnd(route, place)) return { text: 'The route is at its end: add legs to go on.' };
  const leg = legAt(route, place);
  const left = figure(leg.km - place.km);
  const to = leg.settlement === null ? `to the end of ${leg.name}` : `to ${leg.settlement.name}`;
  return { text: `${left} km ${to}, ${figure(kmLeft(route, place))} km of the route in all.` };
}

function kmLeft(route: readonly Leg[], place: RoutePoint): number {
  return route.slice(place.leg).reduce((sum, leg) => sum + leg.km, 0) - place.km;
}

function pinText({ at }: Pin, route: readonly Leg[]): string {
  return 'day' in at ? clockText(at) : `${route[at.leg - 1]?.name ?? `leg ${at.leg}`}, km ${figure(at.km)}`;
}

function legOf({ place, territories }: CampaignState, leg: Leg, i: number): DeskLeg {
  const land = territories[i + 1];
  const words = [
    `${figure(leg.km)} km`,
    TERRAIN_NAMES[leg.terrain].toLowerCase(),
    leg.road ? 'road' : 'no road',
    land === undefined
      ? leg.territory === 'roll'
        ? 'land not rolled yet'
        : territoryName(leg.territory).toLowerCase()
      : territoryName(land).toLowerCase(),
  ];
  const done = i < place.leg ? leg.km : i === place.leg ? place.km : 0;
  return { name: leg.name, text: words.join(', '), km: leg.km, done, place: leg.settlement?.name ?? null };
}

function placesOf(state: CampaignState): readonly DeskPlace[] {
  return Object.values(state.settlements)
    .map(({ id, visits, settlement }) => {
      const been = visits === 0 ? 'not visited' : `visited ${counted(visits, 'time')}`;
      return { id, name: settlement.name, text: `${sizeWords(settlement)}, ${been}` };
    })
    .reverse();
}
