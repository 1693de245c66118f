import { CONTACT_SLACK, degrees, makePose, overlaps, rectangle } from '@hardtop/geometry';
import type { Problem, Seat } from '@hardtop/kernel';
import { ACCESSORIES } from '../catalog/accessories.ts';
import { COUNTERS } from '../catalog/counters.ts';
import { WALKING } from '../catalog/people.ts';
import { builtOf } from '../table/queries/breaches.ts';
import { onGrid } from '../table/queries/people.ts';
import { runningSpeed } from '../table/queries/skills.ts';
import { openingsOf } from '../table/start.ts';
import type { Character } from '../table/state/character.ts';
import type { PersonModel } from '../table/state/model.ts';
import type { Setup, Walker } from '../table/state/setup.ts';
import { burdenProblems } from './burden.ts';
import { characterOf, characterProblems, learned } from './characters.ts';
import { personModel } from './model.ts';
import type { Scenario } from './scenario-schema.ts';

type PersonFile = Scenario['people'][number];

const RULE = 'deluxe/IV.9/pedestrians';

/** Everybody on foot, each in a square of the map. */
export function walkersOf(people: readonly PersonFile[], onFoot: boolean): readonly Walker[] {
  return people.map((person, i): Walker => {
    const id = `p${i + 1}`;
    const { seat = null, x, y, heading, way, round, armor, hits } = person;
    const character = person.character === undefined ? undefined : characterOf(person.character);
    return {
      id,
      name: person.name ?? character?.name ?? (seat === null ? `bystander ${i + 1}` : `person ${i + 1} on foot`),
      seat,
      pose: makePose(onGrid(x), onGrid(y), degrees(heading)),
      // Improved body armor is heavy (deluxe/VIII.8/improved-body-armor).
      speed: runningSpeed(character) + (armor === 'improvedbodyarmor' ? WALKING.heavyArmorMph : 0),
      way: way.map((corner) => ({ x: onGrid(corner.x), y: onGrid(corner.y) })),
      round,
      armor: armor === 'none' ? 0 : ACCESSORIES[armor].special.dp,
      hits,
      // Whoever has a way of his own walks it, whosever he is.
      ...(onFoot && seat !== null && way.length === 0 && { model: actorModel(person, id, seat, character) }),
      ...(character !== undefined && { character }),
    };
  });
}

/** As a passenger who sits nowhere: he fires all round. */
function actorModel(person: PersonFile, id: string, seat: Seat, character: Character | undefined): PersonModel {
  const model = personModel({ ...person, role: 'passenger' }, id, seat, { place: null, side: null });
  return character === undefined ? model : learned(model, character, 'driver');
}

/** Everybody stands on the map, clear of cars, of what is built and of one another, and on a side that there is. */
export function peopleProblems(people: readonly PersonFile[], setup: Setup): readonly Problem[] {
  const problems: Problem[] = [...burdenProblems(people, 'people')];
  const squares = setup.walkers.map(({ pose }) => rectangle(pose, COUNTERS.pedestrian));
  const vehicles = setup.starts.map(({ model, pose }) => {
    return { name: model.name, shape: rectangle(pose, COUNTERS[model.counter]) };
  });
  const built = builtOf(setup, { breaches: openingsOf(setup) });
  const { minX, minY, maxX, maxY } = setup.bounds;
  const isOut = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x < minX || x > maxX || y < minY || y > maxY;
  people.forEach((person, i) => {
    const field = `people.${i}`;
    const add = (name: string, message: string): void => {
      problems.push({ code: 'place', field: name, rule: RULE, message });
    };
    if (person.character !== undefined) problems.push(...characterProblems(person.character, `${field}.character`));
    const square = squares[i];
    if (square === undefined) return;
    if (person.seat !== undefined && person.seat >= setup.seats.length)
      add(`${field}.seat`, `There is no seat ${person.seat}.`);
    if (isOut(person)) add(field, `Stands off the map (x ${minX} to ${maxX}, y ${minY} to ${maxY}).`);
    person.way.forEach((corner, k) => {
      if (isOut(corner)) add(`${field}.way.${k}`, 'Leads off the map.');
    });
    const wall = built.find(({ shape }) => overlaps(square, shape, CONTACT_SLACK));
    if (wall !== undefined) add(field, `Stands in ${wall.structure.label}.`);
    const vehicle = vehicles.find(({ shape }) => overlaps(square, shape, CONTACT_SLACK));
    if (vehicle !== undefined) add(field, `Stands in ${vehicle.name}.`);
    const other = squares.findIndex((candidate, k) => k < i && overlaps(square, candidate, CONTACT_SLACK));
    if (other >= 0) add(field, `Stands in the square of people.${other}.`);
  });
  return problems;
}
