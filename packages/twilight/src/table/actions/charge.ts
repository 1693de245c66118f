import type { Option, Param, Params } from '@hardtop/kernel';
import { CHARGE, EXPLOSIVES } from '../../catalog/demolition.ts';
import { LAYING } from '../../catalog/fieldwork.ts';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { fireCharge } from '../chapters/charges.ts';
import { tell } from '../chapters/telling.ts';
import { WORK } from '../chapters/work.ts';
import {
  concussionOf,
  type Explosives,
  pointsOf,
  settingTurns,
  turnsOf,
  weightOf,
} from '../figures/heavy/explosives.ts';
import { chargeTargets } from '../queries/charge-targets.ts';
import { sameCell } from '../queries/position.ts';
import { chanceOf, workTarget } from '../queries/task-odds.ts';
import { setOff } from '../state/effects.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { momentOf, sheetOf, type TwilightGame } from '../state/state.ts';
import { type Charge, thingId } from '../state/things.ts';
import type { ActionKind } from './action-kind.ts';

const PHASES = 6;

type Kind = keyof typeof EXPLOSIVES;

/** A broken block counts while anything of it is left. */
const held = ({ carries }: Person, what: Kind): Item | undefined =>
  carries.find((item) => item.kind === 'charge' && item.what === what && item.count + item.loaded > 0);

const mostOf = (person: Person, what: Kind): number =>
  Math.min(held(person, what)?.count ?? 0, Math.floor(CHARGE.mostKg / EXPLOSIVES[what].kg));

const BLOCK = EXPLOSIVES.plastique.points;

/** Blocks, some points of a block that is broken for it, sticks: what he has of them. */
function amountParams(person: Person): readonly Param[] {
  const [sticks, blocks] = [mostOf(person, 'dynamite'), mostOf(person, 'plastique')];
  const plastique = held(person, 'plastique');
  if (plastique === undefined)
    return [{ name: 'pieces', label: 'Sticks of dynamite', min: 1, max: sticks, step: 1, start: sticks }];
  const points = plastique.count > 0 ? BLOCK - 1 : plastique.loaded;
  return [
    { name: 'pieces', label: 'Blocks of plastique', min: 0, max: blocks, step: 1, start: blocks },
    { name: 'points', label: 'Points of a broken block', min: 0, max: points, step: 1, start: blocks > 0 ? 0 : points },
    ...(sticks === 0 ? [] : [{ name: 'sticks', label: 'Sticks of dynamite', min: 0, max: sticks, step: 1, start: 0 }]),
  ];
}

/** What is taken of what he has: joined to one charge of ten kilograms at most, what is too much stays in the pack. */
function chosen(person: Person, params: Params): Explosives {
  const { pieces = 0, points = 0, sticks = 0 } = params;
  const plastique = held(person, 'plastique');
  if (plastique === undefined) return { dynamite: Math.max(1, pieces), plastique: 0, crumbs: 0 };
  const has = plastique.count * BLOCK + plastique.loaded;
  const wanted = Math.min(pieces * BLOCK + points, has, Math.floor(CHARGE.mostKg / EXPLOSIVES.plastique.kg) * BLOCK);
  const all = wanted === 0 && sticks === 0 ? 1 : wanted;
  const of = { plastique: Math.floor(all / BLOCK), crumbs: all % BLOCK };
  const room = Math.floor((CHARGE.mostKg - weightOf({ ...of, dynamite: 0 })) / EXPLOSIVES.dynamite.kg);
  return { ...of, dynamite: Math.min(sticks, room) };
}

const hasKit = ({ carries }: Person): boolean => carries.some(({ what, count }) => what === 'tools' && count > 0);

function setOption(game: TwilightGame, person: Person, on: string, name: string): Option {
  return {
    id: `charge:set:${on}`,
    label: `Set a charge ${name}`,
    words: ['set', 'charge', name.toLowerCase()],
    group: 'Charges',
    params: amountParams(person),
    preview(params) {
      const what = chosen(person, params);
      const points = pointsOf(what);
      const target = workTarget(game, person, WORK['set-charge'].ways);
      return {
        text: `${points} points, ${Math.round(weightOf(what) * 100) / 100} kg: concussion ${concussionOf(points)}. It takes ${settingTurns(false)} turns.`,
        chances: [{ label: 'goes off when fired', chance: chanceOf(target) }],
        target,
        facts: { points },
      };
    },
  };
}

