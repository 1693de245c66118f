import type { Option, Param, Params } from '@hardtop/kernel';
import { CHARGE, EXPLOSIVES } from '../../catalog/demolition.ts';
import { LAYING } from '../../catalog/fieldwork.ts';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { fireCharge } from '../chapters/charges.ts';
import { tell } from '../chapters/telling.ts';
import { WORK } from '../chapters/work.ts';
import { concussionOf, pointsOf, settingTurns, turnsOf, weightOf } from '../figures/heavy/explosives.ts';
import { chargeTargets } from '../queries/charge-targets.ts';
import { sameCell } from '../queries/position.ts';
import { chanceOf, workTarget } from '../queries/task-odds.ts';
import { setOff } from '../state/effects.ts';
import type { Item } from '../state/item.ts';
import type { Person } from '../state/person.ts';
import { momentOf, sheetOf, type TwilightGame } from '../state/state.ts';
import type { Charge } from '../state/things.ts';
import type { ActionKind } from './action-kind.ts';

const PHASES = 6;

const held = ({ carries }: Person, what: 'dynamite' | 'plastique'): Item | undefined =>
  carries.find((item) => item.kind === 'charge' && item.what === what && item.count > 0);

const mostOf = (person: Person, what: 'dynamite' | 'plastique'): number =>
  Math.min(held(person, what)?.count ?? 0, Math.floor(CHARGE.mostKg / EXPLOSIVES[what].kg));

function amountParams(person: Person): readonly Param[] {
  const [sticks, blocks] = [mostOf(person, 'dynamite'), mostOf(person, 'plastique')];
  // All of one kind, so that ten kilograms are never passed.
  const what = blocks > 0 ? 'plastique' : 'dynamite';
  const max = blocks > 0 ? blocks : sticks;
  return [
    {
      name: 'pieces',
      label: what === 'plastique' ? 'Blocks of plastique' : 'Sticks of dynamite',
      min: 1,
      max,
      step: 1,
      start: max,
    },
  ];
}

/** What is taken of what he has. */
function chosen(person: Person, params: Params): { readonly dynamite: number; readonly plastique: number } {
  const pieces = params.pieces ?? 1;
  return mostOf(person, 'plastique') > 0 ? { dynamite: 0, plastique: pieces } : { dynamite: pieces, plastique: 0 };
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
        text: `${points} points, ${weightOf(what)} kg: concussion ${concussionOf(points)}. It takes ${settingTurns(false)} turns.`,
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
      (mostOf(person, 'dynamite') > 0 || mostOf(person, 'plastique') > 0)
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

/** The explosives leave his pack. */
function spend(person: Person, params: Params): number {
  const what = chosen(person, params);
  const item = held(person, what.plastique > 0 ? 'plastique' : 'dynamite');
  if (item !== undefined) item.count -= what.plastique + what.dynamite;
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
    id: `t${game.state.nextThing++}`,
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
