// "Armor: F20, R10 …", "20/10/10/20/10/10", "10 pts. each side", "T15, 25 in all other locations", "Fireproof armor: …".

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { armorLocations } from '../../catalog/vehicle-bodies.ts';
import type { Location } from '../design/fittings.ts';
import type { Clause, Found, Page } from './page.ts';

type Target = Location | 'both' | 'each' | 'all' | 'other';

const BOTH = "{ 'l|left' { [/&+] | 'and' } 'r|right' | 'r|right' { [/&+] | 'and' } 'l|left' | bothSides } =pair";
/** What a number of armor is for: a side, both, each, all. */
const PLACE = `'in|on|the|at|to'* { everywhere | eachSide | ${BOTH} | armorSide | side }`;
const SIDE_PAIR = `{ number ${PLACE} [:=]* | ${PLACE} [:=]* number }`;

const KIND = 'armorType { joint also=armorType }?';

/** "LR/FP" is both. */
function kindOf(found: Found | null): ArmorTypeId | null {
  const [first, second] = [found?.id('armorType') ?? null, found?.id('armorType', 'also') ?? null];
  return (first === 'LR' && second === 'FP') || (first === 'FP' && second === 'LR') ? 'LRFP' : first;
}

function target(page: Page): Target | null {
  const found = page.match(PLACE);
  if (found === null) return null;
  if (found.has('eachSide')) return 'each';
  if (found.has('pair')) return 'both';
  return found.id('everywhere') ?? found.id('armorSide') ?? found.id('side');
}

function put(page: Page, where: Target, value: number): void {
  const { part } = page;
  part.saysArmor = true;
  page.inArmor = true;
  if (where === 'each') part.eachSide = value;
  if (where === 'all' || where === 'other') part.armorAll = value;
  else
    for (const side of where === 'both' || where === 'each' ? (['right', 'left'] as const) : [where])
      part.armor[side] = value;
}

/** So many sides with their numbers in a row can be nothing else; fewer do if they are written together. */
const THREE_PAIRS = `${SIDE_PAIR} [,/;]* ${SIDE_PAIR} [,/;]* ${SIDE_PAIR}`;
const GLUED_PAIR = `{ number glued ${PLACE} | ${PLACE} glued number }`;
const TWO_GLUED = `${GLUED_PAIR} [,/;]* ${GLUED_PAIR}`;

const looksLikeArmor = (page: Page): boolean => page.sees(THREE_PAIRS) || page.sees(TWO_GLUED);

const ORDER = '{ armorSide | side } { [/,-] { armorSide | side } }+';
const SIDES_IN_ORDER = `{ [(] ${ORDER} [)] | ${ORDER} !word }`;

/** "Cab armor", "carrier armor": which part of a truck, or which vehicle. */
function turnTo(page: Page, found: Found | null): boolean {
  const whose = found?.id('armorOwner') ?? null;
  const { vehicle } = page;
  if (whose === 'trailer' || whose === 'sidecar' || whose === 'cycle') {
    const named = page.vehicles.find((draft) => draft.class?.endsWith(whose) === true);
    if (named !== undefined) page.turnTo(named);
    return named !== undefined;
  }
  if (whose === 'carrier' && vehicle.carrier === null) return false;
  const parts = { cab: vehicle.main, carrier: vehicle.carrier?.part, box: vehicle.box };
  if (whose !== null) page.part = parts[whose] ?? page.part;
  return true;
}

