// Where the rules of a ruleset are at work: ids that stand in code that runs, or in a table that such code reads.
// Code runs if the registry of rulesets reaches it; a list that nothing reads is no evidence.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder, isTest } from './house-plan.mjs';
import { loadsOf, readModule } from './module-reading.mjs';

const ROOMS = {
  table: ['table', 'view', 'bot', 'scenarios', 'play'],
  campaign: ['campaign', 'encounters', 'places', 'travel', 'rolls'],
  garage: ['garage', 'workshop'],
};

/** Where a rule may be at work, what weighs most first. */
export const WHERES = Object.keys(ROOMS);

/** The index, the glossary, the variants that may be chosen and the list of what a long run must have met name rules without playing them. */
const LISTS = /^(?:rules|variants|glossary|sequence)\.ts$|\/exhaustive\.ts$/;

const roomOf = (file) => file.split('/')[0];

/** Where a file stands, or null: a catalogue is in no room, its rows count where they are read. A view of no table shows a campaign. */
export function whereOf(file, hasTable) {
  const room = roomOf(file);
  if (room === 'view' && !hasTable) return 'campaign';
  return WHERES.find((where) => ROOMS[where].includes(room)) ?? null;
}

/** The shipped modules of a package by their path in `src`, and those of its files by which the registry comes in. */
export function readRuleset(root, id) {
  const source = path.join(root, 'packages', id, 'src');
  const modules = new Map();
  for (const full of filesUnder(source)) {
    const file = path.relative(source, full).split(path.sep).join('/');
    if (!isTest(`packages/${id}/src/${file}`)) modules.set(file, readModule(readFileSync(full, 'utf8')));
  }
  const { name, exports } = JSON.parse(readFileSync(path.join(root, 'packages', id, 'package.json'), 'utf8'));
  const doors = new Map(
    Object.entries(exports).map(([door, { source: file }]) => [
      path.posix.join(name, door),
      file.replace('./src/', ''),
    ]),
  );
  return { id, modules, hasTable: existsSync(path.join(source, 'table')), asked: askedOf(root, doors) };
}

const REGISTRY = ['loaders.ts', 'table-loaders.ts'];

/** What the registry takes from a ruleset: `{ file, names }`, names null for all that is given. */
function askedOf(root, doors) {
  const texts = REGISTRY.map((file) => readFileSync(path.join(root, 'packages/rulesets/src', file), 'utf8'));
  const taken = texts
    .flatMap((text) => [...readModule(text).imports.values()])
    .map(({ from, name }) => ({ from, names: [name] }));
  return [...taken, ...texts.flatMap((text) => loadsOf(text))].flatMap(({ from, names }) =>
    doors.has(from) ? [{ file: doors.get(from), names }] : [],
  );
}

const beside = (file, from) => (from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : null);

/** The declaration behind a name that a module gives, as `{ file, found }`, through whatever passes it on. */
function given(modules, file, name) {
  const module = modules.get(file);
  if (module === undefined) return null;
  const own = module.exports.get(name);
  if (own?.local !== undefined) return behind(modules, file, own.local);
  if (own !== undefined) return given(modules, beside(file, own.from), own.name);
  for (const from of module.stars) {
    const found = given(modules, beside(file, from), name);
    if (found !== null) return found;
  }
  return null;
}

/** The declaration behind a name that is used in a module. */
function behind(modules, file, name) {
  const module = modules.get(file);
  const found = module.declarations.get(name);
  if (found !== undefined) return { file, found };
  const taken = module.imports.get(name);
  return taken === undefined ? null : given(modules, beside(file, taken.from), taken.name);
}

/** All that runs: declarations that the registry reaches, with who uses each. */
function reached({ modules, asked }) {
  const users = new Map();
  const queue = [];
  const reach = (place) => {
    if (place === null) return null;
    if (!users.has(place.found)) {
      users.set(place.found, []);
      queue.push(place);
    }
    return users.get(place.found);
  };
  for (const { file, names } of asked)
    for (const name of names ?? modules.get(file).exports.keys()) reach(given(modules, file, name));
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const use of place.found.uses) reach(behind(modules, place.file, use.name))?.push({ ...place, use });
  }
  return users;
}

/**
 * Follows the steps of a use towards a string in a table. Null: they lead elsewhere. Else the way that is left to it (null: unknown),
 * and the key of its row if only the running program knows which row it looks up.
 */
