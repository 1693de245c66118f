// What keeps the party from going on by itself, in a sentence.

import type { CampaignState } from '../campaign/state.ts';
import { fuelsFor, isMotor } from '../travel/fuel.ts';
import { living, type Party, type Vehicle } from '../travel/party.ts';
import { isAtEnd } from '../travel/route.ts';
import { isDry } from '../travel/travel.ts';
import { listed } from './names.ts';

export function stuckText({ party, route, place }: CampaignState): string | null {
  const people = living(party).length;
  if (people === 0) return 'Nobody is left alive.';
  if (isAtEnd(route, place)) return 'The route is at its end: add legs to go on.';
  const broken = party.vehicles.filter((vehicle) => vehicle.broken);
  if (broken.length > 0) return `${namesOf(broken)} broken down: repaired or left behind, the party can go on.`;
  if (party.vehicles.length > people) return 'There are more vehicles than drivers: leave some behind.';
  const dry = party.vehicles.filter((vehicle) => isMotor(vehicle) && isDry(vehicle) && !canFill(party, vehicle));
  return dry.length === 0 ? null : `${namesOf(dry)} out of fuel: with some more, or without, the party can go on.`;
}

function canFill({ stores }: Party, vehicle: Vehicle): boolean {
  return fuelsFor(vehicle).some((fuel) => stores.fuel[fuel] > 0);
}

function namesOf(vehicles: readonly Vehicle[]): string {
  return `${listed(vehicles.map(({ name }) => name))} ${vehicles.length === 1 ? 'is' : 'are'}`;
}