/** "Armor:", "fireproof armor —", "armor (LRFP)", "armor (F/R/L/B/T/U):". */
function heading(page: Page): boolean {
  const { part: kept, vehicle } = page;
  const whose = page.match('armorOwner');
  const before = kindOf(page.match(KIND));
  if (!page.sees('armor') || !turnTo(page, whose)) return false;
  page.reads('armor');
  const bracketed = page.match('[(] armorType [)]')?.id('armorType');
  if (!turnTo(page, page.match('[(] armorOwner [)]'))) {
    if (page.vehicle === vehicle) page.part = kept;
    return false;
  }
  const { part } = page;
  part.armorOrder = page.attempt(() => order(page)) ?? part.armorOrder;
  page.reads("{ [:-=(] | 'of|is|total' }*");
  const after = page.attempt(() => {
    const type = page.match('armorType { [:,-] | !stop }')?.id('armorType') ?? null;
    // "LR 10" after the heading are the left and right.
    return type === 'LR' && page.peek()?.kind === 'number' ? null : type;
  });
  part.armorType = before ?? bracketed ?? after ?? part.armorType;
  part.saysArmor = true;
  page.inArmor = true;
  return true;
}

/** Fewer are no order of all sides. */
const LEAST_ORDER = 4;

function order(page: Page): readonly Location[] | null {
  const from = page.at;
  if (!page.reads(SIDES_IN_ORDER)) return null;
  const sides: Location[] = [];
  const to = page.at;
  for (page.at = from; page.at < to; ) {
    const side = page.take('armorSide') ?? page.take('side');
    if (side === null) page.at += 1;
    else sides.push(side);
  }
  return sides.length < LEAST_ORDER ? null : sides;
}

/** "FP F25 R20 L20": the kind, with no word but the list behind it. */
function kindAlone(page: Page): void {
  const kind = page.attempt(() => {
    const type = kindOf(page.match(KIND));
    return type !== null && looksLikeArmor(page) ? type : null;
  });
  if (kind !== null) page.part.armorType = kind;
}

const KIND_BEHIND = `${KIND} 'armor'? &stop`;

/** "… 10T 10U LR": no comma parts it from the list, and none but a mark follows. */
function kindBehind(page: Page): boolean {
  if (!page.inArmor || page.peek(-1)?.kind === 'mark') return false;
  const type = kindOf(page.match(KIND_BEHIND));
  if (type !== null) page.part.armorType = type;
  return type !== null;
}

function none(page: Page): boolean {
  const isNone = page.reads("'no' armor");
  if (isNone) page.part.saysArmor = true;
  return isNone;
}

/** "(total 60)" at the end of the list. */
function sum(page: Page): boolean {
  const value = page.inArmor ? page.match("'total' [:=]* number points?")?.number('number') : undefined;
  if (value != null) page.stated.armorPoints = value;
  return value != null;
}

const LEAST_ROW = 2;
/** No side has so much armor: it is the weight that follows. */
const MOST = 999;

/** A wall of numbers: 20/10/10/20/10/10. */
function row(page: Page): boolean {
  const type = page.inArmor ? null : kindOf(page.match(KIND));
  if (!page.inArmor && !isSlashedRow(page)) return false;
  const values: number[] = [];
  for (let more: number | null = page.match('number')?.number('number') ?? null; more !== null; ) {
    values.push(more);
    more = page.attempt(() => {
      page.reads('[/,-]');
      const next = page.peek(1);
      // "20, 10 front": the second number has a side of its own, "4,060 lbs." is no armor.
      if (next?.kind === 'word' && (values.length < LEAST_ROW || /^(?:lbs?|pounds)$/.test(next.text))) return null;
      const value = page.match('number')?.number('number') ?? null;
      return value !== null && value <= MOST ? value : null;
    });
  }
  if (values.length < LEAST_ROW) return false;
  page.part.armorRow = values;
  page.part.saysArmor = true;
  page.part.armorType = type ?? kindOf(page.match(KIND_BEHIND)) ?? page.part.armorType;
  return true;
}

