// With the loaders of the tables beside it the only place of the rules that waits: each part of a ruleset is loaded when somebody wants it, and only then.

import type { TableRuleset } from '@hardtop/board';
import type { Encounters } from '@hardtop/campaign';
import { ABOUT as DELUXE } from '@hardtop/deluxe';
import type { PlaySequence, RuleEntry, Term } from '@hardtop/kernel';
import { ABOUT as ROADRAGE } from '@hardtop/roadrage';
import { ABOUT as SIXTH } from '@hardtop/sixth';
import { ABOUT as TWILIGHT } from '@hardtop/twilight';
import type { Builders, Garage, Mending, Notation, Sheets } from '@hardtop/workshop';
import { TABLE_LOADERS } from './table-loaders.ts';

/** What the house has of one ruleset. */
export interface RulesetEntry {
  readonly id: string;
  readonly title: string;
  /** What sort of game it is, in a sentence for whoever has to choose. */
  readonly summary: string;
  /** The rule index. */
  rules(): Promise<readonly RuleEntry[]>;
  /** The words it is told in. */
  glossary?(): Promise<readonly Term[]>;
  /** How a turn goes, on a card. */
  sequence?(): Promise<PlaySequence>;
  /** Where it is played. */
  table?(): Promise<TableRuleset>;
  /** Where its vehicles are designed. */
  garage?(): Promise<Garage>;
  /** What helps where one breaks the rules. */
  mending?(): Promise<Mending>;
  /** How they are written as lines of text, and read. */
  notation?(): Promise<Notation>;
  /** How they are printed. */
  sheets?(): Promise<Sheets>;
  /** Who draws them up from a seed. */
  builders?(): Promise<Builders>;
  /** Who and what is met between the matches. */
  campaign?(): Promise<Encounters>;
}

/** Whoever designs vehicles also mends, writes and prints them; what it takes to do so is loaded apart. */
const LOADERS = {
  table: ['table'],
  garage: ['garage', 'mending', 'notation', 'sheets'],
  builders: ['garage', 'notation', 'builders'],
  campaign: ['campaign'],
} as const satisfies Readonly<Record<string, readonly (keyof RulesetEntry)[]>>;

export type RulesetPart = keyof typeof LOADERS;
export type RulesetWith<Part extends RulesetPart> = RulesetEntry &
  Required<Pick<RulesetEntry, (typeof LOADERS)[Part][number]>>;

/** Every ruleset of the house; the first with a table is what "Duel now" plays. */
export const RULESETS: readonly RulesetEntry[] = [
  {
    ...DELUXE,
    rules: () => import('@hardtop/deluxe/rules').then(({ RULES }) => RULES),
    glossary: () => import('@hardtop/deluxe/glossary').then(({ GLOSSARY }) => GLOSSARY),
    table: TABLE_LOADERS.deluxe,
    garage: () => import('@hardtop/deluxe/garage').then(({ garage }) => garage),
    mending: () => import('@hardtop/deluxe/mending').then(({ mending }) => mending),
    notation: () => import('@hardtop/deluxe/notation').then(({ notation }) => notation),
    sheets: () => import('@hardtop/deluxe/sheets').then(({ sheets }) => sheets),
  },
  {
    ...ROADRAGE,
    rules: () => import('@hardtop/roadrage/rules').then(({ RULES }) => RULES),
    glossary: () => import('@hardtop/roadrage/glossary').then(({ GLOSSARY }) => GLOSSARY),
    table: TABLE_LOADERS.roadrage,
    garage: () => import('@hardtop/roadrage/garage').then(({ garage }) => garage),
    mending: () => import('@hardtop/roadrage/mending').then(({ mending }) => mending),
    notation: () => import('@hardtop/roadrage/notation').then(({ notation }) => notation),
    sheets: () => import('@hardtop/roadrage/sheets').then(({ sheets }) => sheets),
  },
  {
    ...SIXTH,
    rules: () => import('@hardtop/sixth/rules').then(({ RULES }) => RULES),
    glossary: () => import('@hardtop/sixth/glossary').then(({ GLOSSARY }) => GLOSSARY),
    sequence: () => import('@hardtop/sixth/sequence').then(({ SEQUENCE }) => SEQUENCE),
    table: TABLE_LOADERS.sixth,
    garage: () => import('@hardtop/sixth/garage').then(({ garage }) => garage),
    mending: () => import('@hardtop/sixth/mending').then(({ mending }) => mending),
    notation: () => import('@hardtop/sixth/notation').then(({ notation }) => notation),
    sheets: () => import('@hardtop/sixth/sheets').then(({ sheets }) => sheets),
    builders: () => import('@hardtop/sixth/builders').then(({ builders }) => builders),
  },
  {
    ...TWILIGHT,
    rules: () => import('@hardtop/twilight/rules').then(({ RULES }) => RULES),
    glossary: () => import('@hardtop/twilight/glossary').then(({ GLOSSARY }) => GLOSSARY),
    sequence: () => import('@hardtop/twilight/sequence').then(({ SEQUENCE }) => SEQUENCE),
    table: TABLE_LOADERS.twilight,
    campaign: () => import('@hardtop/twilight/campaign').then(({ TWILIGHT_ENCOUNTERS }) => TWILIGHT_ENCOUNTERS),
  },
];

/** Those that have a part, in the order of the house. */
export function rulesetsWith<Part extends RulesetPart>(
  part: Part,
  rulesets: readonly RulesetEntry[] = RULESETS,
): readonly RulesetWith<Part>[] {
  return rulesets.filter((ruleset): ruleset is RulesetWith<Part> =>
    LOADERS[part].every((loader) => ruleset[loader] !== undefined),
  );
}

export function findRuleset<Part extends RulesetPart>(part: Part, id: string): RulesetWith<Part> | undefined {
  return rulesetsWith(part).find((ruleset) => ruleset.id === id);
}

/** All tables, for whoever serves every game. */
export function loadTables(rulesets: readonly RulesetEntry[] = RULESETS): Promise<readonly TableRuleset[]> {
  return Promise.all(rulesetsWith('table', rulesets).map((ruleset) => ruleset.table()));
}
