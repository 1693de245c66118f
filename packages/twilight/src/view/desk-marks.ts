// The journey as a strip: how far along the route what was met.

import type { DeskMark } from '@hardtop/campaign';
import { scopeOf } from '../campaign/amendments.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { CampaignState, Entry, KnownSettlement, PartyEncounter } from '../campaign/state.ts';
import type { Leg, RoutePoint } from '../travel/route.ts';
import { metTitle } from './card.ts';

export function marksOf({ state, entries }: Campaign): readonly DeskMark[] {
  const met = entries.flatMap((entry) => entry.met.flatMap((one) => metMark(state, entry, one)));
  const rows = rowsOfPlaces(entries);
  const places = Object.values(state.settlements).flatMap((known) => placeMark(state, known, rows));
  return [...met, ...places].sort((a, b) => a.km - b.km || a.row - b.row);
}

/** From the start of the route. */
function kmAt(route: readonly Leg[], { leg, km }: RoutePoint): number {
  return route.slice(0, leg).reduce((sum, one) => sum + one.km, 0) + km;
}

/** A village is marked as the settlement that it is. */
function metMark({ route }: CampaignState, { row, to }: Entry, one: PartyEncounter): readonly DeskMark[] {
  const { encounter, settlement } = one;
  if (encounter.kind === 'none' || to === undefined || settlement !== undefined) return [];
  return [{ km: kmAt(route, to), kind: encounter.kind, title: metTitle(encounter), row }];
}

function placeMark(
  { route }: CampaignState,
  { id, found, settlement }: KnownSettlement,
  rows: ReadonlyMap<string, number>,
): readonly DeskMark[] {
  const leg = route.findIndex((one) => one.settlement?.id === id);
  const at = found ?? (leg < 0 ? null : { leg: leg + 1, km: 0 });
  if (at === null) return [];
  return [{ km: kmAt(route, at), kind: 'settlement', title: settlement.name, row: rows.get(settlement.path) ?? 0 }];
}

/** In which row each settlement was first come upon, by the path of its rolls. */
function rowsOfPlaces(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  for (const { row, rolls, met } of entries) {
    for (const { path } of rolls) {
      const scope = path.startsWith('settlement/') ? scopeOf(path) : null;
      if (scope !== null && !rows.has(scope)) rows.set(scope, row);
    }
    for (const { encounter } of met) {
      const path = encounter.kind === 'item' ? encounter.item.settlement?.path : undefined;
      if (path !== undefined) rows.set(path, row);
    }
  }
  return rows;
}
