import { lastingJson } from './kept-json.ts';

/** A thing that changes in place, and what is drawn of it: anew only when what shows of it has changed. */
export class Drawings<Thing extends object, Drawn extends object> {
  private readonly unseen: ReadonlySet<string>;
  private readonly last = new WeakMap<
    Thing,
    { readonly setup: object; readonly seen: Print; readonly besides: Print; readonly drawn: Drawn }
  >();

  /** `unseen`: fields of the thing that nothing is drawn from. */
  constructor(...unseen: readonly (keyof Thing & string)[]) {
    this.unseen = new Set(unseen);
  }

  /** `setup`: what never changes; `besides`: all that it is drawn from but the thing itself. */
  of(setup: object, thing: Thing, besides: unknown, draw: () => Drawn): Drawn {
    const known = this.last.get(thing);
    if (known?.setup === setup && isPrintOf(known.besides, besides) && isPrintOf(known.seen, thing, this.unseen))
      return known.drawn;
    const drawn = lastingJson(draw(), known?.drawn);
    this.last.set(thing, { setup, seen: printOf(thing, this.unseen), besides: printOf(besides), drawn });
    return drawn;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** All that a thing is made of in the order in which it is gone through, flat: to look whether it is still so takes no looking up of fields. */
type Print = readonly unknown[];

/** What no thing is made of: a list of so many follows, or fields and what they hold up to the end. */
const LIST = Symbol('list');
const FIELDS = Symbol('fields');
const END = Symbol('end');

function printOf(thing: unknown, unseen = NONE): Print {
  const print: unknown[] = [];
  press(print, thing, unseen);
  return print;
}

function press(print: unknown[], thing: unknown, unseen = NONE): void {
  if (typeof thing !== 'object' || thing === null) print.push(thing);
  else if (Array.isArray(thing)) {
    print.push(LIST, thing.length);
    for (const item of thing) press(print, item);
  } else {
    print.push(FIELDS);
    const branch = thing as Readonly<Record<string, unknown>>;
    for (const field in branch) {
      if (unseen.has(field)) continue;
      print.push(field);
      press(print, branch[field]);
    }
    print.push(END);
  }
}

/** Whether a thing is still as it was when it was printed. */
function isPrintOf(print: Print, thing: unknown, unseen = NONE): boolean {
  return matched(print, 0, thing, unseen) === print.length;
}

const NOT = -1;

/** How far a thing goes in a print, from some place on; below 0 where it differs. */
function matched(print: Print, at: number, thing: unknown, unseen = NONE): number {
  if (typeof thing !== 'object' || thing === null) return print[at] === thing ? at + 1 : NOT;
  if (Array.isArray(thing)) return matchedList(print, at, thing);
  if (print[at] !== FIELDS) return NOT;
  const branch = thing as Readonly<Record<string, unknown>>;
  let next = at + 1;
  for (const field in branch) {
    if (unseen.has(field)) continue;
    if (print[next] !== field) return NOT;
    next = matched(print, next + 1, branch[field]);
    if (next === NOT) return NOT;
  }
  return print[next] === END ? next + 1 : NOT;
}

function matchedList(print: Print, at: number, list: readonly unknown[]): number {
  if (print[at] !== LIST || print[at + 1] !== list.length) return NOT;
  let next = at + 2;
  for (let i = 0; i < list.length && next !== NOT; i++) next = matched(print, next, list[i]);
  return next;
}
