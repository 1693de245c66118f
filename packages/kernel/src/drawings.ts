import { lastingJson } from './kept-json.ts';

/** What is drawn of things that change in place: each is drawn anew only when what is drawn of it, as text, is another one. */
export class Drawings<Drawn extends object> {
  private readonly last = new WeakMap<
    object,
    { readonly setup: object; readonly text: string; readonly drawn: Drawn }
  >();

  /** `setup`: what never changes; `shown`: all else that it is drawn from, as JSON. */
  of(setup: object, thing: object, shown: unknown, draw: () => Drawn): Drawn {
    const text = JSON.stringify(shown);
    const known = this.last.get(thing);
    if (known?.text === text && known.setup === setup) return known.drawn;
    const drawn = lastingJson(draw(), known?.drawn);
    this.last.set(thing, { setup, text, drawn });
    return drawn;
  }
}
