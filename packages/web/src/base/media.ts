const lists = new Map<string, MediaQueryList>();
let asked: typeof matchMedia | undefined;

/** One list for each query, made once: making them costs, and the browser looks at every one again whenever styles change. */
export function mediaList(query: string): MediaQueryList | null {
  const ask = globalThis.matchMedia as typeof matchMedia | undefined;
  if (ask === undefined) return null;
  if (ask !== asked) lists.clear();
  asked = ask;
  const known = lists.get(query) ?? ask(query);
  lists.set(query, known);
  return known;
}
