import { roll } from '@hardtop/kernel';
import { OPTIONS } from '../../catalog/options.ts';
import type { RoadRule } from '../../rules.ts';
import { armorSaveOf } from '../queries/figures.ts';
import type { RoadPlay } from '../state/effects.ts';
import { designOf, type RoadGame, type Vehicle } from '../state/state.ts';
import { tellSide } from './telling.ts';

export interface Blow {
  readonly dice: number;
  /** Added to the points rolled, as of ultralight weapons; never below 0. */
  readonly plus?: number;
  /** Of a critical hit. */
  readonly times?: number;
  /** Whether the vehicle's armor saves dice. */
  readonly armor: boolean;
  readonly cause: string;
  readonly rule: RoadRule;
}
/** Dice that came through the armor, and the points they made. */
export interface BlowResult {
  readonly through: number;
  readonly points: number;
}

const ARMOR_RULE: RoadRule = 'roadrage/fire/armor-save';

/** Armor saves each die, the rest are rolled. Nothing is marked yet: fire is applied after all rolls. */
export function* rollBlow(game: RoadGame, vehicle: Vehicle, blow: Blow): RoadPlay<BlowResult> {
  if (game.setup.hidden) return yield* rollBehindScreen(game, vehicle, blow);
  const saved = blow.armor ? yield* armorSaves(game, vehicle, blow.dice) : 0;
  const through = blow.dice - saved;
  if (through <= 0) return { through: 0, points: 0 };
  const { rule, cause, plus = 0, times = 1 } = blow;
  const of = { seat: vehicle.seat, rule, purpose: `damage to ${vehicle.name}` };
  const rolled = yield* roll(game, `${through}d6`, of);
  const points = Math.max(0, rolled.total + plus) * times;
  const text = `${vehicle.name}: ${points} point${points === 1 ? '' : 's'} of damage, ${cause}.`;
  const harm = [{ piece: vehicle.id, style: 'hit', points }] as const;
  game.emit({ kind: 'damage-roll', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm });
  return { through, points };
}

/** Hidden sheets: all dice are thrown in the open, a save and a damage die each; what they come to is the owner's to know. */
function* rollBehindScreen(game: RoadGame, vehicle: Vehicle, blow: Blow): RoadPlay<BlowResult> {
  const { dice, rule, cause, plus = 0, times = 1 } = blow;
  if (dice <= 0) return { through: 0, points: 0 };
  const saves = blow.armor ? yield* tryArmor(game, vehicle, dice) : [];
  const of = { seat: vehicle.seat, rule, purpose: `damage to ${vehicle.name}` };
  const rolled = yield* roll(game, `${dice}d6`, of);
  const felt = rolled.values.filter((_, i) => saves[i] !== true);
  const sum = felt.reduce((total, value) => total + value, 0);
  const points = felt.length === 0 ? 0 : Math.max(0, sum + plus) * times;
  const text = `${vehicle.name}: ${felt.length} of ${dice} dice come through, ${points} points of damage, ${cause}.`;
  const harm = [{ piece: vehicle.id, style: 'hit' }] as const;
  const event = { kind: 'damage-roll', rule, about: vehicle.id, roll: rolled, outcome: 'bad', text, harm } as const;
  tellSide(game, vehicle.seat, event, `${vehicle.name} is hit, ${cause}.`);
  return { through: felt.length, points };
}

/** Which of so many dice a hidden armor stops. Whoever has none throws too. */
function* tryArmor(game: RoadGame, vehicle: Vehicle, dice: number): RoadPlay<readonly boolean[]> {
  const save = armorSaveOf(game, vehicle);
  const of = { seat: vehicle.seat, rule: ARMOR_RULE, purpose: `${vehicle.name}'s armor` };
  const rolled = yield* roll(game, `${dice}d6`, of);
  const text = `${vehicle.name}'s armor is tried, whatever it has.`;
  game.emit({ kind: 'armor', rule: ARMOR_RULE, about: vehicle.id, roll: rolled, text });
  return rolled.values.map((value) => save !== null && value >= save);
}

/** How many of so many dice the armor stops. */
export function* armorSaves(game: RoadGame, vehicle: Vehicle, dice: number): RoadPlay<number> {
  if (game.setup.hidden) return (yield* tryArmor(game, vehicle, dice)).filter((stopped) => stopped).length;
  const save = armorSaveOf(game, vehicle);
  if (save === null || dice <= 0) return 0;
  const of = { seat: vehicle.seat, rule: ARMOR_RULE, purpose: `${vehicle.name}'s armor` };
  const rolled = yield* roll(game, `${dice}d6`, of);
  let saved = 0;
  for (const value of rolled.values) if (value >= save) saved++;
  const marks = saved > 0 ? { marks: armorMarks(game, vehicle) } : {};
  const text = `${vehicle.name}'s armor stops ${saved} of ${dice}.`;
  game.emit({ kind: 'armor', rule: ARMOR_RULE, about: vehicle.id, roll: rolled, text, ...marks });
  return saved;
}

function armorMarks(game: RoadGame, vehicle: Vehicle): readonly string[] {
  const { options } = designOf(game.setup, vehicle);
  return options.filter((id) => OPTIONS[id].effects.armorSave !== undefined).map((id) => `option/${id}`);
}
