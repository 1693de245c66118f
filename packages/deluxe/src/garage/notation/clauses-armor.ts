// "Armor: F20, R10 …", "20/10/10/20/10/10", "10 pts. each side", "T15, 25 in all other locations", "Fireproof armor: …".

import { armorLocations } from '../../catalog/vehicle-bodies.ts';
import type { Location } from '../design/fittings.ts';
import type { PartDraft } from './draft.ts';
import { type Clause, clause, type Found, firstOf, type Page } from './page.ts';

const BOTH = "{ 'l|left' { [/&+] | 'and' } 'r|right' | 'r|right' { [/&+] | 'and' } 'l|left' | bothSides }";
/** What a number of armor is for: all, each, both, or one side. */
const PLACE = `'in|on|the|at|to'* { where=everywhere | eachSide =where:each | ${BOTH} =where:both | where=armorSide | where=side }`;
const PAIR = `{ number ${PLACE} [:=]* | ${PLACE} [:=]* number }`;
const GLUED = `{ number glued ${PLACE} | ${PLACE} glued number }`;
/** So many sides with their numbers in a row can be nothing else; fewer do if they are written together. */
const LIST = `{ ${PAIR} [,/;]* ${PAIR} [,/;]* ${PAIR} | ${GLUED} [,/;]* ${GLUED} }`;
const KIND = 'armorType { joint armorType }?';
const SIDE = '{ where=armorSide | where=side }';
const ORDER = `{ [(] ${SIDE} { [/,-] ${SIDE} }+ [)] | ${SIDE} { [/,-] ${SIDE} }+ !word }`;

/** "LR/FP" is both. */
function setKind(page: Page, found: Found | null): void {
  const kinds = found?.ids('armorType') ?? [];
  const isBoth = kinds.includes('LR') && kinds.includes('FP');
  page.part.armorType = (isBoth ? 'LRFP' : kinds[0]) ?? page.part.armorType;
}

function put(page: Page, places: readonly string[], value: number): void {
  const { part } = page;
  part.saysArmor = true;
  page.inArmor = true;
  for (const where of places) {
    if (where === 'each') part.eachSide = value;
    if (where === 'all' || where === 'other') part.armorAll = value;
    else
      for (const side of where === 'both' || where === 'each' ? ['right', 'left'] : [where])
        part.armor[side as Location] = value;
  }
}

/** "Cab armor", "carrier armor": which part of a truck, or which vehicle. */
function turnTo(page: Page, whose: string): boolean {
  const { vehicle } = page;
  const named = whose === '' || whose === 'box' || whose === 'cab' ? undefined : page.named(whose);
  if (named !== undefined) page.turnTo(named);
  const parts: Readonly<Record<string, PartDraft | null | undefined>> = {
    cab: vehicle.main,
    carrier: vehicle.carrier?.part,
    box: vehicle.box,
  };
  const part = parts[whose];
  if (part != null) page.part = part;
  return named !== undefined || part != null || whose === '' || whose === 'box';
}

/** Fewer are no order of all sides. */
const LEAST_ORDER = 4;

/** As many numbers between strokes or hyphens as the body has sides are armor, though no word says so. */
function isSlashedRow({ vehicle, part, tokens, text, at: start }: Page): boolean {
  if (part.saysArmor || vehicle.body === null) return false;
  let [at, count] = [start, 0];
  for (; tokens[at]?.kind === 'number'; at += 1) {
    count += 1;
    const [last, next] = [tokens[at], tokens[at + 1]];
    if (next?.text === '/' && next.isGlued) at += 1;
    else if (next?.kind !== 'number' || text.slice(last?.end, next.at) !== '-') break;
  }
  const sides = armorLocations(vehicle.body).length;
  return tokens[at]?.kind === 'number' && (count === sides || (count === 6 && sides > 6));
}

/** "20, 10 front": the second number has a side of its own; "4,060" is no armor. */
const ROW = 'number [/,-]? number !word { [/,-]? !{ number pounds } !thousands number }*';
const KIND_BEHIND = `${KIND} 'armor'? &stop`;

