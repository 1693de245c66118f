// A match's report as the desk's form takes it in: wounds by part, rounds that are left, who fell, what lies on the field.

import type { FormValues, FoughtOut } from '@hardtop/campaign';
import type { ReportEntry, ReportItem } from '@hardtop/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { carriedName } from '../characters/carried.ts';
import { BODY_PARTS } from '../characters/character.ts';
import type { Party } from '../travel/party.ts';
import { peopleValues, vehicleValues } from './desk-battle.ts';

/** Lines of the others that the journal keeps. */
const MOST_LINES = 60;

export function aftermathOf({ party }: CampaignState, fought: FoughtOut): FormValues {
  const { report, outcome, part } = fought;
  const bySource = new Map(report.entries.flatMap((entry) => (entry.design === null ? [] : [[entry.design, entry]])));
  const ours = new Set(bySource.values());
  const others = report.entries.filter((entry) => !ours.has(entry));
  const isWon = outcome.kind === 'win' && others.length > 0 && isOurs(report.entries, ours, outcome.winners);
  const loot = isWon ? lootOf(others) : [];
  return {
    part,
    people: peopleAfter(party, bySource),
    vehicles: vehiclesAfter(party, bySource),
    ammunition: [],
    goods: loot,
    others: others.slice(0, MOST_LINES).map(lineOf).join('\n'),
    reason: `${outcome.reason} ${report.length}.`.slice(0, 500),
  };
}

/** A winner's seat is one at which somebody of the party sat. */
function isOurs(entries: readonly ReportEntry[], ours: ReadonlySet<ReportEntry>, winners: readonly number[]): boolean {
  return entries.some((entry) => ours.has(entry) && entry.seat !== null && winners.includes(entry.seat));
}

type BySource = ReadonlyMap<string, ReportEntry>;

function peopleAfter(party: Party, bySource: BySource): readonly FormValues[] {
  return peopleValues(party).flatMap((values): readonly FormValues[] => {
    const entry = bySource.get(String(values.name));
    if (entry === undefined) return [];
    const [person] = entry.people;
    const isDead = person?.fate === 'dead';
    return [
      {
        ...values,
        wounds: woundsIn(entry),
        arms: armsIn(entry),
        grenades: sumOf(entry, 'grenade'),
        rads: sumOf(entry, 'rads'),
        dead: isDead ? (entry.notes[0] ?? 'Killed in a fight') : '',
      },
    ];
  });
}

/** What is gone of each part; the whole body, where there are no parts. */
function woundsIn({ items }: ReportEntry): string {
  const taken = ({ now, full }: ReportItem) => full - now;
  return items
    .filter((item) => item.kind === 'wounds' && taken(item) > 0)
    .map((item) => {
      const part = BODY_PARTS.find((one) => item.id === one);
      return `${part === undefined ? 'body' : part.replaceAll('-', ' ')} ${taken(item)}`;
    })
    .join(', ');
}

/** `what#n`: several of one kind have ids of their own. */
function weaponIn(item: ReportItem): string {
  return item.id.split('#')[0] ?? item.id;
}

function armsIn(entry: ReportEntry): string {
  const weapons = entry.items.filter(({ kind }) => kind === 'weapon');
  if (weapons.length === 0) return 'unarmed';
  return weapons
    .map((item) => {
      const loads = entry.items.find(({ id, kind }) => kind === 'ammunition' && id === `${item.id}/loads`)?.now ?? 0;
      const loaded = item.full === 0 ? '' : ` (${item.now})`;
      return `${weaponIn(item)}${loaded}${loads === 0 ? '' : ` x${loads}`}`;
    })
    .join(', ');
}

function sumOf({ items }: ReportEntry, kind: string): number {
  return items.filter((item) => item.kind === kind).reduce((sum, { now }) => sum + now, 0);
}

function vehiclesAfter(party: Party, bySource: BySource): readonly FormValues[] {
  return vehicleValues(party).flatMap((values): readonly FormValues[] => {
    const entry = bySource.get(String(values.name));
    if (entry === undefined) return [];
    const fuel = entry.items.find(({ kind }) => kind === 'fuel');
    const liters = Number(values.liters);
    const left = fuel === undefined || fuel.full === 0 ? liters : Math.round((liters * fuel.now * 10) / fuel.full) / 10;
    return [
      {
        ...values,
        broken: entry.fate === 'broken' || values.broken === true,
        lost: entry.fate === 'lost',
        liters: left,
      },
    ];
  });
}

/** Arms of those who were left on the field. */
function lootOf(others: readonly ReportEntry[]): readonly FormValues[] {
  const counts = new Map<string, number>();
  for (const { fate, items } of others) {
    if (fate !== 'lost' && fate !== 'broken') continue;
    for (const item of items.filter(({ kind }) => kind === 'weapon')) {
      const name = carriedName(weaponIn(item));
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

function lineOf({ name, fate, people, notes }: ReportEntry): string {
  const fates = people.map((person) => person.fate).filter((one) => one !== 'unhurt');
  return `${name}: ${[...new Set([...fates, ...notes, ...(fates.length === 0 ? [fate] : [])])].join(', ')}`;
}
