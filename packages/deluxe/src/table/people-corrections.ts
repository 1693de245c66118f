import { makePose } from '@hardtop/geometry';
import { type Change, heldIn, nearestParam, placedOn, removalOf, settingOf } from '@hardtop/kernel';
import { PERSON_DP } from '../catalog/people.ts';
import { SQUARE } from '../catalog/units.ts';
import { onGrid, personName, walkerOf } from './queries/people.ts';
import { boundsOf } from './queries/road.ts';
import type { DeluxeGame, Pedestrian } from './state/state.ts';

/** What a referee may change of people on foot: their hits, their body armor, where they are, and that they are there at all. */
export function peopleChanges(game: DeluxeGame): readonly Change[] {
  return game.state.pedestrians.flatMap((pedestrian) => changesTo(game, pedestrian));
}

function changesTo(game: DeluxeGame, pedestrian: Pedestrian): readonly Change[] {
  const { setup, state } = game;
  const { person } = pedestrian;
  // Whoever came with a vehicle has a sheet that may be hidden; whom the scenario put there, none.
  const secret = person.post !== null;
  const knownTo = setup.hidden && secret && person.seat !== null ? { knownTo: [person.seat] } : {};
  const subject = { id: person.id, name: personName(setup, person), ...knownTo };
  const hits = { id: 'hits', label: 'Hits taken', kind: 'person', ...heldIn(person, 'hits'), max: PERSON_DP, secret };
  const worn = walkerOf(setup, person.id)?.armor ?? person.armor;
  const armor = { id: 'armor', label: 'Body armor', kind: 'person', ...heldIn(person, 'armor'), max: worn, secret };
  return [
    settingOf(subject, hits),
    ...(worn > 0 ? [settingOf(subject, armor)] : []),
    placing(game, pedestrian, subject.name),
    removalOf(subject, 'Take him off the map', () => {
      state.pedestrians = state.pedestrians.filter((other) => other !== pedestrian);
    }),
  ];
}

function placing(game: DeluxeGame, pedestrian: Pedestrian, group: string): Change {
  const { minX, minY, maxX, maxY } = boundsOf(game);
  const { id } = pedestrian.person;
  const { x: atX, y: atY, h } = pedestrian.pose;
  return {
    id: `${id} place`,
    label: 'Place him',
    group,
    params: [
      nearestParam('x', '1/4 in', minX / SQUARE, maxX / SQUARE - 1, Math.floor(atX / SQUARE)),
      nearestParam('y', '1/4 in', minY / SQUARE, maxY / SQUARE - 1, Math.floor(atY / SQUARE)),
    ],
    map: placedOn(id, SQUARE, onGrid(0)),
    make({ x = 0, y = 0 }) {
      pedestrian.pose = makePose(onGrid(x * SQUARE), onGrid(y * SQUARE), h);
      return { text: `${group} is at ${pedestrian.pose.x}, ${pedestrian.pose.y}.`, about: id };
    },
  };
}
