import { ANIMAL_DATA } from '../catalog/animal-data.ts';
import { ANIMAL_TABLE, ANIMALS, type Animal } from '../catalog/animal-table.ts';
import type { Country } from '../catalog/terrains.ts';
import { type PercentRoll, type RollContext, rollNumber, rollOn, rollPercent } from '../rolls/roll.ts';
import { rollEach } from '../rolls/roll-each.ts';
import { animalSpottingTarget, type SpottingTarget } from './spotting.ts';

export interface AnimalEncounter {
  readonly animal: Animal;
  readonly name: string;
  readonly path: string;
  readonly number: number;
  /** Kilograms on each. */
  readonly meat: readonly number[];
  readonly hits: number;
  /** Walk, trot and run, meters a phase. */
  readonly move: readonly [number, number, number];
  readonly stature: number | null;
  readonly attack: { readonly hitChance: number; readonly damage: string } | null;
  readonly spotting: PercentRoll & { readonly aim: SpottingTarget };
  /** The party has them before it; they come for the party; they are gone. */
  readonly end: 'surprised' | 'attacks' | 'flees';
}

export interface Watcher {
  readonly rcn: number;
  readonly people: number;
}

export function animalOf(ctx: RollContext, path: string, country: Country, party: Watcher): AnimalEncounter {
  const { name, dice, first, columns } = ANIMAL_TABLE;
  const table = { name, dice, first, results: columns[country], mandatable: ANIMALS };
  return expandAnimal(ctx, path, rollOn<Animal>(ctx, path, table, 'twilight/animals/table'), party);
}

/** The animals of a kind: how many, what they are worth, and whether they are seen first. */
export function expandAnimal(ctx: RollContext, path: string, animal: Animal, party: Watcher): AnimalEncounter {
  const { name, number: appearing, meat, hits, move, stature, hitChance, damage } = ANIMAL_DATA[animal];
  const source = { table: 'Animal Data Chart', row: name };
  const number = appearing === 1 ? 1 : rollNumber(ctx, `${path}/number`, appearing, 'twilight/animals/data', source);
  const kilograms = rollEach(ctx, `${path}/meat`, number, 6, 'twilight/animals/data', source).map(
    (die) => die * meat.times,
  );
  const attack = hitChance === null || damage === null ? null : { hitChance, damage };
  const aim = animalSpottingTarget(party.rcn, party.people);
  const spotting = { ...rollPercent(ctx, `${path}/spotting`, aim.target, 'twilight/animals/spotting'), aim };
  const end = spotting.success ? 'surprised' : attackOf(ctx, path, animal);
  return { animal, name, path, number, meat: kilograms, hits, move, stature, attack, spotting, end };
}

/** Animals that have surprised the party: some attack, all others are heard crashing away. */
function attackOf(ctx: RollContext, path: string, animal: Animal): 'attacks' | 'flees' {
  const { attack } = ANIMAL_DATA[animal];
  if (attack === null) return 'flees';
  return rollPercent(ctx, `${path}/attack`, attack, 'twilight/animals/attack').success ? 'attacks' : 'flees';
}
