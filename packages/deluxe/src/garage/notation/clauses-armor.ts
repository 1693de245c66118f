// "Armor: F20, R10 …", "20/10/10/20/10/10", "10 pts. each side", "T15, 25 in all other locations", "Fireproof armor: …".

import type { ArmorTypeId } from '../../catalog/armor.ts';
import { armorLocations } from '../../catalog/vehicle-bodies.ts';
import type { Location } from '../design/fittings.ts';
import type { Clause, Page } from './page.ts';
import { type Match, pattern } from './pattern.ts';

type Target = Location | 'both' | 'each' | 'all' | 'other';

const BOTH = "{ 'l|left' { [/&+] | 'and' } 'r|right' | 'r|right' { [/&+] | 'and' } 'l|left' | bothSides } =pair";
/** What a number of armor is for: a side, both, each, all. */
const PLACE = `'in|on|the|at|to'* { everywhere | eachSide | ${BOTH} | armorSide | side }`;
const SIDE_PAIR = `{ number ${PLACE} [:=]* | ${PLACE} [:=]* number }`;

const TARGET = pattern(PLACE);
const KIND = "armorType { { [,&+/] | 'and|plus|n' }+ also=armorType }?";
const ARMOR_KIND = pattern(KIND);
const JOINT = pattern("{ [,&+/] | 'and|plus|n' }+");
const ARMOR = pattern('armor');
const POINTS = pattern('points');
const NUMBER = pattern('number');
const PART = pattern('part');

/** "LR/FP" is both. */
function kindOf(found: Match | null): ArmorTypeId | null {
  const [first, second] = [found?.id('armorType') ?? null, found?.id('armorType', 'also') ?? null];
  return (first === 'LR' && second === 'FP') || (first === 'FP' && second === 'LR') ? 'LRFP' : first;
}

function target(page: Page): Target | null {
  const found = page.match(TARGET);
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
  else for (const side of where === 'both' || where === 'each' ? (['right', 'left'] as const) : [where]) part.armor[side] = value; // biome-ignore format: one way
}

/** So many sides with their numbers in a row can be nothing else; fewer do if they are written together. */
const THREE_PAIRS = pattern(`${SIDE_PAIR} [,/;]* ${SIDE_PAIR} [,/;]* ${SIDE_PAIR}`);
const GLUED_PAIR = `{ number glued ${PLACE} | ${PLACE} glued number }`;
const TWO_GLUED = pattern(`${GLUED_PAIR} [,/;]* ${GLUED_PAIR}`);

const looksLikeArmor = (page: Page): boolean => page.sees(THREE_PAIRS) || page.sees(TWO_GLUED);

const TYPE_IN_BRACKETS = pattern('[(] armorType [)]');
const OWNER_IN_BRACKETS = pattern('[(] armorOwner [)]');
const OWNER = pattern('armorOwner');
const HEADING_SIGNS = pattern("{ [:-=(] | 'of|is|total' }*");
/** "LR 10" after the heading are the left and right. */
const TYPE_BEHIND = pattern(`armorType { [:,-] | !stop } `);
const ORDER = '{ armorSide | side } { [/,-] { armorSide | side } }+';
const SIDES_IN_ORDER = pattern(`{ [(] ${ORDER} [)] | ${ORDER} !word }`);

/** "Cab armor", "carrier armor": which part of a truck, or which vehicle. */
function turnTo(page: Page, found: Match | null): boolean {
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
  const whose = page.match(OWNER);
  const before = kindOf(page.match(ARMOR_KIND));
  if (!page.sees(ARMOR) || !turnTo(page, whose)) return false;
  page.reads(ARMOR);
  const bracketed = page.match(TYPE_IN_BRACKETS)?.id('armorType');
  if (!turnTo(page, page.match(OWNER_IN_BRACKETS))) {
    if (page.vehicle === vehicle) page.part = kept;
    return false;
  }
  const { part } = page;
  part.armorOrder = page.attempt(() => order(page)) ?? part.armorOrder;
  page.reads(HEADING_SIGNS);
  const after = page.attempt(() => {
    const type = page.match(TYPE_BEHIND)?.id('armorType') ?? null;
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
    const type = kindOf(page.match(ARMOR_KIND));
    return type !== null && looksLikeArmor(page) ? type : null;
  });
  if (kind !== null) page.part.armorType = kind;
}

const KIND_BEHIND = pattern(`${KIND} 'armor'? &stop`);

/** "… 10T 10U LR": no comma parts it from the list, and none but a mark follows. */
function kindBehind(page: Page): boolean {
  if (!page.inArmor || page.peek(-1)?.kind === 'mark') return false;
  const type = kindOf(page.match(KIND_BEHIND));
  if (type !== null) page.part.armorType = type;
  return type !== null;
}

const NO_ARMOR = pattern("'no' armor");
const SUM = pattern("'total' [:=]* number points?");

function none(page: Page): boolean {
  const isNone = page.reads(NO_ARMOR);
  if (isNone) page.part.saysArmor = true;
  return isNone;
}

/** "(total 60)" at the end of the list. */
function sum(page: Page): boolean {
  const value = page.inArmor ? page.match(SUM)?.number('number') : undefined;
  if (value != null) page.stated.armorPoints = value;
  return value != null;
}

const LEAST_ROW = 2;
/** No side has so much armor: it is the weight that follows. */
const MOST = 999;
const ROW_SIGN = pattern('[/,-]');

