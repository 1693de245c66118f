// What a line states of itself, to be compared: "Accel. 10 without cargo, 5 with cargo, HC 2, 5,200 lbs., $17,400", room and load for cargo.

import { clause, firstOf, type Page } from './page.ts';

const IS = "{ [:=] | 'of|is' }*";
const MPH = "{ mph { [/] 'turn|sec|second|t' }? }?";
const HOW_LADEN = "{ 'without' 'passengers|cargo' | unladen | laden }";
const LADEN = `{ [(] ${HOW_LADEN} [)] | ${HOW_LADEN} &stop }?`;
const OF_MOST = "{ { [/] | 'of' } most=number }?";
const ROOM = '{ depends | cargoSpaces=count spaces | cargoWeight=count pounds }';
const GAIN = `{ loaded=number ${MPH} laden | bare=number ${MPH} unladen }`;
const SECOND = `{ [(] second=number ${MPH} [)] | [/] second=number ${MPH} &stop }?`;
/** No vehicle gains more in a turn. */
const MOST_GAINED = 50;

/** A cab and its carrier state theirs one by one. */
function addRoom({ stated, part, cargoParts }: Page, spaces: number | null, load: number | null): void {
  const isOther = cargoParts.size > 0 && !cargoParts.has(part);
  cargoParts.add(part);
  if (spaces !== null) stated.cargoSpaces = spaces + (isOther ? (stated.cargoSpaces ?? 0) : 0);
  if (load !== null) stated.cargoWeight = load;
}

export const readTotals = firstOf([
  // "($1,500)" behind a part is its own price.
  clause("[(] { money | number 'dollars|bucks' } 'dollars|bucks|credits'* [)]", () => true),
  // "street value $9,500" once the price is known is another's figure, and so is "Cost without tires: $7,894".
  clause("{ money | money=number &'dollars|bucks' } 'dollars|bucks|credits'* 'total'?", (page, found, start) => {
    if (page.stated.cost !== undefined && page.unknown.at(-1)?.to === start) page.reject(page.since(start));
    else page.stated.cost = found.number('money') ?? 0;
  }),
  clause("total 'without|with|less' { ![.] !money any }* money", (page, found, start) => {
    const isOther = page.stated.cost !== undefined && found.id('total') === 'cost';
    if (isOther) page.reject(page.since(start));
    return isOther;
  }),
  // "10/10 spaces": used, of all.
  clause("used=number { [/] | 'of' } number spaces 'used'?", ({ stated }, found) => {
    stated.spacesUsed = found.number('used') ?? 0;
  }),
  // "lbs. 3,995"; "LB30" among the armor is the left back.
  clause(`pounds ${IS} weight=number ${OF_MOST}`, ({ stated, tokens, inArmor }, found, start) => {
    if (inArmor && tokens[start]?.isUpper && tokens[start + 1]?.isGlued) return false;
    stated.weight = found.number('weight') ?? 0;
    stated.maxLoad = found.number('most') ?? stated.maxLoad;
    return true;
  }),
  clause(`number 'max|maximum' pounds`, ({ stated }, found) => {
    stated.maxLoad = found.number('number') ?? 0;
  }),
  clause(`weight=number ${OF_MOST} pounds 'total'? ${LADEN}`, ({ stated }, found) => {
    stated.weight = found.number('weight') ?? 0;
    stated.maxLoad = found.number('most') ?? stated.maxLoad;
  }),
  // "one cargo space", "6 spaces for cargo"; "Cargo capacity: 11 spaces, 300 lbs.", in either order.
  clause("count { 'cargo' 'space|spaces' | 'space|spaces' 'of|for'? 'cargo' }", (page, found) =>
    addRoom(page, found.number('count'), null),
  ),
  clause(`'no'? cargo { [/] 'passenger' }? 'capacity|space|spaces'? ${IS} { joint? ${ROOM} =said }*`, (page, found) => {
    if (!found.has('said')) return page.peek(-1)?.text === 'capacity';
    return addRoom(page, found.number('cargoSpaces'), found.number('cargoWeight'));
  }),
  // "10 without cargo, 5 with cargo", "5 (2.5)", "2.5/5": the lower is the loaded one.
  clause(
    `total ${IS} [-]? { ${GAIN} | bare=number ${MPH} } { [,/(]? ${GAIN} }* ${SECOND} [)]?`,
    ({ stated }, found) => {
      if (found.id('total') !== 'acceleration') return false;
      const loaded = found.number('loaded');
      const bare = found.numbers('bare').at(-1);
      const gains = [bare, loaded ?? found.number('second')]
        .map(Number)
        .filter((gain) => gain > 0 && gain <= MOST_GAINED);
      if (bare !== undefined) stated.acceleration = Math.max(...gains);
      if (loaded !== null || gains.length > 1) stated.accelerationLoaded = Math.min(...gains);
      return true;
    },
  ),
  // "HC -1" is below zero, "HC - 3" is not.
  clause(`total ${IS} { [-] glued =minus | [-] }? { number | number=money } money?`, (page, found) => {
    const label = found.id('total') ?? 'cost';
    const limit = label === 'weight' || label === 'maxLoad' ? page.match(`${OF_MOST} pounds?`) : null;
    if (label === 'weight') page.stated.maxLoad = limit?.number('most') ?? page.stated.maxLoad;
    page.stated[label] = (found.number('number') ?? 0) * (found.has('minus') ? -1 : 1);
    if (label === 'topSpeed') page.reads(MPH);
    if (label === 'weight') page.reads(LADEN);
  }),
  // "A5", in one and in capitals; "3 HC", "10 mph accel", "90 mph top speed".
  clause("upper 'a' glued number", ({ stated }, found) => {
    const gain = found.number('number') ?? 0;
    if (gain > 20 || gain % 5 > 0) return false;
    stated.acceleration = gain;
    return true;
  }),
  clause("number { 'hc' | 'mph'? 'accel|acceleration|acc' =gain | 'mph' 'top' =top } 'speed'?", ({ stated }, found) => {
    stated[found.has('gain') ? 'acceleration' : found.has('top') ? 'topSpeed' : 'handlingClass'] =
      found.number('number') ?? 0;
  }),
]);
