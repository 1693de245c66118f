// No file in an import cycle, no rooms that point back and forth: in every package, types included.
import { knots, planOf, roomArrows } from './house-plan.mjs';

/** Exceptions of packages that have none. */
const NONE = { files: [], arrows: [] };

const nameOf = (inside, room) => (room === '.' ? inside || '.' : inside === '' ? room : `${inside}/${room}`);

/** What the packages' rooms get wrong: files in knots, and the arrows that tie rooms into knots, as `garage > table`. */
export function tangles(plan) {
  const files = knots(plan.files.keys(), (file) => plan.files.get(file).near).flat();
  const arrows = [];
  for (const [inside, from] of roomArrows(plan)) {
    for (const knot of knots(from.keys(), (room) => from.get(room)?.keys() ?? [])) {
      for (const room of knot) {
        for (const to of from.get(room)?.keys() ?? []) {
          if (knot.includes(to)) arrows.push(`${nameOf(inside, room)} > ${nameOf(inside, to)}`);
        }
      }
    }
  }
  return { files: files.sort(), arrows: arrows.sort() };
}

/** Problems of one package, given what is excepted. What is excepted without need is a problem too: the list only shrinks. */
export function roomProblems(plan, excepted = NONE) {
  const found = tangles(plan);
  const at = (file, what, legal) => ({ file, line: 1, what, legal });
  const source = `packages/${plan.pkg}/src`;
  const list = 'scripts/arrow-exceptions.json';
  const lost = (kind) => (excepted[kind] ?? []).filter((one) => !found[kind].includes(one));
  const fresh = (kind) => found[kind].filter((one) => !(excepted[kind] ?? []).includes(one));
  return [
    ...fresh('files').map((file) =>
      at(`${source}/${file}`, 'the file imports what imports it', 'move what both need to a file of its own'),
    ),
    ...fresh('arrows').map((arrow) =>
      at(source, `rooms point back and forth by ${arrow}`, 'imports between rooms point one way'),
    ),
    ...[...lost('files'), ...lost('arrows')].map((one) =>
      at(list, `${plan.pkg} needs no exception for ${one} any more`, 'take it off the list'),
    ),
  ];
}

/** The exceptions without those that are needed no more; nothing is ever added. */
export function trimmed(root, exceptions) {
  const kept = {};
  for (const [pkg, excepted] of Object.entries(exceptions)) {
    const found = tangles(planOf(root, pkg));
    const still = {};
    for (const kind of ['files', 'arrows']) {
      const names = (excepted[kind] ?? []).filter((one) => found[kind].includes(one));
      if (names.length > 0) still[kind] = names;
    }
    if (Object.keys(still).length > 0) kept[pkg] = still;
  }
  return kept;
}
