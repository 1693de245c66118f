import { BODIES } from '../../catalog/bodies.ts';
import { OPTIONS, type OptionId } from '../../catalog/options.ts';
import type { Design } from '../design/design.ts';
import { OPTION_RULES } from '../figures/option-rules.ts';
import { type RoadProblem, VEHICLE } from './problem.ts';

const lower = (text: string): string => text.toLowerCase();
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function bodyProblem(design: Design, id: OptionId, index: number): RoadProblem | null {
  const { bodies, name } = OPTIONS[id];
  if (bodies === undefined || bodies.includes(design.body)) return null;
  const body = BODIES[design.body];
  return {
    code: 'option-body',
    rule: OPTION_RULES[id],
    where: name,
    message: `${name} does not go with a ${lower(body.name)}; it fits ${list(bodies.map((fits) => lower(BODIES[fits].name)))}.`,
    blame: { list: 'options', index },
  };
}

function twiceProblem(design: Design, id: OptionId, index: number): RoadProblem | null {
  if (OPTIONS[id].repeatable || design.options.indexOf(id) === index) return null;
  const { name } = OPTIONS[id];
  const count = design.options.filter((other) => other === id).length;
  return {
    code: 'option-twice',
    rule: 'roadrage/design/options',
    where: name,
    message: `${name} is fitted ${count} times; once is all.`,
    blame: { list: 'options', index },
  };
}

/** Named once for each pair, at the later of the two. */
function exclusionProblems(design: Design, id: OptionId, index: number): readonly RoadProblem[] {
  const { name, excludes } = OPTIONS[id];
  const before = design.options.slice(0, index);
  if (before.includes(id)) return [];
  return excludes
    .filter((other) => before.includes(other))
    .map((other) => ({
      code: 'option-excludes',
      rule: OPTION_RULES[id],
      where: list([OPTIONS[other].name, name].sort()),
      message: `${name} and ${lower(OPTIONS[other].name)} cannot both be fitted.`,
      blame: { list: 'options', index },
    }));
}

/** Seats that can become cargo: all but the driver's. */
function cargoProblem({ body, options }: Design): readonly RoadProblem[] {
  const { people, name } = BODIES[body];
  const seats = Math.min(people, ...options.flatMap((id) => OPTIONS[id].effects.seats ?? []));
  const taken = options.filter((id) => OPTIONS[id].effects.cargoPerSeat !== undefined).length;
  const passengers = seats - 1;
  if (taken <= passengers) return [];
  return [
    {
      code: 'cargo-seats',
      rule: 'roadrage/options/cargo-area',
      where: 'Cargo',
      message: `${taken} passenger seats are given to cargo; this ${lower(name)} has ${passengers}.`,
      blame: VEHICLE,
    },
  ];
}

export function optionProblems(design: Design): readonly RoadProblem[] {
  const found = design.options.flatMap((id, index) => [
    bodyProblem(design, id, index) ?? [],
    twiceProblem(design, id, index) ?? [],
    exclusionProblems(design, id, index),
  ]);
  return [...found.flat(), ...cargoProblem(design)];
}
