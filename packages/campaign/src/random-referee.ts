// A referee who does anything a desk offers, by chance: he fills in forms, amends what was rolled, takes things back.

import { diceOf, type Random } from '@hardtop/kernel';
import type { Amendment, DeskAction, DeskCard, OpenCampaign } from './campaigns.ts';
import type { Card, WorldRoll } from './cards.ts';
import { type FormField, type FormValue, type FormValues, formValues } from './forms.ts';
import type { RefereeInput } from './referee-input.ts';

/** In a hundred steps: how often he amends, takes something back, or does anything but the next thing on the road. */
export interface Habits {
  readonly amends: number;
  readonly undoes: number;
  readonly meddles: number;
}

/** They end a journey soon, so they are chosen one time in six. */
const RARE: ReadonlySet<string> = new Set(['death', 'part', 'crater', 'rads']);
/** Who has a still or a broken vehicle sees to it. */
const WANTED: readonly string[] = ['repair', 'distil'];

export function randomInput(campaign: OpenCampaign, habits: Habits, random: Random): RefereeInput {
  const percent = random.int(1, 100);
  const { amends, undoes, meddles } = habits;
  if (percent <= amends) {
    const amend = randomAmendment(campaign, random);
    if (amend !== null) return { amend };
  }
  if (percent <= amends + undoes) return { undo: random.int(1, 3) === 1 ? 'amendment' : 'row' };
  const action = actionOf(campaign, percent <= amends + undoes + meddles, random);
  const line = action.group === 'line' ? randomLine(campaign, random) : {};
  return { act: action.id, values: { ...filledIn(action.fields, random), ...line } };
}

/** Any line of one of the last entries, to be shown or hidden. */
function randomLine(campaign: OpenCampaign, random: Random): FormValues {
  if (campaign.entries === 0) return {};
  const back = Math.min(random.int(0, 8), campaign.entries - 1);
  const { at, facts, glimpses, cards } = campaign.entry(campaign.entries - 1 - back);
  const lines = [...facts, ...glimpses].map(({ text }) => text);
  const all = [...lines, ...cards.flatMap(({ card }) => linesOf(card))];
  return all.length === 0 ? {} : { ...at, line: random.pick(all) };
}

function linesOf({ lines, parts }: Card): readonly string[] {
  return [...lines, ...parts.flatMap(linesOf)];
}

function actionOf(campaign: OpenCampaign, isMeddling: boolean, random: Random): DeskAction {
  const { actions, next } = campaign.now();
  const wanted = actions.filter(({ id }) => WANTED.includes(id));
  if (wanted.length > 0 && random.int(1, 4) === 1) return random.pick(wanted);
  const here = actions.filter(({ group, id }) => group === 'here' && id !== 'buy');
  if (here.length > 0 && random.int(1, 2) === 1) return random.pick(here);
  const others = actions.filter(({ group, id }) => group !== 'period' && !(RARE.has(id) && random.int(1, 6) > 1));
  if (isMeddling && others.length > 0) return random.pick(others);
  return actions.find(({ id }) => id === next) ?? random.pick(actions);
}

/** Half of the fields stay as they are offered; what is empty and needed is filled in. */
function filledIn(fields: readonly FormField[], random: Random): FormValues {
  const filled = fields.map((field): [string, FormValue] => [field.name, filledField(field, random)]);
  const offered = formValues(fields);
  return Object.fromEntries(filled.filter(([name, value]) => value !== offered[name]));
}

function filledField(field: FormField, random: Random): FormValue {
  const isKept = random.int(1, 2) === 1;
  switch (field.kind) {
    case 'text':
      return field.value === '' ? textFor(field.name, random) : field.value;
    case 'number':
      return field.name === 'every' ? random.pick(CHECKS) : isKept ? field.value : numberFor(field, random);
    case 'choice':
      return isKept || field.options.length === 0 ? field.value : random.pick(field.options).id;
    case 'flag':
      return isKept ? field.value : !field.value;
    case 'several':
      return field.options.length === 0 || (isKept && field.value.length > 0)
        ? field.value
        : [random.pick(field.options)];
    case 'list':
      return random.int(1, 2) === 1
        ? field.value
        : [...field.value, { ...formValues(field.fields), ...filledIn(field.fields, random) }];
  }
}

/** Minutes between two checks: many checks make a long film. */
const CHECKS = [0, 0, 0, 0, 120] as const;

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  reason: ['The table wanted it.', 'Told so by the players.', 'A slip of the pen.'],
  skills: ['', 'RCN 50', 'MEC 40, MED 20'],
  coolness: ['', '2', '6'],
  languages: ['Polish', 'German, Russian'],
  attributes: ['', '', 'FIT 12, AGL 9, CON 10, STA 11, INT 8, EDU 7'],
  arms: ['', 'M16 x3', 'AKM (12) x2, Makarov x1', 'unarmed'],
  armor: ['', 'Kevlar vest', 'Steel helmet'],
  wounds: ['', '', ''],
  text: ['They sang.', 'Nobody slept well.'],
  item: ['Tires', 'Penicillin', 'A map'],
  to: ['', 'the harbor'],
  place: ['', 'Stary Bor', 'Nowy Most'],
  note: ['', 'In rags'],
  dead: [''],
};

function textFor(name: string, random: Random): string {
  return random.pick(TEXTS[name] ?? [`${name} ${random.int(1, 999)}`]);
}

function numberFor({ value, min = 0, max, step = 1 }: Extract<FormField, { kind: 'number' }>, random: Random): number {
  const wanted = value + random.int(-20, 40) * Math.max(step, 1);
  return Math.min(Math.max(wanted, min), max ?? Number.MAX_SAFE_INTEGER);
}

const REASONS = ['Too easy.', 'Too hard.', 'It fits the story better.'] as const;

/** Of anything that stands on a card, now or long ago. */
function randomAmendment(campaign: OpenCampaign, random: Random): Amendment | null {
  const reason = random.pick(REASONS);
  if (campaign.entries === 0) return null;
  const back = Math.min(random.int(0, 2) * random.int(1, 10), campaign.entries - 1);
  const { cards } = campaign.entry(campaign.entries - 1 - back);
  if (cards.length === 0) return null;
  const desk = random.pick(cards);
  const part = randomPart(desk.card, random);
  const altered = random.int(1, 3) === 1 ? alteration(desk, reason, random) : null;
  if (altered !== null) return altered;
  const roll = part.rolls.length === 0 ? null : random.pick(part.rolls);
  if (roll === null || random.int(1, 2) === 1) return { action: 'reroll', part: roll?.path ?? part.path, reason };
  return { action: 'mandate', part: roll.path, result: randomResult(roll, random), reason };
}

function randomPart(card: Card, random: Random): Card {
  return card.parts.length === 0 || random.int(1, 3) === 1 ? card : randomPart(random.pick(card.parts), random);
}

function alteration({ card, edits }: DeskCard, reason: string, random: Random): Amendment | null {
  if (edits.length === 0) return null;
  const field = random.pick(edits);
  const value = field.kind === 'number' ? numberFor(field, random) : `Another ${field.name} ${random.int(1, 99)}`;
  return { action: 'alter', part: card.path, field: field.name, value, reason };
}

function randomResult({ dice, table }: WorldRoll, random: Random): string {
  if (!/^\d+d\d+/.test(dice)) return 'wait';
  const { count, sides, plus } = diceOf(dice);
  const total = random.int(count, count * sides) + plus;
  return table === undefined ? String(total) : `die:${total}`;
}
