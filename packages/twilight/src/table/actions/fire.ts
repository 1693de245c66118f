import type { Answer, Facts, Histogram, Option, Param, Params, Preview } from '@hardtop/kernel';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { lowerWeapon, resolveFire } from '../chapters/fire.ts';
import { isCovered } from '../queries/aiming.ts';
import { armOf, armsAtHand } from '../queries/arms.ts';
import {
  type Arm,
  type Attack,
  attackOf,
  diceFor,
  type FireMode,
  isByDice,
  targetFor,
  targetOf,
  vehiclePenetration,
} from '../queries/fire.ts';
import { fireFacts, fireOdds } from '../queries/fire-odds.ts';
import { initiativeOf } from '../queries/initiative.ts';
import { seesVehicle, visibleEnemies } from '../queries/sight.ts';
import { spotOf } from '../queries/spots.ts';
import type { TwilightPlay } from '../state/effects.ts';
import type { Gait, Person } from '../state/person.ts';
import { areHostile, sheetOf, type Table, type TwilightGame, vehicleSheetOf } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';

const ID = 'fire';
const MODES = ['single', 'burst'] as const satisfies readonly FireMode[];

/** Points from here on are one column. */
const SHOWN = 24;

export function histogramOf(title: string, damage: readonly number[]): Histogram {
  const chances = damage.slice(0, SHOWN);
  const more = damage.slice(SHOWN).reduce((sum, chance) => sum + chance, 0);
  return more > 0 ? { title, from: 0, chances: [...chances, more], andMore: true } : { title, from: 0, chances };
}

const nameOf = ({ setup }: Table, { target }: Attack): string =>
  target.kind === 'person' ? sheetOf(setup, target.person).name : vehicleSheetOf(setup, target.vehicle).name;

/** As many as the strength holds without loss. */
const steadyTimes = ({ recoil, strength, most }: Attack): number =>
  recoil === 0 ? most : Math.max(1, Math.min(most, Math.floor(strength / recoil)));

/** One weapon, one mode, one target; how many shots or bursts is a parameter. Most of its texts are never read. */
class FireOption implements Option {
  readonly id: string;
  readonly attack: Attack;
  private readonly table: Table;

  constructor(table: Table, attack: Attack) {
    this.table = table;
    this.attack = attack;
    this.id = `${ID}:${attack.item.id}:${attack.mode}:${attack.target.id}`;
  }

  get label(): string {
    const { item, mode, aimed } = this.attack;
    const how = mode === 'burst' ? 'bursts' : aimed ? 'aimed fire' : 'quick fire';
    return `${armOf(item).name} at ${nameOf(this.table, this.attack)}, ${how}`;
  }

  get words(): readonly string[] {
    const { item, mode } = this.attack;
    return [ID, armOf(item).name.toLowerCase(), mode, nameOf(this.table, this.attack).toLowerCase()];
  }

  get group(): string {
    return `Fire at ${nameOf(this.table, this.attack)}`;
  }

  get at(): NonNullable<Option['at']> {
    return { piece: this.attack.target.id };
  }

  get params(): readonly Param[] {
    const { most, mode } = this.attack;
    const label = mode === 'burst' ? 'Bursts' : 'Shots';
    return most === 1
      ? NO_PARAM
      : [{ name: 'shots', label, min: 1, max: most, step: 1, start: steadyTimes(this.attack) }];
  }

  facts(params: Params): Facts {
    const times = timesOf(this.attack, params);
    return { ...fireFacts(this.table, this.attack, times), rounds: times * this.attack.rounds };
  }

  preview(params: Params): Preview {
    return previewOf(this.table, this.attack, timesOf(this.attack, params), this.facts(params));
  }
}

const NO_PARAM: readonly Param[] = [];

const timesOf = (attack: Attack, params: Params): number => Math.min(attack.most, params.shots ?? steadyTimes(attack));

function textOf(attack: Attack, times: number): string {
  const { meters, band, mode, held, recoil, strength, item, rounds } = attack;
  const kick = recoil * times;
  const recoilText = recoil === 0 ? '' : `, recoil ${kick} against strength ${strength}`;
  const left = item.loaded - times * rounds;
  const what = isByDice(attack)
    ? `${diceFor(attack, times).dice * times} dice, a six hits`
    : `${times} ${times === 1 ? 'shot' : 'shots'}`;
  return `${what} at ${Math.round(meters)} m, ${band} range of ${held.range}${recoilText}; ${left} rounds left${mode === 'burst' ? ', strays endanger whoever is beside the line' : ''}.`;
}

