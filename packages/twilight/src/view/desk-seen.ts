// The players' view for a page: what `seenBy` gives, in words.

import type { DeskRoster, SeenCampaign } from '@hardtop/campaign';
import { FOODS } from '../catalog/food.ts';
import { clockText, dateText } from '../travel/clock.ts';
import { figure } from '../travel/party.ts';
import { foodWord } from './desk-opening.ts';
import { counted } from './names.ts';
import type { PlayersView, SeenParty } from './seen.ts';

export function seenView({ name, date, clock, where, party, settlements, entries }: PlayersView): SeenCampaign {
  return {
    name,
    date: dateText(date),
    clock: clockText(clock),
    where,
    party: party.name,
    rosters: seenRosters(party),
    places: settlements.map(
      (one) =>
        `${one.name}, ${one.size.toLowerCase()}${one.visits === 0 ? '' : `, visited ${counted(one.visits, 'time')}`}`,
    ),
    entries: entries.map(({ row, at, where: place, lines }) => ({ row, when: clockText(at), where: place, lines })),
  };
}

function seenRosters({ people, vehicles, fuel, stores }: SeenParty): readonly DeskRoster[] {
  const rosters: readonly DeskRoster[] = [
    {
      title: 'People',
      lines: people.map(({ name, state }) =>
        state === 'well' ? { name, text: state } : { name, text: state, bad: true },
      ),
    },
    {
      title: 'Vehicles',
      lines: vehicles.map(({ name, fuel: tank, broken }) =>
        broken ? { name, text: `${tank}, broken down`, bad: true as const } : { name, text: tank },
      ),
    },
    { title: 'Fuel in all', lines: counts(fuel, 'l') },
    {
      title: 'Food',
      lines: FOODS.filter((food) => stores.food[food] > 0).map((food) => ({
        name: foodWord(food),
        text: `${figure(stores.food[food])} kg`,
      })),
    },
    { title: 'Ammunition', lines: counts(stores.ammunition, 'rounds') },
    { title: 'Other goods', lines: counts(stores.goods, '') },
  ];
  return rosters.filter(({ lines }) => lines.length > 0);
}

function counts(amounts: Readonly<Record<string, number>>, unit: string): DeskRoster['lines'] {
  return Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => ({ name, text: `${figure(amount)} ${unit}`.trim() }));
}
