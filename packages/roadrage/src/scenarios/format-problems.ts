import type { Problem } from '@hardtop/kernel';
import { FORMATS, type FormatId, type Role } from '../catalog/formats.ts';
import type { Design } from '../garage/design/design.ts';
import { characterProblems } from '../garage/problems/crew.ts';
import { checkField, checkFor, checkSide, RICH } from '../garage/problems/formats.ts';
import type { RoadProblem } from '../garage/problems/problem.ts';
import { NEW_CHARACTERS, problemsOf } from '../garage/problems/problems.ts';
import type { Scenario } from './scenario-schema.ts';
import type { Setup, Walker } from './setup.ts';

function problem({ code, message, where, rule }: RoadProblem, field: string): Problem {
  return { code, field, rule, message: where === undefined ? message : `${where}: ${message}` };
}

/** Every vehicle keeps to the book, and to the format that the scenario names. */
export function formatProblems(file: Scenario, setup: Setup): readonly Problem[] {
  const { format } = setup;
  if (format === null) {
    return setup.starts.flatMap(({ design }, i) =>
      problemsOf(design, NEW_CHARACTERS).map((one) => problem(one, `vehicles.${i}.car`)),
    );
  }
  const roles = FORMATS[format].roles;
  const entries = setup.starts.map(({ index, seat, design }) => {
    const named = file.vehicles[index]?.role;
    return {
      field: `vehicles.${index}`,
      seat,
      design,
      named,
      role: roles.find((role) => role.id === (named ?? roles[0]?.id)),
    };
  });
  return [
    ...entries.flatMap(({ field, design, named, role }) =>
      role === undefined
        ? [noSuchRole(field, named, roles)]
        : checkFor(format, role.id, design, RICH).map((one) => problem(one, `${field}.car`)),
    ),
    ...sideProblems(format, setup, roles),
    ...checkField(format, designsOf(setup)).map((one) => problem(one, 'vehicles')),
  ];
}

/** People on foot know, wear and carry no more than others. */
export function burdenProblems({ character }: Walker, index: number): readonly Problem[] {
  return characterProblems(character, index, { ...NEW_CHARACTERS, helmets: false }).map((one) =>
    problem(one, `walkers.${index}.character`),
  );
}

function noSuchRole(field: string, named: string | undefined, roles: readonly Role[]): Problem {
  const legal = roles.map(({ id }) => id);
  return {
    code: 'role',
    field: `${field}.role`,
    rule: 'roadrage/setup/formats',
    message: `There is no role "${named}".`,
    legal,
  };
}

function designsOf(setup: Setup): readonly Design[] {
  return setup.starts.map(({ design }) => design);
}

function sideProblems(format: FormatId, setup: Setup, roles: readonly Role[]): readonly Problem[] {
  const [role] = roles;
  if (role === undefined) return [];
  const sides = [...new Set(setup.seats.map(({ side }) => side))];
  return sides.flatMap((side) => {
    const own = setup.starts.filter(({ seat }) => setup.seats[seat]?.side === side).map(({ design }) => design);
    return checkSide(format, role.id, own, RICH).map((one) => problem(one, 'vehicles'));
  });
}