function previewOf(table: Table, attack: Attack, times: number, facts: Facts): Preview {
  const odds = fireOdds(table, attack, times);
  const need = targetFor(attack, true, times);
  const lines = [
    { from: spotOf(table.setup, attack.from), to: spotOf(table.setup, attack.target.at), label: attack.band },
  ];
  const text = textOf(attack, times);
  const chances = [{ label: 'at least one hit', chance: odds?.hit ?? facts.hit ?? 0 }];
  const caveats = caveatsOf(table, attack);
  const by = isByDice(attack)
    ? { modifiers: diceFor(attack, times).modifiers }
    : need.kind === 'need'
      ? { target: need, modifiers: need.modifiers }
      : { target: need };
  if (odds === null)
    return { text: `${text} Penetration ${vehiclePenetration(attack)}.`, chances, lines, caveats, facts, ...by };
  return { text, chances, histograms: [histogramOf('Damage', odds.damage)], lines, caveats, facts, ...by };
}

function caveatsOf({ setup }: Table, { firer, rounds, mode }: Attack): readonly string[] {
  return [
    ...(sheetOf(setup, firer).kind === 'npc' ? [RECONSTRUCTED.npcLevels] : []),
    ...(mode === 'burst' && rounds >= 10 ? [RECONSTRUCTED.minimumDice] : []),
  ];
}

/** People and vehicles that somebody may fire at. */
export function targetsOf(table: Table, person: Person): readonly string[] {
  const { state } = table;
  const ids = visibleEnemies(table, person)
    .filter(({ aboard, condition, surrendered }) => aboard === null && condition === 'fit' && !surrendered)
    .map(({ id }) => id);
  for (const vehicle of state.vehicles)
    if (
      vehicle.condition !== 'gone' &&
      vehicle.condition !== 'wreck' &&
      areHostile(state, person.side, vehicle.side) &&
      seesVehicle(table, person, vehicle)
    )
      ids.push(vehicle.id);
  return ids;
}

function attacksAt(
  table: Table,
  person: Person,
  arms: readonly Arm[],
  target: string,
  gait: Gait | null,
  aimed?: boolean,
): readonly Attack[] {
  const found = targetOf(table, target);
  if (found === null) return [];
  const how = aimed === undefined ? { gait } : { gait, aimed };
  const attacks: Attack[] = [];
  for (const arm of arms)
    for (const mode of MODES) {
      const attack = attackOf(table, person, arm, found, mode, how);
      if (attack !== null) attacks.push(attack);
    }
  return attacks;
}

interface FireChoice {
  readonly item: string;
  readonly mode: string;
  readonly target: string;
}

function choiceOf(option: string): FireChoice {
  const [, item = '', mode = '', target = ''] = option.split(':');
  return { item, mode, target };
}

function attackFor(game: TwilightGame, person: Person, answer: Answer, gait: Gait | null, aimed?: boolean): Attack {
  const { item, mode, target } = choiceOf(answer.option);
  const arms = armsAtHand(game, person).filter(({ id }) => id === item);
  const attack = attacksAt(game, person, arms, target, gait, aimed).find((one) => one.mode === mode);
  if (attack === undefined) throw new Error(`no such fire: ${answer.option}`);
  return attack;
}

/** Small arms fire at what is seen. */
export const fire: ActionKind = {
  id: ID,
  rule: 'twilight/combat/action-fire',
  after: ['walk', 'trot'],
  options(game, person, gait) {
    const arms = armsAtHand(game, person).filter(({ loaded }) => loaded > 0);
    if (arms.length === 0 || person.ducked) return [];
    return targetsOf(game, person).flatMap((target) =>
      attacksAt(game, person, arms, target, gait).map((attack) => new FireOption(game, attack)),
    );
  },
  *perform(game, person, answer) {
    const attack = attackFor(game, person, answer, person.gait);
    yield* resolveFire(game, attack, timesOf(attack, answer.params));
    lowerWeapon(person);
  },
  // Aimed fire alternates with aiming; the rest may go on all turn.
  repeats: () => true,
  reaction: {
    options(game, person, target, wasSeen) {
      const found = targetOf(game, target);
      const item = person.aim?.item;
      if (found === null || item === undefined || person.reacted || !isCovered(game, person, target, found.at))
        return [];
      const arms = armsAtHand(game, person).filter((one) => one.id === item && one.loaded > 0);
      return attacksAt(game, person, arms, target, null, wasSeen).map((attack) => new FireOption(game, attack));
    },
    perform: (game, person, _target, wasSeen, answer) => opportunity(game, person, wasSeen, answer),
  },
};

/** Within his own phases opportunity fire is his action and the aim lasts; outside them it uses the aim up (B-16). */
function* opportunity(game: TwilightGame, person: Person, wasSeen: boolean, answer: Answer): TwilightPlay {
  const attack = attackFor(game, person, answer, null, wasSeen);
  const isHisPhase = !person.acted && initiativeOf(game.setup, person) >= game.state.phase;
  person.reacted = true;
  yield* resolveFire(game, attack, timesOf(attack, answer.params));
  if (isHisPhase) person.acted = true;
  else lowerWeapon(person);
}
