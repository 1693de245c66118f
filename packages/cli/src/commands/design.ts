import { SHEET_KINDS, type SheetKind } from '@hardtop/workshop';
import { usageError } from '../input/failure.ts';
import type { Io } from '../input/io.ts';
import { type DesignFlags, designCalled, outfitOf, rulesetFor } from './design-files.ts';

export interface ListFlags extends DesignFlags {
  readonly class?: string;
}

/** The stock vehicles, with what they cost. */
export async function listDesigns(flags: ListFlags, io: Io): Promise<number> {
  const { garage } = await outfitOf(flags);
  const classes = garage.classes.map(({ id }) => id);
  if (flags.class !== undefined && !classes.includes(flags.class))
    throw usageError(`There is no class "${flags.class}".`, classes);
  const stock = garage.stock().filter((vehicle) => flags.class === undefined || vehicle.class === flags.class);
  const rows = stock.map(({ id, name, class: kind, design, optionOf }) => {
    const { figures, labelled } = garage.quickCheck(design);
    const price = labelled.filter((figure) => figure.id === 'cost' || figure.id === 'weight');
    const { cost, weight } = figures;
    return { row: { id, name, class: kind, cost, weight, optionOf: optionOf ?? null }, price };
  });
  if (flags.json === true) io.out(rows.map(({ row }) => `${JSON.stringify(row)}\n`).join(''));
  else
    io.out(
      rows
        .map(
          ({ row: { id, name, class: kind }, price }) =>
            `${id.padEnd(24)}${kind.padEnd(13)}${price.map(({ text }) => text).join(', ')}  ${name}\n`,
        )
        .join(''),
    );
  return 0;
}

/** A stock vehicle's stat line, or its JSON to start one's own from. */
export async function showDesign(what: string, flags: DesignFlags, io: Io): Promise<number> {
  const outfit = await outfitOf({ ...flags, ruleset: rulesetFor(what, flags) });
  const design = await designCalled(outfit, what, io);
  io.out(flags.json === true ? `${JSON.stringify(design, null, 2)}\n` : `${outfit.notation.statLine(design)}\n`);
  return 0;
}

export async function codeDesign(what: string, flags: DesignFlags, io: Io): Promise<number> {
  const outfit = await outfitOf({ ...flags, ruleset: rulesetFor(what, flags) });
  const code = outfit.garage.code(await designCalled(outfit, what, io));
  io.out(flags.json === true ? `${JSON.stringify({ code })}\n` : `${code}\n`);
  return 0;
}

export interface SheetFlags extends DesignFlags {
  readonly paper?: string;
  readonly kind?: string;
}

const isKind = (kind: string): kind is SheetKind => SHEET_KINDS.some((known) => known === kind);

/** An SVG on standard output. */
export async function designSheet(what: string, flags: SheetFlags, io: Io): Promise<number> {
  const outfit = await outfitOf({ ...flags, ruleset: rulesetFor(what, flags) });
  const paper = (flags.paper ?? 'a4').toLowerCase();
  const kind = flags.kind ?? 'fresh';
  if (paper !== 'a4' && paper !== 'letter') throw usageError(`There is no paper "${flags.paper}".`, ['a4', 'letter']);
  if (!isKind(kind)) throw usageError(`There is no sheet "${kind}".`, SHEET_KINDS);
  io.out(`${outfit.sheets.sheet(await designCalled(outfit, what, io), { paper, kind }).trimEnd()}\n`);
  return 0;
}
