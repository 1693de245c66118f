import type { Seat } from '@hardtop/kernel';

/** Where a scenario file says what is fielded: a list of things that name their seat, and the key of their design. */
interface FieldedIn {
  readonly list: string;
  readonly design: string;
}

type Thing = Readonly<Record<string, unknown>>;

/** A scenario file with other designs in it: of each seat the first thing on the list gets the design picked, if one was. */
export function withFielded(file: unknown, { list, design }: FieldedIn, picks: readonly (string | null)[]): unknown {
  const things = ((file ?? {}) as Thing)[list];
  if (!Array.isArray(things)) return file;
  const served = new Set<Seat>();
  const replaced = things.map((thing: Thing | null) => {
    const seat = Number(thing?.seat);
    const pick = picks[seat];
    if (pick === null || pick === undefined || served.has(seat)) return thing;
    served.add(seat);
    return { ...thing, [design]: pick };
  });
  return { ...(file as Thing), [list]: replaced };
}
