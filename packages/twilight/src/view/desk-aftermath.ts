// A match's report as the desk's form takes it in: wounds by part, rounds that are left, who fell, what lies on the field.

import type { FormValues, FoughtOut } from '@hardtop/campaign';
import type { ReportEntry, ReportItem } from '@hardtop/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { carriedName, magazineOf } from '../characters/carried.ts';
import { BODY_PARTS } from '../characters/character.ts';
import type { Party } from '../travel/party.ts';
import { peopleValues, vehicleValues } from './desk-battle.ts';

/** Lines of the others that the journal keeps. */
const MOST_LINES = 60;

export function aftermathOf({ party }: CampaignState, fought: FoughtOut): FormValues {
  const { report, outcome, part } = fought;
  const bySource = new Map(report.entries.flatMap((entry) => (entry.design === null ? [] : [[entry.design, entry]])));
  const ours = new Set(bySource.values());
  const others = report.entries.filter((entry) => !ours.has(entry) && !isHerd(entry));
  const isWon = outcome.kind === 'win' && others.length > 0 && isOurs(report.entries, ours, outcome.winners);
  const left = isWon ? others.filter(isLeft) : [];
  const own = [...ours].filter(({ fate }) => isWon || fate !== 'lost');
  return {
    part,
    people: peopleAfter(party, bySource),
    vehicles: vehiclesAfter(party, bySource),
    ammunition: roundsOf(left, own),
    goods: goodsOf(left, own),
    ...beastsIn(isWon ? report.entries.filter(isHerd) : []),
    others: [...own.filter(isTroubled), ...others].slice(0, MOST_LINES).map(lineOf).join('\n'),
    reason: `${outcome.reason} ${report.length}.`.slice(0, 500),
  };
}

/** Of our own the referee has to know who is held, and who is dying. */
const isTroubled = ({ notes }: ReportEntry): boolean => notes.includes('captive') || notes.includes('dying');

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

type Counts = Map<string, number>;

const add = (counts: Counts, name: string, count: number): void => {
  if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count);
};
const listed = (counts: Counts): readonly FormValues[] => [...counts].map(([name, count]) => ({ name, count }));

/** What lies on the field when it is won: of who fell there, and what nobody drove off. */
const isLeft = ({ fate, notes, items }: ReportEntry): boolean =>
  isVehicle(items) ? fate !== 'lost' && !notes.includes(LEFT) : fate === 'lost' || fate === 'broken';
const isHerd = ({ items }: ReportEntry): boolean => items.some(({ kind }) => kind === 'beast');
const isVehicle = (items: readonly ReportItem[]): boolean => items.some(({ kind }) => kind === 'fuel');
/** As the report says of whoever is gone. */
const LEFT = 'left the field';

/** Arms, grenades and vehicles that were left there; and what our own people have come for. */
function goodsOf(left: readonly ReportEntry[], ours: readonly ReportEntry[]): readonly FormValues[] {
  const counts: Counts = new Map();
  for (const { items, name } of left) {
    if (isVehicle(items)) add(counts, name, 1);
    for (const item of items) {
      if (item.kind === 'weapon') add(counts, carriedName(weaponIn(item)), 1);
      if (item.kind === 'grenade') add(counts, item.label, item.now);
    }
  }
  for (const item of [...left, ...ours].flatMap(({ items }) => items))
    if (item.kind === 'goods') add(counts, item.label, item.now);
  return listed(counts);
}

const beastsIn = (herds: readonly ReportEntry[]): FormValues =>
  Object.fromEntries(herds.flatMap(({ items }) => items.map(({ id, now }) => [id, now])));

/** Rounds by the weapon they fit: all of those that were left, and of our own what was in loads that are begun. */
function roundsOf(left: readonly ReportEntry[], ours: readonly ReportEntry[]): readonly FormValues[] {
  const counts: Counts = new Map();
  for (const [entries, isOwn] of [[left, false], [ours, true]] as const) // biome-ignore format: one line
    for (const item of entries.flatMap(({ items }) => items)) {
      const weapon = weaponIn(item);
      const each = item.id.endsWith('/loads') ? magazineOf(weapon) : 1;
      const isLoose = item.kind === 'ammunition' && item.id.endsWith('/loose');
      const isTaken = !isOwn && (item.kind === 'ammunition' || (item.kind === 'weapon' && item.full > 0));
      if (isLoose || isTaken) add(counts, carriedName(weapon), item.now * each);
    }
  return listed(counts);
}

function lineOf({ name, fate, people, notes }: ReportEntry): string {
  const fates = people.map((person) => person.fate).filter((one) => one !== 'unhurt');
  return `${name}: ${[...new Set([...fates, ...notes, ...(fates.length === 0 ? [fate] : [])])].join(', ')}`;
}