function follow({ way, key, called }, { steps, end, keys }) {
  let left = way;
  let row = key;
  for (const [i, step] of steps.entries()) {
    if (left === null || left.length === 0) break;
    if (step.call !== undefined) {
      if (!called || i > 0) left = null;
      else if (step.call !== '*') {
        if (row !== null && step.call !== row) return null;
        row = null;
      }
    } else if (left[0] === '#') left = /^(?:\*|\d+)$/.test(step) ? left.slice(1) : null;
    else if (step === '*') [row, ...left] = left;
    else if (step === left[0]) left = left.slice(1);
    else return null;
  }
  if (end !== 'taken' || left === null || left.length === 0) return { way: left, key: row };
  return keys.includes(left[0]) || keys.includes('*') ? { way: left.slice(1), key: row } : null;
}

/** Who reads a string of a table, directly or through what looks its row up. */
class Readers {
  constructor(ruleset) {
    this.ruleset = ruleset;
    this.users = reached(ruleset);
  }

  where(file) {
    return LISTS.test(file) ? null : whereOf(file, this.ruleset.hasTable);
  }

  /** Files in whose code a string of a declaration ends up. */
  of(home, found, { path: way }) {
    const files = new Set();
    const seen = new Set([found]);
    const climb = (at) => {
      for (const user of this.users.get(at.found) ?? []) {
        const hit = LISTS.test(user.file) ? null : follow(at, user.use);
        if (hit === null) continue;
        const next = passedOn(user, hit, at);
        if (next !== null || this.where(user.file) === null) {
          if (seen.has(user.found)) continue;
          seen.add(user.found);
          climb(next ?? { ...hit, found: user.found, table: at.table, called: true });
        } else if (this.isRead(home, user, hit, at)) files.add(user.file);
      }
    };
    climb({ found, way, key: null, table: found, called: false });
    return files;
  }

  /** Whoever reads a table of another room must ask for the rule of a row, and know that very row. */
  isRead(home, user, hit, at) {
    if (home !== null && home === this.where(user.file)) return true;
    if (hit.key !== null && !this.knows(user.file, hit.key) && !this.goesThrough(user.file, at.table)) return false;
    return asksRule(user, hit, at);
  }

  /** Is the key of a row named among the figures and types of a file, or of those that it imports? */
  knows(file, key) {
    const { modules } = this.ruleset;
    const near = [...modules.get(file).imports.values()].map(({ from }) => beside(file, from));
    return [file, ...near].some((one) => {
      if (!modules.has(one) || this.where(one) === null) return false;
      return [...modules.get(one).declarations.values()].some(({ kind, words }) => kind === 'data' && words.has(key));
    });
  }

  /** Does anybody in the same room hand the whole table on, to list its rows? */
  goesThrough(file, table) {
    const users = this.users.get(table) ?? [];
    return users.some((user) => this.where(user.file) === this.where(file) && isWhole(user.use));
  }
}

const isWhole = ({ steps, end }) => steps.length === 0 && (end === 'value' || end === 'argument');

/** A row taken by its name or handed on by its key is read; otherwise `.rule` must be asked of it. */
function asksRule({ found, use }, { way, key }, { called }) {
  if (way !== null && way.length === 0) return true;
  if (way !== null && use.steps.length > 0 && !called && (key === null || use.end === 'value')) return true;
  return use.end === 'bound' ? found.rulesOf.has(use.to) : found.readsRule === true;
}

/** How the string lies behind what only passes it on, a table made of tables or a function that looks a row up; or null. */
function passedOn({ found, use }, { way, key }, { table }) {
  if (way !== null && way.length === 0) return null;
  if (found.kind === 'code') return found.lookup ? { found, way, key, table, called: true } : null;
  const made = use.end === 'spread' && use.steps.length === 0;
  return { found, way: made ? way : null, key, table: made ? found : table, called: false };
}

/** By rule id the files where it is at work, and the citations that nothing reads. */
export function evidenceOf(ruleset) {
  const readers = new Readers(ruleset);
  const places = new Map();
  const unread = [];
  const note = (id, file) => places.set(id, (places.get(id) ?? new Set()).add(file));
  for (const { file, found, cite } of citationsIn(ruleset)) {
    const where = readers.where(file);
    if (LISTS.test(file)) continue;
    if (!readers.users.has(found)) unread.push(`${file}: ${found.name} cites ${cite.id}`);
    else if (where !== null && cite.path === null) note(cite.id, file);
    else for (const reader of readers.of(where, found, cite)) note(cite.id, reader);
  }
  return { places, unread };
}

/** Every id of a rule that stands in the shipped modules of a ruleset. */
export function* citationsIn({ id, modules }) {
  for (const [file, { declarations }] of modules) {
    for (const found of declarations.values()) {
      for (const cite of found.cites) if (cite.id.startsWith(`${id}/`)) yield { file, found, cite };
    }
  }
}
