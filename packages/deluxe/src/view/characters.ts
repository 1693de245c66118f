import type { Gauge } from '@hardtop/board';
import { grenade as grenadeRow } from '../catalog/grenades.ts';
import { crewLabel } from '../table/queries/crew.ts';
import { walkerOf } from '../table/queries/people.ts';
import { describeCharacter } from '../table/queries/skills.ts';
import type { PersonId } from '../table/state/ids.ts';
import type { GrenadeInHand, VehicleModel } from '../table/state/model.ts';
import type { Setup } from '../table/state/setup.ts';
import type { Person, Vehicle } from '../table/state/state.ts';

/** Who those aboard are, where the scenario says so (deluxe/VII.1/skills). */
export function characterLines({ crew }: VehicleModel): readonly string[] {
  return crew.flatMap(({ post, character }) =>
    character === undefined ? [] : [`${post[0]?.toUpperCase() ?? ''}${post.slice(1)} ${describeCharacter(character)}`],
  );
}

/** Who somebody is whom the scenario put on his feet. */
export function walkerLines(setup: Setup, id: PersonId): readonly string[] {
  const character = walkerOf(setup, id)?.character;
  return character === undefined ? [] : [describeCharacter({ ...character, name: null })];
}

/** `2 grenades`, `smoke grenade in 2`. */
function heldWords(held: readonly GrenadeInHand[]): string {
  const words = held.map(
    ({ grenade, delay }) => grenadeRow(grenade).name.toLowerCase() + (delay > 0 ? ` in ${delay}` : ''),
  );
  const kinds = [...new Set(words)];
  return kinds
    .map((kind) => {
      const count = words.filter((word) => word === kind).length;
      return count === 1 ? kind : `${count} × ${kind}`;
    })
    .join(', ');
}

/** The grenades that each of those aboard still has. */
export function pocketGauges(model: VehicleModel, vehicle: Vehicle): Gauge[] {
  return vehicle.crew.flatMap((person): Gauge[] => {
    const full = model.crew.find(({ id }) => id === person.id)?.throws?.grenades.length;
    if (full === undefined || person.grenades === undefined) return [];
    const now = person.grenades.length;
    const note = `${crewLabel(vehicle, person)}${now === 0 ? '' : `: ${heldWords(person.grenades)}`}`;
    const common = { group: 'weapon', spot: 'inside', now: 1, full: 1 } as const;
    return [{ id: `${person.id}:grenades`, label: 'Grenades', ...common, ammo: { now, full }, note }];
  });
}

/** The same of somebody on foot. */
export function pocketLines({ grenades = [] }: Pick<Person, 'grenades'>): readonly string[] {
  return grenades.length === 0 ? [] : [`Carries ${heldWords(grenades)}`];
}
