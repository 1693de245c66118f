import type { Target } from '@hardtop/kernel';
import { FIRST_AID } from '../../catalog/close-combat.ts';
import { TASK_MULTIPLES } from '../../catalog/recon-modifiers.ts';
import { SECONDS_PER_PHASE } from '../figures/burning.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Person } from '../state/person.ts';
import { sheetOf, type Table, type TwilightGame } from '../state/state.ts';
import { douse } from './burning.ts';
import { PERCENT, rollAndTell, succeeds, tell } from './telling.ts';

// Help for the wounded and for who burns.

const hasKit = ({ carries }: Person): boolean => carries.some(({ what }) => what === 'medical-kit');

/** What it takes to save somebody who bleeds to death; null: without the skill nobody can. */
export function aidTarget({ setup }: Table, helper: Person): Target | null {
  const { MED } = sheetOf(setup, helper).skills;
  if (MED === undefined) return null;
  const level = hasKit(helper) ? FIRST_AID.withKit : FIRST_AID.task;
  const need = Math.floor(MED * TASK_MULTIPLES[level].skill);
  const modifiers =
    need === MED
      ? []
      : [{ value: need - MED, label: 'without a medical kit', rule: 'twilight/combat/critical-wounds' } as const];
  return { kind: 'need', base: MED, modifiers, need, atMost: true };
}

/** One action of binding wounds; the last of them says whether it helped. */
export function* giveAid(game: TwilightGame, helper: Person, patient: Person): TwilightPlay {
  const target = aidTarget(game, helper);
  if (target === null) return;
  if (helper.task?.kind !== 'aid' || helper.task.on !== patient.id)
    helper.task = { kind: 'aid', on: patient.id, item: null, left: FIRST_AID.actions, note: 0 };
  helper.task.left -= 1;
  const names = [helper.name, patient.name];
  const rule = 'twilight/combat/critical-wounds';
  if (helper.task.left > 0) {
    const text = `${names[0]} binds the wounds of ${names[1]}: ${helper.task.left} to go.`;
    return tell(game, { kind: 'aid', rule, about: patient.id, text, marks: ['action/aid'] }, [helper.id, patient.id]);
  }
  helper.task = null;
  const told = { seat: helper.seat, rule, purpose: 'medical help', ids: [helper.id, patient.id] } as const;
  const { total } = yield* rollAndTell(game, PERCENT, told, (rolled) => {
    const helps = succeeds(target, rolled.total);
    const text = helps ? `${names[0]} has stopped the bleeding of ${names[1]}.` : `${names[1]} still bleeds.`;
    return {
      kind: 'aid',
      about: patient.id,
      target,
      outcome: helps ? 'good' : 'bad',
      text,
      marks: [helps ? 'aid/saved' : 'aid/failed'],
    };
  });
  if (!succeeds(target, total)) return;
  patient.aided = true;
  patient.dyingSince = null;
  if (patient.condition === 'dying') patient.condition = 'out';
}

/** Others get a try for each second of the phase. */
export function* helpDouse(game: TwilightGame, helper: Person, victim: Person): TwilightPlay {
  for (let second = 0; second < SECONDS_PER_PHASE && victim.burns.length > 0; second++)
    yield* douse(game, helper, victim);
}
