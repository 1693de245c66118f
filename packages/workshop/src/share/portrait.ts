// What is told of a design to others: gathered once from its garage, then drawn or written down.

import type { DesignCheck, Garage, LabelledFigure, Notation, PlanLine } from '../garage.ts';
import type { ArmorPlace, Outline, Workshop } from '../workshop.ts';

/** What stands at one place of a body, in short: `2 MG`. */
interface PlacedArms {
  readonly place: string;
  readonly short: string;
}

export interface PortraitBody extends Pick<Outline, 'title' | 'shape' | 'wheels' | 'flip'> {
  readonly armor: readonly ArmorPlace[];
  readonly arms: readonly PlacedArms[];
}

export interface Portrait {
  readonly name: string;
  /** Its bodies in words: `Heavy cycle + Heavy sidecar`. */
  readonly kind: string;
  /** The rules it is built by. */
  readonly game: string;
  readonly verdict: string;
  readonly isLegal: boolean;
  readonly figures: readonly LabelledFigure[];
  readonly bodies: readonly PortraitBody[];
  /** `2 × Machine Gun, front`. */
  readonly weapons: readonly string[];
  readonly statLine: string;
}

const NO_NAME = 'No name yet';

/** Alike ones together, in the order of the first. */
function counted(entries: readonly { readonly text: string; readonly count: number }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text, count } of entries) counts.set(text, (counts.get(text) ?? 0) + count);
  return counts;
}

/** `frontLeft` and `turret t1` as people say them. */
const placeText = (where: string): string =>
  where
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^(turret) \w+$/, '$1')
    .trim();

const weaponsOf = (plan: readonly PlanLine[]): readonly PlanLine[] => plan.filter(({ kind }) => kind === 'weapon');

function weaponTexts(plan: readonly PlanLine[]): readonly string[] {
  const rows = weaponsOf(plan).map(({ what, where, count }) => ({
    text: where === '' ? what : `${what}, ${placeText(where)}`,
    count,
  }));
  return [...counted(rows)].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text));
}

/** The place of the armor that a slot belongs to: its own, or the one that it names: a turret on the back top. */
function placeOf(slot: Outline['slots'][number], armor: readonly ArmorPlace[]): string {
  const label = slot.label.toLowerCase();
  const named = armor.filter((place) => place.id === slot.id || label.includes(place.label.toLowerCase()));
  const [longest] = named.sort((a, b) => b.label.length - a.label.length);
  return longest?.id ?? (slot.kind === 'turret' ? 'top' : slot.id);
}

/** What the planning sheet calls weapons, where it stands; a turret itself is none. */
function armsOf(
  { slots, parts }: Outline,
  armor: readonly ArmorPlace[],
  names: readonly string[],
): readonly PlacedArms[] {
  const outside = slots.filter(({ kind }) => kind === 'side' || kind === 'turret');
  return outside.flatMap((slot) => {
    const here = parts.filter((part) => part.slot === slot.id && names.some((name) => part.label.startsWith(name)));
    const shorts = counted(here.map(({ short, count }) => ({ text: short, count })));
    const place = placeOf(slot, armor);
    return [...shorts].map(([short, count]) => ({ place, short: count > 1 ? `${count} ${short}` : short }));
  });
}

function bodiesOf(workshop: Workshop, design: unknown, plan: readonly PlanLine[]): readonly PortraitBody[] {
  const names = weaponsOf(plan).map(({ what }) => what);
  return workshop.sections(design).map(({ id }) => {
    const outline = workshop.outline(design, id);
    const armor = workshop.armor(design, id);
    const { title, shape, wheels, flip } = outline;
    return {
      title,
      shape,
      wheels,
      ...(flip === undefined ? {} : { flip }),
      armor,
      arms: armsOf(outline, armor, names),
    };
  });
}

function verdictOf({ legal, exemption, problems }: DesignCheck): string {
  if (legal) return 'Legal';
  if (exemption !== null) return 'As published, against the rules';
  return problems.length === 1 ? 'Not legal: 1 problem' : `Not legal: ${problems.length} problems`;
}

/** All that it takes to describe a design. */
interface Studio {
  readonly garage: Garage;
  readonly workshop: Workshop;
  readonly notation: Notation;
}

export function portraitOf({ garage, workshop, notation }: Studio, game: string, design: unknown): Portrait {
  const check = garage.quickCheck(design);
  const plan = garage.plan(design);
  const bodies = bodiesOf(workshop, design, plan);
  return {
    name: garage.nameOf(design).trim() || NO_NAME,
    kind: bodies.map(({ title }) => title).join(' + '),
    game,
    verdict: verdictOf(check),
    isLegal: check.legal,
    figures: check.labelled,
    bodies,
    weapons: weaponTexts(plan),
    statLine: notation.statLine(design),
  };
}
