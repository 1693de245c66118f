// Labels, sides that head a list, boxes on flatbeds, notes, remarks, parts of other editions, and words that add nothing.

import { LEXICON } from './lexicon.ts';
import { clause, firstOf, type Page, PartDraft } from './page.ts';

/** "Crew of two (driver and gunner)", "heavy chassis (1)". */
export const readFiller = firstOf([
  clause("{ [(] one=number [)] | 'crew' 'of' count }", (_, found) => (found.number('one') ?? 1) === 1),
  clause('word', (page) => LEXICON.isNameOf('filler', page.peek(-1)?.text ?? '')),
]);

/** "Weapons:"; "Cycle: … Sidecar: …" after both were named: what follows is of that one, and the cab is of what pulls. */
export const readLabel = clause('label [:=-]', (page, _, start) => {
  const noun = page.tokens[start]?.text ?? '';
  const [lead] = page.vehicles;
  page.facing = null;
  if (page.vehicles.length > 1) page.turnTo((noun === 'cab' ? lead : page.named(noun)) ?? page.vehicle);
  else if (noun === 'cab') page.part = page.vehicle.main;
  else if (noun === 'carrier') page.part = page.vehicle.carrier?.part ?? page.part;
});

/** What is said of more than one part. */
export const readHeading = firstOf([
  // "Front: MG, RL. Sides: MG. Back: SS. Top: none."; "T:" heads what stands in the turret.
  clause(
    "!'t' sides 'side|weapons|mounted|facing'? [:=-] { &'turret' =turret | 'none|nothing' =none | &{ count? 'linked|none'* gunAhead } }",
    (page, found) => {
      const isTurret = found.has('turret') && found.id('side') === 'top';
      if ((found.has('none') && page.inArmor) || (found.has('turret') && !isTurret)) return false;
      page.facing = isTurret || found.has('none') ? null : found.ids('side');
      page.inArmor = false;
      return true;
    },
  ),
  // "no weapons", "no front weapons".
  clause("{ 'unarmed' | 'no|without' side? nothing }"),
  // "armored box (4 spaces): MG back": what follows stands in it.
  clause("box [(,]? count 'spaces|space' [)]? [:,]?", (page, found) => {
    page.part = new PartDraft();
    page.part.spaces = found.number('count') ?? 0;
    page.vehicle.box = page.part;
    page.inArmor = false;
  }),
  // "right-hand drive", "left-hand mounted": where the driver, or the sidecar, is.
  clause("{ 'right' =right | 'left' } 'hand' 'drive|mounted'", ({ vehicle }, found) => {
    vehicle[vehicle.class === 'sidecar' ? 'side' : 'driverSide'] = found.has('right') ? 'right' : 'left';
  }),
]);

/** Said apart from the body. */
export const readFlag = firstOf([
  clause('trailerKind', ({ vehicle }, found) => {
    if (vehicle.class === 'trailer') vehicle.kind = found.id('trailerKind');
    return vehicle.class === 'trailer';
  }),
  clause('flag', ({ vehicle }, found) => {
    vehicle[found.id('flag') ?? 'reefer'] = true;
  }),
]);

/** `Light trike "Zip"`: a name that stands behind the body; `name: Old Faithful`, where the line has not been named before. */
export const readLateName = clause(
  "{ quote | 'name|called|named' [:=-]? from=here { !newLine !{ [,;.-()] } any }+ }",
  (page, found) => {
    const { vehicle } = page;
    if (vehicle.name !== '') return false;
    const words = page.words(found.number('from') ?? 0, page.at).replace(/^["'](.*)["']$/, '$1');
    vehicle.name = found.has('quote') ? found.text('quote') : words;
    return true;
  },
);

/** Whole phrases that tell nothing of the vehicle's parts. */
export const readAside = firstOf([
  clause("'notes|note' [:] quote", ({ vehicle }, found) => {
    vehicle.notes = found.text('quote');
  }),
  // "Passengers (see below)", "(who also …)", "(driver can still …)": said in passing, with no number in it and so no part.
  clause("'passengers'? [(] { role 'can|may' | 'see|who' } word* [)]"),
  // What could be had instead is no part of this vehicle: behind the price it is left aside, whole.
  clause('options', (page, _, start) => {
    if (page.stated.cost === undefined) return false;
    page.at = page.tokens.at(-1)?.text === '.' ? page.tokens.length - 1 : page.tokens.length;
    return page.reject(page.since(start));
  }),
  // "x-ray laser front": with what would have told its place or its use.
  clause(
    "count? 'linked'? from=here { foreign | 'extra|added|additional'? role 'armor' &{ end } !{ [/(] } } to=here { whatFor | sides }? 'linked'?",
    (page, found) => page.reject({ from: found.number('from') ?? 0, to: found.number('to') ?? 0 }),
  ),
  // "Weapon links: two MDs; two OJs; all four together": which of them hang together is not read.
  clause(
    "{ linkHeading [:-] { ![.] any }* | 'all|both' count? 'of|them|these|are|guns|weapons'* linked 'together|to|with|the'* }",
    (page, _, start) => page.reject(page.since(start)),
  ),
]);

/** ", -2 MGs": a minus and no dash, for it stands at the number and away from what is before it. */
export function noteMinus(page: Page): void {
  if (!/^[,;(]$/.test(page.peek(-1)?.text ?? '') || !page.sees('!glued !newLine [-] glued number')) return;
  const words = page.words(page.at, page.at + 2);
  page.complain('negative', `"${words}": there is no negative number of anything; read without the minus.`);
}

/** A line that stops at a comma or in brackets has lost its end. */
export function noteCut(page: Page): void {
  const { tokens, text } = page;
  const last = tokens.at(-1);
  const dangles =
    last?.kind === 'mark'
      ? /[,:—(&/+$]/.test(last.text) && !/[|•]/.test(text.charAt(last.at))
      : /^(?:and|with|in|plus|for)$/.test(last?.text ?? '');
  const open = tokens.reduce((sum, { text: mark }) => sum + (mark === '(' ? 1 : mark === ')' ? -1 : 0), 0);
  if (dangles || open > 0) page.complain('cut', 'The line seems to be cut off: its end is missing.');
}