function looseOption(person: Person, on: string, name: string): Option {
  const fuse: Param = {
    name: 'fuse',
    label: 'Fuse, in phases',
    min: LAYING.fuse.least,
    max: LAYING.fuse.most,
    step: 1,
    start: 2,
  };
  return {
    id: `charge:drop:${on}`,
    label: `Drop a charge with a fuse ${name}`,
    words: ['drop', 'charge', name.toLowerCase()],
    group: 'Charges',
    params: [...amountParams(person), fuse],
    preview: (params) => ({
      text: `Lying loose: half of its penetration. Concussion ${concussionOf(pointsOf(chosen(person, params)))}.`,
      caveats: [CAVEATS.laying],
    }),
  };
}

const fireOption = (charge: Charge): Option => ({
  id: `charge:fire:${charge.id}`,
  label: `Fire the charge of ${charge.points} points at ${charge.at.x}, ${charge.at.y}`,
  words: ['fire', 'charge', charge.id],
  group: 'Charges',
  preview: () => ({ text: `Concussion ${concussionOf(charge.points)}${charge.tamped ? ', tamped' : ''}.` }),
});

const tampOption = (charge: Charge): Option => ({
  id: `charge:tamp:${charge.id}`,
  label: 'Tamp the charge',
  words: ['tamp', 'charge'],
  group: 'Charges',
  preview: () => ({ text: `Twice the penetration, after ${turnsOf(CHARGE.tamping.minutes)} turns.` }),
});

export const charge: ActionKind = {
  id: 'charge',
  rule: 'twilight/combat/demolitions',

  options(game, person) {
    const options: Option[] = [];
    const skill = sheetOf(game.setup, person).skills.CBE ?? 0;
    if (
      person.at !== null &&
      person.task === null &&
      (held(person, 'dynamite') !== undefined || held(person, 'plastique') !== undefined)
    )
      for (const { id, name } of chargeTargets(game, person)) {
        if (hasKit(person) && skill > 0) options.push(setOption(game, person, id, name));
        options.push(looseOption(person, id, name));
      }
    for (const thing of game.state.things) {
      if (thing.kind !== 'charge' || thing.fuse !== null) continue;
      if (thing.seat === person.seat) options.push(fireOption(thing));
      if (
        person.at !== null &&
        !thing.tamped &&
        thing.against !== null &&
        person.task === null &&
        sameCell(thing.at, person.at)
      )
        options.push(tampOption(thing));
    }
    return options;
  },

  *perform(game, person, { option, params }) {
    const [, verb = '', on = ''] = option.split(':');
    if (verb === 'set') return startSetting(game, person, on, params);
    if (verb === 'drop') return yield* dropLoose(game, person, on, params);
    if (verb === 'tamp') {
      person.task = { kind: 'tamp', on, item: null, left: turnsOf(CHARGE.tamping.minutes) * PHASES, note: 0 };
      return;
    }
    const found = game.state.things.find((thing) => thing.id === on);
    if (found?.kind === 'charge') yield* fireCharge(game, found);
  },
};

/** The explosives leave his pack; what is left of a broken block goes into the next charge first. */
function spend(person: Person, params: Params): number {
  const what = chosen(person, params);
  const sticks = held(person, 'dynamite');
  if (sticks !== undefined) sticks.count -= what.dynamite;
  const plastique = held(person, 'plastique');
  if (plastique !== undefined) {
    const left = plastique.count * BLOCK + plastique.loaded - what.plastique * BLOCK - (what.crumbs ?? 0);
    plastique.count = Math.floor(left / BLOCK);
    plastique.loaded = left % BLOCK;
  }
  return pointsOf(what);
}

function startSetting(game: TwilightGame, person: Person, on: string, params: Params): void {
  const note = spend(person, params);
  person.task = { kind: 'set-charge', on, item: null, left: settingTurns(false) * PHASES, note };
  const text = `${person.name} begins to set a charge.`;
  tell(
    game,
    { kind: 'work', rule: 'twilight/combat/setting-charges', about: person.id, text, marks: ['charge/begun'] },
    [person.id],
  );
}

function* dropLoose(game: TwilightGame, person: Person, on: string, params: Params) {
  if (person.at === null) return;
  const points = spend(person, params);
  const fuse = momentOf(game.state) + (params.fuse ?? LAYING.fuse.least);
  game.state.things.push({
    id: thingId(game.state, 'charge', person.at),
    kind: 'charge',
    known: 1 << person.side,
    at: person.at,
    by: person.id,
    seat: person.seat,
    points,
    tamped: false,
    against: on === '' ? null : on,
    dud: false,
    fuse,
  });
  const text = `${person.name} lights a fuse.`;
  tell(
    game,
    { kind: 'charge', rule: 'twilight/combat/demolitions', about: person.id, text, marks: ['charge/dropped'] },
    [person.id],
  );
  yield* setOff(game, { kind: 'noise', at: person.at, by: person.id, loud: false });
}
