// "Armor: F20, R10 …", "20/10/10/20/10/10", "10 pts. each side", "T15, 25 in all other locations", "Fireproof armor: …".

import { armorLocations } from '../../catalog/vehicle-bodies.ts';
import type { Location } from '../design/fittings.ts';
import { type Clause, clause, type Found, firstOf, type Page, type PartDraft } from './page.ts';

const BOTH = "{ 'l|left' { [/&+] | 'and' } 'r|right' | 'r|right' { [/&+] | 'and' } 'l|left' | bothSides }";
/** What a number of armor is for: all, each, both, or one side. */
const PLACE = `'in|on|the|at|to'* { where=everywhere | { eachSide =each | ${BOTH} } =where:right =where:left | where=armorSide | where=side }`;
const PAIR = `{ number ${PLACE} [:=]* | ${PLACE} [:=]* number }`;
const GLUED = `{ number glued ${PLACE} | ${PLACE} glued number }`;
/** So many sides with their numbers in a row can be nothing else; fewer do if they are written together. */
const LIST = `{ ${PAIR} [,/;]* ${PAIR} [,/;]* ${PAIR} | ${GLUED} [,/;]* ${GLUED} }`;
const KIND = 'armorType { joint armorType }?';
const KIND_BEHIND = `${KIND} 'armor'? &stop`;
/** The order in which a wall of numbers goes round: fewer than four are no order of all sides. */
const SIDE = '{ order=armorSide | order=side } [/,-]?';
const ORDER = `[(]? ${SIDE} ${SIDE} ${SIDE} { ${SIDE} }+ !word [)]?`;
/** "20, 10 front": the second number has a side of its own; "4,060" is no armor. */
const ROW = 'number [/,-]? number !word { [/,-]? !{ number pounds } !thousands number }*';

const NUMBERED = `${PLACE} { { 'and' | [&/] } ${PLACE} =also }? 'side|each|sides'? { 'armor' =said }? [:=-]* 'with'* { [(] figure [)] =bracket | glued figure =glued | figure } points? 'each'?`;
const NUMBER_FIRST = `figure { points =said }? { 'each' [:] }? { 'of'* armorType armor }? { [(] ${PLACE} [)] =bracket | ${PLACE} { &stop =stop }? } 'armor'? { joint ${PLACE} &{ end | 'and' } !{ joint ${PLACE} number } }*`;

const TOTAL = "figure points { 'of'* armorType armor }? !part 'total|in|all'*";

/** "LR/FP" is both. */
function setKind({ part }: Page, found: Found | null): void {
  const kinds = found?.ids('armorType') ?? [];
  const isBoth = kinds.includes('LR') && kinds.includes('FP');
  part.armorType = (isBoth ? 'LRFP' : kinds[0]) ?? part.armorType;
}

function put(page: Page, found: Found): void {
  const { part } = page;
  const value = found.number('figure') ?? 0;
  setKind(page, found);
  part.saysArmor = true;
  page.inArmor = true;
  if (found.has('each')) part.eachSide = value;
  for (const where of found.texts('where'))
    if (where === 'all' || where === 'other') part.armorAll = value;
    else part.armor[where as Location] = value;
}

/** "Cab armor", "carrier armor": which part of a truck, or which vehicle. */
function turnTo(page: Page, whose: string): boolean {
  const { vehicle, part } = page;
  const parts: Readonly<Record<string, PartDraft | undefined>> = {
    '': part,
    cab: vehicle.main,
    carrier: vehicle.carrier?.part,
    box: vehicle.box ?? part,
  };
  const named = whose in parts ? undefined : page.named(whose);
  if (named !== undefined) page.turnTo(named);
  else page.part = parts[whose] ?? part;
  return named !== undefined || parts[whose] !== undefined;
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
    const order = page.match(ORDER)?.ids('side', 'order');
    page.part.armorOrder = order ?? page.part.armorOrder;
    page.reads("{ [:-=(] | 'of|is|total' }*");
    const after = page.match("!{ 'lr' [:,-]? number } armorType { [:,-] | !stop }");
    setKind(page, found.has('armorType') ? found : after);
    page.part.saysArmor = true;
    page.inArmor = true;
    return true;
  }),
  // A wall of numbers: 20/10/10/20/10/10; as many as the body has sides are armor, though no word says so.
  clause(`{ ${KIND} }? ${ROW} { ${KIND_BEHIND} }?`, (page, found) => {
    const { vehicle, part } = page;
    const row = found.numbers('number');
    const sides = vehicle.body === null ? 0 : armorLocations(vehicle.body).length;
    const isTelling = !part.saysArmor && row.length > 1 && row.length === Math.min(6, sides);
    if (!page.inArmor && !isTelling) return false;
    part.armorRow = row;
    part.saysArmor = true;
    setKind(page, found);
    return true;
  }),
  // "F20", "front: 20", "right side 10 pts.", "front armor 20"; "20 front", "20F", "10 pts. each side", "25 in all other locations", "25 front,
  // back and top", but in "…, top and bottom 10" the two belong to the number behind them. Outside a list only some are armor for certain.
  clause(`{ ${NUMBERED} | ${NUMBER_FIRST} }`, (page, found, start) => {
    const isGlued = found.has('glued') && page.tokens[start]?.isUpper === true;
    const isMore = found.has('also') && page.part.saysArmor;
    const isWhole = found.text('where') === 'all' && !page.part.saysArmor && found.has('stop');
    const isSaid = (found.has('said') || isMore) && !found.has('bracket');
    return (page.inArmor || isGlued || isSaid || isWhole) && put(page, found);
  }),
  // A total, to be compared, "(total 60)" at the end of the list; "10-point wheelguard" is an accessory.
  clause(`{ 'total' [:=]* figure points? =listed | ${TOTAL} }`, (page, found) => {
    if (found.has('listed') && !page.inArmor) return false;
    setKind(page, found);
    page.stated.armorPoints = found.number('figure') ?? 0;
    page.part.saysArmor = true;
    return true;
  }),
];

export const readArmor: Clause = (page) => {
  if (page.sees("number 'ft' { hauler | haulerNoun | bus }")) return false;
  // "FP F25 R20 L20": the kind, with no word but the list behind it.
  if (!page.inArmor) setKind(page, page.match(`${KIND} &${LIST}`));
  page.inArmor ||= page.sees(LIST);
  return firstOf(FORMS)(page);
};
