import { lastingJson } from './kept-json.ts';

/** A thing that changes in place, and what is drawn of it: anew only when what shows of it has changed. */
export class Drawings<Thing extends object, Drawn extends object> {
  private readonly unseen: ReadonlySet<string>;
  private readonly last = new WeakMap<
    Thing,
    { readonly setup: object; readonly copy: unknown; readonly besides: unknown; readonly drawn: Drawn }
  >();

  /** `unseen`: fields of the thing that nothing is drawn from. */
  constructor(...unseen: readonly (keyof Thing & string)[]) {
    this.unseen = new Set(unseen);
  }

  /** `setup`: what never changes; `besides`: all that it is drawn from but the thing itself. */
  of(setup: object, thing: Thing, besides: unknown, draw: () => Drawn): Drawn {
    const known = this.last.get(thing);
    if (known?.setup === setup && isSame(known.besides, besides) && isSame(known.copy, thing, this.unseen))
      return known.drawn;
    const drawn = lastingJson(draw(), known?.drawn);
    this.last.set(thing, { setup, copy: copyOf(thing), besides: copyOf(besides), drawn });
    return drawn;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Whether a copy is still like what it was made of. */
function isSame(copy: unknown, now: unknown, unseen = NONE): boolean {
  if (typeof now !== 'object' || now === null) return copy === now;
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy) !== Array.isArray(now)) return false;
  return Array.isArray(now) ? isSameList(copy as readonly unknown[], now) : isSameBranch(copy, now, unseen);
}

function isSameList(copy: readonly unknown[], now: readonly unknown[]): boolean {
  if (copy.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (!isSame(copy[i], now[i])) return false;
  return true;
}

function isSameBranch(copy: object, now: object, unseen: ReadonlySet<string>): boolean {
  const was = copy as Readonly<Record<string, unknown>>;
  const is = now as Readonly<Record<string, unknown>>;
  let fields = 0;
  for (const field in is) {
    if (!isSame(was[field], is[field]) && !unseen.has(field)) return false;
    fields++;
  }
  for (const _ in was) fields--;
  return fields === 0;
}

function copyOf(thing: unknown): unknown {
  if (typeof thing !== 'object' || thing === null) return thing;
  if (Array.isArray(thing)) return thing.map(copyOf);
  const copy: Record<string, unknown> = { ...thing };
  for (const field in copy) copy[field] = copyOf(copy[field]);
  return copy;
}
