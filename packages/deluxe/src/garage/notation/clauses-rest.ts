// Labels, sides that head a list, boxes on flatbeds, notes, remarks, parts of other editions, and words that add nothing.

import type { Location } from '../design/fittings.ts';
import { PartDraft } from './draft.ts';
import { LEXICON } from './lexicon.ts';
import type { Clause, Page } from './page.ts';
import { sides, weaponFollows, weaponName } from './places.ts';

/** "Crew of two (driver and gunner)", "heavy chassis (1)". */
export const readFiller: Clause = (page) => {
  const found = page.match("{ [(] one=number [)] | 'crew' 'of' count }");
  if (found !== null) return (found.number('one') ?? 1) === 1;
  const isFiller = LEXICON.isNameOf('filler', page.peek()?.text ?? '');
  if (isFiller) page.at += 1;
  return isFiller;
};

/** "Weapons:"; "Cycle: … Sidecar: …" after both were named: what follows is of that one. */
export const readLabel: Clause = (page) => {
  const noun = page.peek()?.text ?? '';
  if (!page.reads('label [:=-]')) return false;
  page.facing = null;
  const named = page.vehicles.find((draft) => draft.class?.endsWith(noun) === true);
  if (named !== undefined && page.vehicles.length > 1) page.turnTo(named);
  const { carrier, main } = page.vehicle;
  if (noun === 'carrier' && carrier !== null) page.part = carrier.part;
  // The cab of a tractor is what pulls the trailer named before.
  const [lead] = page.vehicles;
  if (noun === 'cab' && lead?.class === 'tractor') page.turnTo(lead);
  else if (noun === 'cab') page.part = main;
  return true;
};

/** "Front: MG, RL. Sides: MG. Back: SS. Top: none."; "T:" heads what stands in the turret. */
export const readFacing: Clause = (page) => {
  const found: readonly Location[] | null = page.peek()?.text === 't' ? null : (sides(page)?.sides ?? null);
  if (found === null || !page.reads("'side|weapons|mounted|facing'? [:=-]")) return false;
  const isTurret = found[0] === 'top' && page.peek()?.text === 'turret';
  const isNothing = isTurret || (!page.inArmor && page.reads("'none|nothing'"));
  const start = page.at;
  page.reads("count? 'linked|none'*");
  if (!isNothing && !weaponFollows(page)) return false;
  page.at = start;
  page.facing = isNothing ? null : found;
  page.inArmor = false;
  return true;
};

/** "no weapons", "no front weapons". */
export const readNothing: Clause = (page) => page.reads("{ 'unarmed' | 'no|without' side? nothing }");

/** "armored box (4 spaces): MG back": what follows stands in it. */
export const readBox: Clause = (page) => {
  const spaces = page.match("box [(,]? count 'spaces|space' [)]? [:,]?")?.number('count');
  if (spaces == null) return false;
  page.vehicle.box = new PartDraft();
  page.vehicle.box.spaces = spaces;
  page.part = page.vehicle.box;
  page.inArmor = false;
  return true;
};

const BESIDE = "'on|the'* { 'right' =right | 'left' } 'side'?";
const BESIDE_CYCLE = `{ [(] ${BESIDE} [)] | ${BESIDE} }`;

/** "right-hand drive", "sidecar on the left": where the driver, or the sidecar, is. */
export const readHand: Clause = (page) => {
  const { vehicle } = page;
  const isSidecar = vehicle.class === 'sidecar';
  const isBehind = isSidecar && /^sidecars?$/.test(page.peek(-1)?.text ?? '');
  const found =
    page.match("{ 'right' =right | 'left' } 'hand' 'drive|mounted'") ?? (isBehind ? page.match(BESIDE_CYCLE) : null);
  if (found !== null) vehicle[isSidecar ? 'side' : 'driverSide'] = found.has('right') ? 'right' : 'left';
  return found !== null;
};

/** Said apart from the body. */
export const readFlag: Clause = (page) => {
  const { vehicle } = page;
  const kind = vehicle.class === 'trailer' ? page.take('trailerKind') : null;
  const flag = kind === null ? page.take('flag') : null;
  if (kind !== null) vehicle.kind = kind;
  if (flag !== null) vehicle[flag] = true;
  return kind !== null || flag !== null;
};

/** "Passengers (see below)", "(who also …)", "(driver can still …)": said in passing, with no number in it and so no part. */
export const readRemark: Clause = (page) => page.reads("'passengers'? [(] { role 'can|may' | 'see|who' } word* [)]");

