// What a line states of itself, to be compared: "Accel. 10 without cargo, 5 with cargo, HC 2, 5,200 lbs., $17,400", room and load for cargo.

import type { Stated } from './draft.ts';
import type { Clause, Page } from './page.ts';

const IS = "{ [:=] | 'of|is' }*";
const MPH = "{ mph { [/] 'turn|sec|second|t' }? }?";
const LADEN_BEHIND =
  "{ [(] { 'without' 'passengers|cargo' | unladen | laden } [)] | { 'without' 'passengers|cargo' | unladen | laden } &stop }?";

const MONEY = "{ money | money=number &'dollars|bucks' } 'dollars|bucks|credits'* 'total'?";
const WEIGHT_FIRST = `pounds ${IS} weight=number { { [/] | 'of' } most=number }?`;
const WEIGHT = `weight=number { { [/] | 'of' } most=number }? { 'max|maximum' =isMost }? pounds 'total'? ${LADEN_BEHIND}`;
const LABELLED = `total ${IS} { [-] glued =minus | [-] }? { number | number=money } money?`;
const LIMIT = "{ { 'of' | [/] } number }? pounds?";
const HANDLING =
  "number { 'hc' =handlingClass | 'mph'? 'accel|acceleration|acc' =acceleration | 'mph' 'top' =topSpeed } 'speed'?";

/** "($1,500)" behind a part is its own price; "street value $9,500" once the price is known is another's figure. */
function money(page: Page): boolean {
  const start = page.at;
  if (page.reads("[(] { money | number 'dollars|bucks' } 'dollars|bucks|credits'* [)]")) return true;
  const value = page.match(MONEY)?.number('money');
  if (value == null) return false;
  if (page.stated.cost !== undefined && page.unknown.at(-1)?.to === start) page.reject(page.since(start));
  else page.stated.cost = value;
  return true;
}

/** "Cost without tires: $7,894." */
function otherPrice(page: Page): boolean {
  const start = page.at;
  if (
    page.stated.cost === undefined ||
    page.match("total 'without|with|less' { ![.] !money any }* money")?.id('total') !== 'cost'
  )
    return false;
  page.reject(page.since(start));
  return true;
}

/** "10/10 spaces": used, of all. */
function spacesUsed(page: Page): boolean {
  const used = page.match("used=number { [/] | 'of' } number spaces 'used'?")?.number('used');
  if (used != null) page.stated.spacesUsed = used;
  return used != null;
}

/** "3,995 of 4,070 lbs."; "LB30" among the armor is the left back. */
function weight(page: Page): boolean {
  const { stated } = page;
  const isSide = page.inArmor && page.peek()?.kind === 'word' && page.peek()?.isUpper && page.peek(1)?.isGlued;
  const found = isSide === true ? null : (page.match(WEIGHT_FIRST) ?? page.match(WEIGHT));
  if (found === null) return false;
  const [value, most] = [found.number('weight') ?? 0, found.number('most')];
  if (found.has('isMost')) stated.maxLoad = value;
  else stated.weight = value;
  if (most !== null && !found.has('isMost')) stated.maxLoad = most;
  return true;
}

const ROOM_LABEL = `'no'? cargo { [/] 'passenger' }? 'capacity|space|spaces'? ${IS}`;
const ROOM = 'joint? { depends | count { spaces =isSpaces | pounds } }';

/** "Cargo capacity: 11 spaces, 300 lbs.", in either order; "one cargo space", "6 spaces for cargo". */
function room(page: Page): boolean {
  const one = page.match("count { 'cargo' 'space|spaces' | 'space|spaces' 'of|for'? 'cargo' }")?.number('count');
  if (one != null) return addRoom(page, { cargoSpaces: one });
  if (!page.reads(ROOM_LABEL)) return false;
  const isNamed = page.peek(-1)?.text === 'capacity';
  const found: Stated = {};
  let isSaid = false;
  for (let more = page.match(ROOM); more !== null; more = page.match(ROOM)) {
    isSaid = true;
    const value = more.number('count');
    if (value !== null) found[more.has('isSpaces') ? 'cargoSpaces' : 'cargoWeight'] = value;
  }
  return isSaid ? addRoom(page, found) : isNamed;
}

/** A cab and its carrier state theirs one by one. */
function addRoom({ stated, part, cargoParts }: Page, { cargoSpaces, cargoWeight }: Stated): true {
  const isOther = cargoParts.size > 0 && !cargoParts.has(part);
  cargoParts.add(part);
  if (cargoSpaces !== undefined) stated.cargoSpaces = cargoSpaces + (isOther ? (stated.cargoSpaces ?? 0) : 0);
  if (cargoWeight !== undefined) stated.cargoWeight = cargoWeight;
  return true;
}

function labelled(page: Page): boolean {
  const { stated } = page;
  const found = page.match(LABELLED);
  const label = found?.id('total') ?? null;
  if (found === null || label === null) return false;
  // "HC -1" is below zero, "HC - 3" is not.
  const value = (found.number('number') ?? 0) * (found.has('minus') ? -1 : 1);
  if (label === 'acceleration') accelerations(page, value);
  else stated[label] = value;
  const most = label === 'weight' ? page.match(LIMIT)?.number('number') : null;
  if (label === 'maxLoad') page.reads(LIMIT);
  if (label === 'topSpeed') page.reads(MPH);
  if (label === 'weight') page.reads(LADEN_BEHIND);
  if (most != null) stated.maxLoad = most;
  return true;
}

const LADEN = `${MPH} { laden | unladen }?`;
const NEXT_GAIN = `[,/(]? number ${MPH} &{ laden | unladen }`;
const SECOND_GAIN = `{ [(] number ${MPH} [)] | [/] number ${MPH} &stop }`;
/** No vehicle gains more in a turn. */
const MOST_GAINED = 50;

/** "10 without cargo, 5 with cargo", "5 (2.5)", "2.5/5": the lower is the loaded one. */
function accelerations(page: Page, first: number): void {
  const { stated } = page;
  stated.acceleration = first;
  for (let [i, value] = [0, first as number | null]; i < 4 && value !== null; i += 1) {
    const found = page.match(LADEN);
    if (found?.has('laden') === true) stated.accelerationLoaded = value;
    else if (found?.has('unladen') === true) stated.acceleration = value;
    value = page.match(NEXT_GAIN)?.number('number') ?? null;
  }
  const second = stated.accelerationLoaded === undefined ? page.match(SECOND_GAIN)?.number('number') : null;
  if (second != null && second !== first && second <= MOST_GAINED) {
    stated.acceleration = Math.max(first, second);
    stated.accelerationLoaded = Math.min(first, second);
  }
  if (stated.accelerationLoaded === first && stated.acceleration === first) delete stated.acceleration;
  page.reads('[)]');
}

/** "A5", in one and in capitals; "3 HC", "10 mph accel", "90 mph top speed". */
function inOne(page: Page): boolean {
  const { stated, at: start } = page;
  const letter = page.match("upper 'a' glued number")?.number('number');
  if (letter != null && letter <= 20 && letter % 5 === 0) {
    stated.acceleration = letter;
    return true;
  }
  page.at = start;
  const found = page.match(HANDLING);
  const label = (['handlingClass', 'acceleration', 'topSpeed'] as const).find((name) => found?.has(name) === true);
  if (found === null || label === undefined) return false;
  stated[label] = found.number('number') ?? 0;
  return true;
}

const FORMS = [money, otherPrice, spacesUsed, weight, room, labelled, inOne];

export const readTotals: Clause = (page) => page.firstOf(FORMS);
