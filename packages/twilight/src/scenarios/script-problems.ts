import type { Problem } from '@hardtop/kernel';
import type { Roster } from './force-reader.ts';
import type { Condition, Deed, Who } from './script.ts';
import type { Setup } from './setup.ts';

const RULE = 'twilight/grid/adventures';

/** Everything that a script names must be there. */
export function scriptProblems(setup: Setup, roster: Roster): readonly Problem[] {
  const reader = new ScriptCheck(setup, roster);
  for (const [i, row] of setup.script.entries()) {
    reader.condition(row.when, `script.${i}.when`);
    if (row.task !== null) reader.who(row.task.who, `script.${i}.task.who`);
    for (const [k, deed] of row.deeds.entries()) reader.deed(deed, `script.${i}.deeds.${k}`);
  }
  for (const [i, { place }] of setup.objectives.entries())
    if (place !== null) reader.place(place, `objectives.${i}.place`);
  return reader.problems;
}

class ScriptCheck {
  readonly problems: Problem[] = [];
  private readonly names: Readonly<
    Record<
      'place' | 'squad' | 'role' | 'person' | 'objective' | 'vehicle' | 'barrier' | 'circuit' | 'level' | 'item',
      readonly string[]
    >
  >;
  private readonly setup: Setup;

  constructor(setup: Setup, roster: Roster) {
    this.setup = setup;
    this.names = {
      place: setup.places.map(({ id }) => id),
      squad: [...roster.squads],
      role: [...roster.roles],
      person: [...roster.people.keys()],
      objective: setup.objectives.map(({ id }) => id),
      vehicle: [...roster.vehicles.keys()],
      barrier: setup.barriers.map(({ id }) => id),
      circuit: setup.lamps.flatMap(({ circuit }) => circuit ?? []),
      level: setup.levels.map(({ id }) => id),
      item: [...setup.goods, ...setup.people.flatMap(({ items }) => items)].flatMap(({ name }) => name ?? []),
    };
  }

  private needs(kind: keyof ScriptCheck['names'], name: string, field: string): void {
    const legal = this.names[kind];
    if (legal.includes(name)) return;
    this.problems.push({
      code: kind,
      field,
      rule: RULE,
      message: `There is no ${kind} "${name}".`,
      legal: legal.slice(0, 40),
    });
  }

  place(place: string, field: string): void {
    this.needs('place', place, field);
  }

  who(who: Who, field: string): void {
    if ('squad' in who) this.needs('squad', who.squad, field);
    else if ('role' in who) this.needs('role', who.role, field);
    else if ('person' in who) this.needs('person', who.person, field);
    else if (who.side >= this.setup.sides.length)
      this.problems.push({ code: 'side', field, rule: RULE, message: `There is no side ${who.side}.` });
  }

  condition(condition: Condition, field: string): void {
    if (condition.kind === 'all' || condition.kind === 'any') {
      for (const [i, one] of condition.of.entries()) this.condition(one, `${field}.of.${i}`);
      return;
    }
    if (condition.kind === 'not') {
      this.condition(condition.of, `${field}.of`);
      return;
    }
    if ('who' in condition) this.who(condition.who, `${field}.who`);
    if ('places' in condition) for (const place of condition.places) this.needs('place', place, `${field}.places`);
    if ('place' in condition) this.needs('place', condition.place, `${field}.place`);
    if ('objective' in condition) this.needs('objective', condition.objective, `${field}.objective`);
    if ('vehicle' in condition) this.needs('vehicle', condition.vehicle, `${field}.vehicle`);
    if ('squad' in condition) this.needs('squad', condition.squad, `${field}.squad`);
    if (condition.kind === 'destroyed') this.needs('item', condition.item, `${field}.item`);
    if ('circuit' in condition) this.needs('circuit', condition.circuit, `${field}.circuit`);
  }

  deed(deed: Deed, field: string): void {
    if ('who' in deed && deed.who !== null) this.who(deed.who, `${field}.who`);
    if (deed.kind === 'meet') this.who(deed.from, `${field}.from`);
    if ('place' in deed && deed.place !== null) this.needs('place', deed.place, `${field}.place`);
    if ('objective' in deed) this.needs('objective', deed.objective, `${field}.objective`);
    if ('squad' in deed) this.needs('squad', deed.squad, `${field}.squad`);
    if ('circuit' in deed) this.needs('circuit', deed.circuit, `${field}.circuit`);
    if ('level' in deed) this.needs('level', deed.level, `${field}.level`);
    if ('barrier' in deed) this.needs('barrier', deed.barrier, `${field}.barrier`);
    if (deed.kind === 'arm')
      for (const good of deed.goods)
        if (this.setup.goods[good] === undefined)
          this.problems.push({ code: 'goods', field, rule: RULE, message: `There are no goods ${good}.` });
  }
}
