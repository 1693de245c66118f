import type { Facts, Option, Param, Params, Preview } from '@hardtop/kernel';
import { RECONSTRUCTED } from '../../catalog/reconstructed.ts';
import { armOf } from '../queries/arms.ts';
import { pieceOf } from '../queries/crews.ts';
import { type Attack, diceFor, isByDice, targetFor, vehiclePenetration } from '../queries/fire.ts';
import { fireFacts, fireOdds, platesOdds } from '../queries/fire-odds.ts';
import { spotOf } from '../queries/spots.ts';
import { sheetOf, type Table } from '../state/state.ts';
import { THEN } from './gun-params.ts';
import { histogramOf, rounded } from './histogram.ts';
import { vehicleChances, vehicleSpread } from './vehicle-chances.ts';

const ID = 'fire';

const nameOf = ({ target }: Attack): string => (target.kind === 'person' ? target.person.name : target.vehicle.name);

/** As many as the strength holds without loss. */
const steadyTimes = ({ recoil, strength, most }: Attack): number =>
  recoil === 0 ? most : Math.max(1, Math.min(most, Math.floor(strength / recoil)));

/** One weapon, one mode, one target; how many shots or bursts is a parameter. Most of its texts are never read. */
export class FireOption implements Option {
  readonly id: string;
  readonly attack: Attack;
  private readonly table: Table;

  /** There is another to fire at with what is left. */
  private readonly others: boolean;

  constructor(table: Table, attack: Attack, others = false) {
    this.table = table;
    this.attack = attack;
    this.others = others;
    this.id = `${ID}:${attack.item.id}:${attack.mode}:${attack.target.id}`;
  }

  get label(): string {
    const { item, mode, aimed } = this.attack;
    const how = mode === 'burst' ? 'bursts' : aimed ? 'aimed fire' : 'quick fire';
    return `${armOf(item).name} at ${nameOf(this.attack)}, ${how}`;
  }

  get words(): readonly string[] {
    const { item, mode } = this.attack;
    return [ID, armOf(item).name.toLowerCase(), mode, nameOf(this.attack).toLowerCase()];
  }

  get group(): string {
    return `Fire at ${nameOf(this.attack)}`;
  }

  get at(): NonNullable<Option['at']> {
    const { target } = this.attack;
    return { piece: target.kind === 'person' ? pieceOf(target.person) : target.id };
  }

  get params(): readonly Param[] {
    const { most, mode } = this.attack;
    const label = mode === 'burst' ? 'Bursts' : 'Shots';
    if (most === 1) return NO_PARAM;
    const shots = { name: 'shots', label, min: 1, max: most, step: 1, start: steadyTimes(this.attack) };
    return this.others && most > 2 ? [shots, THEN] : [shots];
  }

  facts(params: Params): Facts {
    const times = timesOf(this.attack, params);
    return { ...fireFacts(this.table, this.attack, times), rounds: times * this.attack.rounds };
  }

  preview(params: Params): Preview {
    return previewOf(this.table, this.attack, timesOf(this.attack, params), this.facts(params));
  }

  /** Who has twenty targets before him sees the chance of each, and the damage of the one he looks at. */
  briefPreview(params: Params): Preview {
    const facts = this.facts(params);
    const { hit = 0, damage = 0, rounds = 0 } = facts;
    return {
      text: `${shotsText(this.attack, timesOf(this.attack, params))}.`,
      brief: true,
      chances: [{ label: 'hit', chance: rounded(hit) }],
      facts: { hit: rounded(hit), damage: rounded(damage), rounds },
    };
  }
}

const NO_PARAM: readonly Param[] = [];

export const timesOf = (attack: Attack, params: Params): number =>
  Math.min(attack.most, params.shots ?? steadyTimes(attack));

const diceText = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}, a six hits`;

function shotsText(attack: Attack, times: number): string {
  const what = isByDice(attack)
    ? diceText(diceFor(attack, times).dice * times)
    : `${times} ${times === 1 ? 'shot' : 'shots'}`;
  return `${what} at ${Math.round(attack.meters)} m`;
}

function textOf(attack: Attack, times: number): string {
  const { band, mode, held, recoil, strength, item, rounds } = attack;
  const kick = recoil * times;
  const recoilText = recoil === 0 ? '' : `, recoil ${kick} against strength ${strength}`;
  const left = item.loaded - times * rounds;
  const past = attack.target.kind === 'person' && attack.target.past === true;
  return `${past ? 'He was in view earlier in this phase. ' : ''}${shotsText(attack, times)}, ${band} range of ${held.range}${recoilText}; ${left} rounds left${mode === 'burst' ? ', strays endanger whoever is beside the line' : ''}.`;
}

function previewOf(table: Table, attack: Attack, times: number, facts: Facts): Preview {
  const odds = fireOdds(table, attack, times);
  const need = targetFor(attack, true, times);
  const lines = [
    { from: spotOf(table.setup, attack.from), to: spotOf(table.setup, attack.target.at), label: attack.band },
  ];
  const text = textOf(attack, times);
  const chances = [{ label: 'hit', chance: odds?.hit ?? facts.hit ?? 0 }];
  const caveats = caveatsOf(table, attack);
  const by = isByDice(attack) ? { modifiers: diceFor(attack, times).modifiers } : { target: need };
  const plates = platesOdds(table, attack);
  if (odds === null || plates !== null)
    return {
      text: `${text} Penetration ${vehiclePenetration(attack)}.`,
      chances: plates === null ? chances : [...chances, ...vehicleChances(plates)],
      spread: plates === null ? [] : vehicleSpread(plates),
      lines,
      caveats,
      facts,
      ...by,
    };
  return { text, chances, histograms: [histogramOf('Damage', odds.damage)], lines, caveats, facts, ...by };
}

function caveatsOf({ setup }: Table, { firer, rounds, mode }: Attack): readonly string[] {
  return [
    ...(sheetOf(setup, firer).kind === 'npc' ? [RECONSTRUCTED.npcLevels] : []),
    ...(mode === 'burst' && rounds >= 10 ? [RECONSTRUCTED.minimumDice] : []),
  ];
}