/** What could be had instead is no part of this vehicle: behind the price it is left aside, whole. Of several configurations the last counts. */
export const readOptions: Clause = (page) => {
  const { tokens, at: start } = page;
  if (page.reads("'passenger|cargo' 'configuration'")) {
    const isLast = !tokens.slice(page.at).some(({ text }) => text === 'configuration');
    const end = isLast ? ':' : '.';
    while (!page.isDone && page.peek()?.text !== end) page.at += 1;
    if (!isLast) page.reject(page.since(start));
    return true;
  }
  if (page.stated.cost === undefined || !page.reads('options')) return false;
  page.at = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  page.reject(page.since(start));
  return true;
};

/** `Light trike "Zip"`: a name that stands behind the body; `name: Old Faithful`, where the line has not been named before. */
export const readLateName: Clause = (page) => {
  const { vehicle } = page;
  const quote = vehicle.name === '' ? page.match('quote') : null;
  if (quote !== null) vehicle.name = quote.text('quote');
  if (quote !== null || vehicle.name !== '' || !page.reads("'name|called|named' [:=-]?")) return quote !== null;
  const from = page.at;
  const ends = (): boolean =>
    page.isDone ||
    page.peek()?.startsLine === true ||
    (page.peek()?.kind === 'mark' && /[,;.—()]/.test(page.peek()?.text ?? ''));
  while (!ends()) page.at += 1;
  vehicle.name = page.words(from, page.at).replace(/^["'](.*)["']$/, '$1');
  return vehicle.name !== '';
};

export const readNotes: Clause = (page) => {
  const notes = page.match("'notes|note' [:] quote");
  if (notes !== null) page.vehicle.notes = notes.text('quote');
  return notes !== null;
};

const FOREIGN = "{ foreign | 'extra|added|additional'? role 'armor' &{ end } !{ [/(] } }";

/** "SWC on HRs", "CA around driver": the weapon or the man it would have been for was named elsewhere. */
export const whatFor = (page: Page): boolean =>
  page.attempt(() => {
    if (
      !page.reads("'on|for|around|to|over' 'the|both|all|each'* side?") ||
      !(page.reads('{ role | tireNoun }') || weaponName(page) !== null)
    )
      return null;
    page.reads('side?');
    return page.sees('stop') ? true : null;
  }) !== null;

/** "x-ray laser front": with what would have told its place or its use. */
export const readForeign: Clause = (page) => {
  page.reads("count? 'linked'?");
  const start = page.at;
  if (!page.reads(FOREIGN)) return false;
  page.reject(page.since(start));
  if (!whatFor(page)) page.attempt(() => sides(page));
  page.reads("'linked'");
  return true;
};

/** ", -2 MGs": a minus and no dash, for it stands at the number and away from what is before it. */
export function noteMinus(page: Page): void {
  const [before, dash, number] = [page.peek(-1), page.peek(), page.peek(1)];
  if (dash?.text !== '—' || dash.isGlued || dash.startsLine || number?.kind !== 'number' || !number.isGlued) return;
  if (before?.kind !== 'mark' || !/^[,;(]$/.test(before.text)) return;
  const words = page.text.slice(dash.at, number.end);
  page.complain('negative', `"${words}": there is no negative number of anything; read without the minus.`);
}

/** A line that stops at a comma, a colon or in the middle of its armor has lost its end. */
export function noteCut(page: Page): void {
  const { tokens, part, text } = page;
  const last = tokens.at(-1);
  const dangles =
    last?.kind === 'mark'
      ? /[,:—(&/+$]/.test(last.text) && !/[|•]/.test(text.charAt(last.at))
      : /^(?:and|with|in|plus|for)$/.test(last?.text ?? '');
  const open = tokens.reduce(
    (sum, { kind, text: sign }) => sum + (kind !== 'mark' ? 0 : sign === '(' ? 1 : sign === ')' ? -1 : 0),
    0,
  );
  const { front, right, left, back } = part.armor;
  const named = [front, right, left, back].filter((points) => points !== undefined).length;
  const isWhole = part.armorAll !== null || part.armorRow.length > 0 || part.eachSide !== null;
  const stops = page.inArmor && page.vehicle.class === 'car' && !isWhole && named > 0 && named < 4;
  if (dangles || open > 0 || stops) page.complain('cut', 'The line seems to be cut off: its end is missing.');
}