/** As many numbers between strokes or hyphens as the body has sides are armor, though no word says so. */
function isSlashedRow(page: Page): boolean {
  const { vehicle, part, tokens, text } = page;
  if (part.saysArmor || vehicle.body === null) return false;
  let [at, count] = [page.at, 0];
  for (; tokens[at]?.kind === 'number'; at += 1) {
    count += 1;
    const [last, next] = [tokens[at], tokens[at + 1]];
    if (next?.text === '/' && next.isGlued) at += 1;
    else if (next?.kind !== 'number' || text.slice(last?.end, next.at) !== '-') break;
  }
  const sides = armorLocations(vehicle.body).length;
  return tokens[at]?.kind === 'number' && (count === sides || (count === 6 && sides > 6));
}

/** "F20", "front: 20", "right side 10 pts."; outside a list only "F20" written together is armor for certain. */
function sideFirst(page: Page): boolean {
  const first = page.peek();
  const where = target(page);
  if (where === null) return false;
  const also = page.attempt(() => (page.reads("{ 'and' | [&/] }") ? target(page) : null));
  page.reads("'side|each|armor|sides'? [:=-]* 'with'*");
  const isBracketed = page.inArmor && page.reads('[(]');
  const isGlued = page.peek()?.isGlued === true && first?.isUpper === true;
  const value = page.match('figure')?.number('figure') ?? null;
  const isMore = also !== null && page.part.saysArmor;
  if (value === null || (isBracketed && !page.reads('[)]')) || !(page.inArmor || isGlued || isMore)) return false;
  page.reads("points? 'each'?");
  put(page, where, value);
  if (also !== null) put(page, also, value);
  return true;
}

/** "…, top and bottom 10": these two belong to the number behind them. */
const NUMBER_FOLLOWS = `joint ${PLACE} number`;

/** "25 front, back and top": a side with no number of its own. */
function furtherTarget(page: Page): Target | null {
  const where = page.reads('joint') ? target(page) : null;
  return page.sees("{ end | 'and' }") && !page.sees(NUMBER_FOLLOWS) ? where : null;
}

/** "20 (front)". */
const bracketedTarget = (page: Page): Target | null =>
  page.attempt(() => {
    const where = page.inArmor && page.reads('[(]') ? target(page) : null;
    return where !== null && page.reads('[)]') ? where : null;
  });

/** "20 front", "20F", "10 pts. each side", "25 in all other locations", "20 points of armor front"; or a total, to be compared. */
function numberFirst(page: Page): boolean {
  const value = page.match('figure')?.number('figure') ?? null;
  if (value === null) return false;
  const isSaid = page.reads('points');
  if (page.inArmor) page.reads("'each' [:]");
  const type = page.match("'of'* armorType armor")?.id('armorType');
  if (type != null) page.part.armorType = type;
  const isArmor = page.peek(-1)?.text === 'armor';
  const start = page.at;
  const where = bracketedTarget(page) ?? target(page);
  const isWhole = where === 'all' && !page.part.saysArmor && page.sees('stop');
  if (where !== null && (page.inArmor || isSaid || isWhole || (page.at > start + 1 && isArmor))) {
    page.reads("'armor'?");
    for (let more: Target | null = where; more !== null; more = page.attempt(() => furtherTarget(page)))
      put(page, more, value);
    return true;
  }
  page.at = start;
  // "10-point wheelguard" is an accessory.
  if (!isSaid || page.sees('part')) return false;
  page.reads("'total|in|all'*");
  page.stated.armorPoints = value;
  page.part.saysArmor = true;
  return true;
}

/** "front armor 20". */
function sideArmor(page: Page): boolean {
  const where = target(page);
  const value = where === null ? undefined : page.match('armor [:=-]* number points?')?.number('number');
  if (where === null || value == null) return false;
  put(page, where, value);
  return true;
}

const FORMS: readonly Clause[] = [kindBehind, heading, none, sum, row, sideFirst, numberFirst, sideArmor];

export const readArmor: Clause = (page) => {
  if (page.sees("number 'ft' { hauler | haulerNoun | bus }")) return false;
  if (!page.inArmor) kindAlone(page);
  if (!page.inArmor && looksLikeArmor(page)) page.inArmor = true;
  return page.firstOf(FORMS);
};
