// What a line states of itself, to be compared: "Accel. 10 without cargo, 5 with cargo, HC 2, 5,200 lbs., $17,400", room and load for cargo.

import { FIGURES } from './differences.ts';
import { type Clause, clause, type Found, firstOf, type Page } from './page.ts';

const IS = "{ [:=] | 'of|is' }*";
const DOLLARS = "'dollars|bucks|credits'*";
const MPH = "{ mph { [/] 'turn|sec|second|t' }? }?";
const HOW_LADEN = "{ 'without' 'passengers|cargo' | unladen | laden }";
const LADEN = `{ [(] ${HOW_LADEN} [)] | ${HOW_LADEN} &stop }?`;
const OF_MOST = "{ { [/] | 'of' } maxLoad=number }?";
const GAIN = `rate=number ${MPH}`;
const OTHER_GAIN = `{ [,/(]? ${GAIN} { laden | unladen } | [(] ${GAIN} [)] | [/] ${GAIN} &stop }`;
/** No vehicle gains more in a turn. */
const MOST_GAINED = 50;

/** What the pattern names as the figures are called. */
function state({ stated }: Page, found: Found): void {
  for (const figure of FIGURES) if (found.has(figure)) stated[figure] = found.number(figure) ?? 0;
}

const states = (pattern: string): Clause => clause(pattern, state);

/** A cab and its carrier state theirs one by one. */
function stateRoom(page: Page, found: Found): void {
  const { stated, part, cargoPart } = page;
  const before = cargoPart === null || cargoPart === part ? 0 : (stated.cargoSpaces ?? 0);
  page.cargoPart = part;
  state(page, found);
  if (found.has('cargoSpaces')) stated.cargoSpaces = before + (found.number('cargoSpaces') ?? 0);
}

export const readTotals = firstOf([
  // "($1,500)" behind a part is its own price.
  clause(`[(] { money | number 'dollars|bucks' } ${DOLLARS} [)]`, () => true),
  // "Cost without tires: $7,894": once the price is known, another is another's figure.
  clause(`{ cost=money | cost=number &'dollars|bucks' } ${DOLLARS} 'total'?`, (page, found, start) => {
    if (page.stated.cost !== undefined) page.reject(page.since(start));
    else state(page, found);
  }),
  // "10/10 spaces": used, of all.
  states("spacesUsed=number { [/] | 'of' } number spaces 'used'?"),
  // "lbs. 3,995"; "LB30" is the left back.
  states(`!{ upper 'lb' glued number } pounds ${IS} weight=number ${OF_MOST}`),
  states("maxLoad=number 'max|maximum' pounds"),
  states(`weight=number ${OF_MOST} pounds 'total'? ${LADEN}`),
  // "one cargo space", "6 spaces for cargo"; "Cargo capacity: 11 spaces, 300 lbs.", in either order.
  clause("cargoSpaces=count { 'cargo' 'space|spaces' | 'space|spaces' 'of|for'? 'cargo' }", stateRoom),
  clause(
    `'no'? cargo { [/] 'passenger' }? 'capacity|space|spaces'? ${IS} { joint? { depends | cargoSpaces=count spaces | cargoWeight=count pounds } =said }*`,
    (page, found) => (found.has('said') ? stateRoom(page, found) : page.peek(-1)?.text === 'capacity'),
  ),
  // "10 without cargo, 5 with cargo", "5 (2.5)", "2.5/5": the lower is the loaded one.
  clause(`gain ${IS} [-]? ${GAIN} ${HOW_LADEN}? ${OTHER_GAIN}* [)]?`, ({ stated }, found) => {
    const gains = found.numbers('rate').filter((gain) => gain <= MOST_GAINED);
    const isLoaded = found.has('laden');
    if (gains.length > 1 || !isLoaded) stated.acceleration = Math.max(...gains);
    if (gains.length > 1 || isLoaded) stated.accelerationLoaded = Math.min(...gains);
  }),
  // "HC -1" is below zero, "HC - 3" is not.
  clause(`total ${IS} { [-] glued =minus | [-] }? { number | number=money } money?`, (page, found) => {
    const figure = found.id('total') ?? 'cost';
    page.stated[figure] = (found.number('number') ?? 0) * (found.has('minus') ? -1 : 1);
    const more = page.match(figure === 'weight' ? `${OF_MOST} pounds? ${LADEN}` : `pounds? ${MPH}`);
    if (more !== null) state(page, more);
  }),
  // "A5", in one and in capitals; "3 HC", "10 mph accel", "90 mph top speed".
  states("upper 'a' glued acceleration=number"),
  states("{ handlingClass=number 'hc' | acceleration=number 'mph'? gain | topSpeed=number 'mph' 'top' 'speed'? }"),
]);
