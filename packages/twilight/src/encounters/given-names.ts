// Names for whoever and wherever is met, in the tongue of the country; each has dice of its own, so it can be rolled again or set.

import { LANGUAGES } from '../catalog/languages.ts';
import { NAME_LISTS, type NameList } from '../catalog/name-lists.ts';
import { RUMORS, type Rumor } from '../catalog/rumors.ts';
import { type RollContext, rollPick } from '../rolls/roll.ts';

const RULE = 'twilight/referee/languages';

const [FIRST_LIST] = NAME_LISTS;

const BY_LANGUAGE: ReadonlyMap<string, NameList> = new Map(NAME_LISTS.map((list) => [list.language, list]));

/** The list of the commonest language that has one; else that of a kindred tongue; else the first of all. */
function listFor(languages: readonly string[]): NameList {
  const commonest = languages.length === 0 ? FIRST_LIST : BY_LANGUAGE.get(languages[0] ?? '');
  if (commonest !== undefined) return commonest;
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

interface Names {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  /** The form that women bear, where it is another. */
  readonly ofWomen: ReadonlyMap<string, string>;
}

function namesOf({ men, women, surnames }: NameList): Names {
  const forms = surnames.map((name) => name.split('|'));
  const ofWomen = forms.map(([man = '', woman = man]): [string, string] => [man, woman]);
  return { given: [...men, ...women], surnames: ofWomen.map(([man]) => man), ofWomen: new Map(ofWomen) };
}

const NAMES: ReadonlyMap<NameList, Names> = new Map(NAME_LISTS.map((list) => [list, namesOf(list)]));

/** `Jan Nowak`, `Zofia Zielińska`. */
export function personName(ctx: RollContext, path: string, languages: readonly string[]): string {
  const list = listFor(languages);
  const { language, women } = list;
  const { given: all, surnames, ofWomen } = NAMES.get(list) ?? namesOf(list);
  const given = rollPick(ctx, `${path}/given`, `Given names, ${language}`, all, RULE);
  const family = rollPick(ctx, `${path}/surname`, `Surnames, ${language}`, surnames, RULE);
  return `${given} ${women.includes(given) ? (ofWomen.get(family) ?? family) : family}`;
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
