// Names for whoever and wherever is met, in the tongue of the country; each has dice of its own, so it can be rolled again or set.

import { LANGUAGES } from '../catalog/languages.ts';
import { NAME_LISTS, type NameList } from '../catalog/name-lists.ts';
import { RUMORS, type Rumor } from '../catalog/rumors.ts';
import { type RollContext, rollPick } from '../rolls/roll.ts';

const RULE = 'twilight/referee/languages';

const [FIRST_LIST] = NAME_LISTS;

/** The list of the commonest language that has one; else that of a kindred tongue; else the first of all. */
function listFor(languages: readonly string[]): NameList {
  const own = languages.flatMap((language) => listsOf((list) => list.language === language));
  const kindred = languages.flatMap((language) => listsOf((list) => groupOf(list.language) === groupOf(language)));
  const list = own[0] ?? kindred[0] ?? FIRST_LIST;
  if (list === undefined) throw new Error('there are no names');
  return list;
}

function listsOf(fits: (list: NameList) => boolean): readonly NameList[] {
  return NAME_LISTS.filter(fits);
}

function groupOf(language: string): string {
  const found = LANGUAGES.find(({ languages }) => languages.some((one) => one === language));
  return found?.group ?? language;
}

/** `Jan Nowak`, `Zofia Zielińska`. */
export function personName(ctx: RollContext, path: string, languages: readonly string[]): string {
  const { language, men, women, surnames } = listFor(languages);
  const given = rollPick(ctx, `${path}/given`, `Given names, ${language}`, [...men, ...women], RULE);
  const bare = surnames.map((name) => name.split('|')[0] ?? name);
  const family = rollPick(ctx, `${path}/surname`, `Surnames, ${language}`, bare, RULE);
  const forms = surnames[bare.indexOf(family)]?.split('|') ?? [family];
  return `${given} ${women.includes(given) ? (forms[1] ?? forms[0]) : forms[0]}`;
}

export function placeName(ctx: RollContext, path: string, languages: readonly string[]): string {
  const { language, places } = listFor(languages);
  return rollPick(ctx, path, `Places, ${language}`, places, RULE);
}

/** The name, or the next of the list that is not taken yet; when all are, the name once more. */
export function freeName(name: string, languages: readonly string[], taken: ReadonlySet<string>): string {
  const { places } = listFor(languages);
  const from = places.indexOf(name);
  const order = from < 0 ? [name] : [...places.slice(from), ...places.slice(0, from)];
  return order.find((one) => !taken.has(one)) ?? name;
}

const RUMOR_IDS = Object.keys(RUMORS).filter((id): id is Rumor => Object.hasOwn(RUMORS, id));

/** What is told there, of somebody and some place not far off. */
export function rumorOf(ctx: RollContext, path: string, languages: readonly string[]): string {
  const rumor = rollPick(ctx, path, 'Rumors', RUMOR_IDS, RULE);
  return RUMORS[rumor]
    .replace('{person}', personName(ctx, `${path}/person`, languages))
    .replace('{place}', placeName(ctx, `${path}/place`, languages));
}