/** A wall of numbers: 20/10/10/20/10/10. */
function row(page: Page): boolean {
  const kind = page.inArmor ? null : page.match(KIND);
  const found = page.inArmor || isSlashedRow(page) ? page.match(ROW) : null;
  if (found === null) return false;
  page.part.armorRow = found.numbers('number');
  page.part.saysArmor = true;
  setKind(page, kind ?? page.match(KIND_BEHIND));
  return true;
}

const FORMS: readonly Clause[] = [
  // "… 10T 10U LR": no comma parts it from the list, and none but a mark follows.
  clause(KIND_BEHIND, (page, found, start) => {
    const isBehind = page.inArmor && page.tokens[start - 1]?.kind !== 'mark';
    if (isBehind) setKind(page, found);
    return isBehind;
  }),
  // "Armor:", "fireproof armor —", "armor (LRFP)", "armor (F/R/L/B/T/U):"; "LR 10" behind it are the left and right.
  clause(`armorOwner? { ${KIND} }? armor { [(] armorType [)] }? { [(] armorOwner [)] }?`, (page, found) => {
    if (!turnTo(page, found.text('armorOwner'))) return false;
    const order = page.attempt(() => {
      const sides = page.match(ORDER)?.ids('side', 'where') ?? [];
      return sides.length < LEAST_ORDER ? null : sides;
    });
    page.part.armorOrder = order ?? page.part.armorOrder;
    page.reads("{ [:-=(] | 'of|is|total' }*");
    const after = page.match("!{ 'lr' [:,-]? number } armorType { [:,-] | !stop }");
    setKind(page, found.has('armorType') ? found : after);
    page.part.saysArmor = true;
    page.inArmor = true;
    return true;
  }),
  clause("'no' armor", ({ part }) => {
    part.saysArmor = true;
  }),
  // "(total 60)" at the end of the list.
  clause("'total' [:=]* number points?", ({ stated, inArmor }, found) => {
    if (inArmor) stated.armorPoints = found.number('number') ?? 0;
    return inArmor;
  }),
  row,
  // "F20", "front: 20", "right side 10 pts."; outside a list only "F20" written together is armor for certain.
  clause(
    `${PLACE} { { 'and' | [&/] } ${PLACE} =also }? 'side|each|armor|sides'? [:=-]* 'with'* { [(] figure [)] =bracket | glued figure =glued | figure } points? 'each'?`,
    (page, found, start) => {
      const isGlued = found.has('glued') && page.tokens[start]?.isUpper === true;
      const isMore = found.has('also') && page.part.saysArmor && !found.has('bracket');
      if (!page.inArmor && !isGlued && !isMore) return false;
      return put(page, found.texts('where'), found.number('figure') ?? 0);
    },
  ),
  // "20 front", "20F", "10 pts. each side", "25 in all other locations", "25 front, back and top"; in "…, top and bottom 10" the two belong
  // to the number behind them.
  clause(
    `figure { points =said }? { 'each' [:] }? { 'of'* armorType armor }? { [(] ${PLACE} [)] =bracket | ${PLACE} { &stop =stop }? } 'armor'? { joint ${PLACE} &{ end | 'and' } !{ joint ${PLACE} number } }*`,
    (page, found) => {
      const [first] = found.texts('where');
      const isWhole = first === 'all' && !page.part.saysArmor && found.has('stop');
      const isSaid = found.has('said') && !found.has('bracket');
      if (!page.inArmor && !isSaid && !isWhole) return false;
      setKind(page, found);
      return put(page, found.texts('where'), found.number('figure') ?? 0);
    },
  ),
  // A total, to be compared; "10-point wheelguard" is an accessory.
  clause("figure points { 'of'* armorType armor }? !part 'total|in|all'*", (page, found) => {
    setKind(page, found);
    page.stated.armorPoints = found.number('figure') ?? 0;
    page.part.saysArmor = true;
  }),
  // "front armor 20".
  clause(`${PLACE} armor [:=-]* number points?`, (page, found) =>
    put(page, found.texts('where'), found.number('number') ?? 0),
  ),
];

export const readArmor: Clause = (page) => {
  if (page.sees("number 'ft' { hauler | haulerNoun | bus }")) return false;
  // "FP F25 R20 L20": the kind, with no word but the list behind it.
  if (!page.inArmor) setKind(page, page.match(`${KIND} &${LIST}`));
  page.inArmor ||= page.sees(LIST);
  return firstOf(FORMS)(page);
};
