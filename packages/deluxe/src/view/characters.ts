import { walkerOf } from '../table/queries/people.ts';
import { describeCharacter } from '../table/queries/skills.ts';
import type { PersonId } from '../table/state/ids.ts';
import type { VehicleModel } from '../table/state/model.ts';
import type { Setup } from '../table/state/setup.ts';

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