/** A wall of numbers: 20/10/10/20/10/10. */
function row(page: Page): boolean {
  const type = page.inArmor ? null : kindOf(page.match(ARMOR_KIND));
  if (!page.inArmor && !isSlashedRow(page)) return false;
  const values: number[] = [];
  for (let more: number | null = page.match(NUMBER)?.number('number') ?? null; more !== null; ) {
    values.push(more);
    more = page.attempt(() => {
      page.reads(ROW_SIGN);
      const next = page.peek(1);
      // "20, 10 front": the second number has a side of its own, "4,060 lbs." is no armor.
      if (next?.kind === 'word' && (values.length < LEAST_ROW || /^(?:lbs?|pounds)$/.test(next.text))) return null;
      const value = page.match(NUMBER)?.number('number') ?? null;
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

const ALSO = pattern("{ 'and' | [&/] }");
const SIDE_SIGNS = pattern("'side|each|armor|sides'? [:=-]* 'with'*");
const OPEN = pattern('[(]');
const CLOSE = pattern('[)]');
const FIGURE = pattern('figure');
const POINTS_EACH = pattern("points? 'each'?");

/** "F20", "front: 20", "right side 10 pts."; outside a list only "F20" written together is armor for certain. */
function sideFirst(page: Page): boolean {
  const first = page.peek();
  const where = target(page);
  if (where === null) return false;
  const also = page.attempt(() => (page.reads(ALSO) ? target(page) : null));
  page.reads(SIDE_SIGNS);
  const isBracketed = page.inArmor && page.reads(OPEN);
  const isGlued = page.peek()?.isGlued === true && first?.isUpper === true;
  const value = page.match(FIGURE)?.number('figure') ?? null;
  const isMore = also !== null && page.part.saysArmor;
  if (value === null || (isBracketed && !page.reads(CLOSE)) || !(page.inArmor || isGlued || isMore)) return false;
  page.reads(POINTS_EACH);
  put(page, where, value);
  if (also !== null) put(page, also, value);
  return true;
}

/** "…, top and bottom 10": these two belong to the number behind them. */
const NUMBER_FOLLOWS = pattern(`{ [,&+/] | 'and|plus|n' }+ ${PLACE} number`);
const LIST_END = pattern("{ end | 'and' }");

/** "25 front, back and top": a side with no number of its own. */
function furtherTarget(page: Page): Target | null {
  const where = page.reads(JOINT) ? target(page) : null;
  return page.sees(LIST_END) && !page.sees(NUMBER_FOLLOWS) ? where : null;
}

const EACH_LIST = pattern("'each' [:]");
const OF_KIND = pattern("'of'* armorType armor");
const IN_ALL = pattern("'total|in|all'*");
const STOP = pattern('stop');
const ARMOR_WORD = pattern("'armor'?");

/** "20 (front)". */
const bracketedTarget = (page: Page): Target | null =>
  page.attempt(() => {
    const where = page.inArmor && page.reads(OPEN) ? target(page) : null;
    return where !== null && page.reads(CLOSE) ? where : null;
  });

/** "20 front", "20F", "10 pts. each side", "25 in all other locations", "20 points of armor front"; or a total, to be compared. */
function numberFirst(page: Page): boolean {
  const value = page.match(FIGURE)?.number('figure') ?? null;
  if (value === null) return false;
  const isSaid = page.reads(POINTS);
  if (page.inArmor) page.reads(EACH_LIST);
  const type = page.match(OF_KIND)?.id('armorType');
  if (type != null) page.part.armorType = type;
  const isArmor = page.peek(-1)?.text === 'armor';
  const start = page.at;
  const where = bracketedTarget(page) ?? target(page);
  const isWhole = where === 'all' && !page.part.saysArmor && page.sees(STOP);
  if (where !== null && (page.inArmor || isSaid || isWhole || (page.at > start + 1 && isArmor))) {
    page.reads(ARMOR_WORD);
    for (let more: Target | null = where; more !== null; more = page.attempt(() => furtherTarget(page)))
      put(page, more, value);
    return true;
  }
  page.at = start;
  // "10-point wheelguard" is an accessory.
  if (!isSaid || page.sees(PART)) return false;
  page.reads(IN_ALL);
  page.stated.armorPoints = value;
  page.part.saysArmor = true;
  return true;
}

const SIDE_ARMOR_SIGNS = pattern('armor [:=-]* number points?');

/** "front armor 20". */
function sideArmor(page: Page): boolean {
  const where = target(page);
  const value = where === null ? undefined : page.match(SIDE_ARMOR_SIGNS)?.number('number');
  if (where === null || value == null) return false;
  put(page, where, value);
  return true;
}

/** "15 ft. van carrier" behind the armor is no front top. */
const LENGTH = pattern("number 'ft' { hauler | haulerNoun | bus }");
const FORMS: readonly Clause[] = [kindBehind, heading, none, sum, row, sideFirst, numberFirst, sideArmor];

export const readArmor: Clause = (page) => {
  if (page.sees(LENGTH)) return false;
  if (!page.inArmor) kindAlone(page);
  if (!page.inArmor && looksLikeArmor(page)) page.inArmor = true;
  const start = page.at;
  return FORMS.some((form) => {
    page.at = start;
    return form(page);
  });
};
