// A fight begins, and what came of it: the party as it stands afterwards, each of them as the referee let it be.

import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import { severityOf } from '../characters/character.ts';
import { woundsWritten } from '../characters/written.ts';
import { timePath } from '../travel/clock.ts';
import { BEASTS, HERDS } from '../travel/food.ts';
import { grams, living, type Party, type Person, type Vehicle } from '../travel/party.ts';
import { partyProblems } from '../travel/party-check.ts';
import { adventurePart } from './adventure-step.ts';
import { takeRads } from './party-steps.ts';
import type { RowOf } from './rows.ts';
import type { CampaignState } from './state.ts';
import { type Step, tell, whisper } from './step.ts';

const RULE = 'twilight/combat/turn-sequence';

export function stepFight(step: Step, state: CampaignState, row: RowOf<'fight'>): Result<CampaignState, Problem> {
  const { part, name, game } = row;
  if (living(state.party).length === 0) {
    return err({ code: 'battle', message: 'Nobody in the party is alive to fight.', rule: RULE });
  }
  if (state.fights.some((fight) => fight.part === part)) {
    return err({ code: 'battle', message: `The fight with ${name} is not over yet.`, rule: RULE });
  }
  tell(step, `It comes to a fight: ${name}.`, { rule: RULE, stops: true });
  return ok({ ...state, fights: [...state.fights, { part, name, game }] });
}

type AftermathRow = RowOf<'aftermath'>;

/** Whoever the campaign does not know, or knows as dead, is left as he is and told; all else counts. */
export function stepAftermath(step: Step, state: CampaignState, row: AftermathRow): Result<CampaignState, Problem> {
  const fight = state.fights.find(({ part }) => part === row.part);
  if (fight === undefined) {
    const legal = state.fights.map(({ name }) => name);
    return err({ code: 'battle', message: 'No such fight has begun, or it is over.', rule: RULE, legal });
  }
  tell(step, row.reason, { rule: RULE, stops: true });
  const serial = state.serial + (row.people.some(({ rads }) => rads > 0) ? 1 : 0);
  const back = { ...state.party, people: returned(step, state.party, row) };
  const { people } = exposed(step, `${timePath(state.clock)}/fight-${serial}`, back, row);
  const vehicles = driven(step, state.party, row);
  const stores = taken(step, state.party, row);
  for (const line of row.others) whisper(step, line);
  const party = { ...state.party, people, vehicles, stores, animals: caught(state.party, row) };
  const before = new Set(partyProblems(state.party).map(({ message }) => message));
  const wrong = partyProblems(party).find(({ message, field = '' }) => !before.has(message) && field.includes('arms'));
  if (wrong !== undefined) return err(wrong);
  const adventure = state.adventure !== null && adventurePart(state.adventure.id) === row.part ? null : state.adventure;
  return ok({ ...state, party, serial, adventure, fights: state.fights.filter((one) => one !== fight) });
}

/** Who stood where it glows: rads are kept for life, and each dose is checked. */
function exposed(step: Step, path: string, party: Party, { people }: AftermathRow): Party {
  return people.reduce(
    (before, { name, rads }) =>
      rads === 0 ? before : takeRads(step, path, before, [name], { rads, reconstructed: 'C-27' }),
    party,
  );
}

function contradiction(step: Step, message: string): void {
  step.problems.push({ code: 'battle', message, rule: RULE });
}

function returned(step: Step, party: Party, { people }: AftermathRow): Person[] {
  for (const { name } of people) {
    const before = party.people.find((person) => person.name === name);
    if (before === undefined) contradiction(step, `${name} fought, but is not in the party.`);
    else if (before.dead !== null) contradiction(step, `${name} fought, but was dead already: ${before.dead}`);
  }
  return party.people.map((before) => {
    const after = people.find(({ name }) => name === before.name);
    if (after === undefined || before.dead !== null) return before;
    const { wounds, arms, grenades, dead } = after;
    const person: Person = { ...before, wounds, arms, grenades, dead: dead === '' ? null : dead };
    tellFate(step, before, person);
    return person;
  });
}

function tellFate(step: Step, before: Person, after: Person): void {
  const { name, dead, wounds } = after;
  if (dead !== null) tell(step, `${name} is dead: ${dead}`, { rule: 'twilight/combat/critical-wounds' });
  else if (woundsWritten(wounds) !== woundsWritten(before.wounds)) {
    const hurt = severityOf(after);
    const words = hurt === 'none' ? 'unhurt' : `a ${hurt} wound, ${woundsWritten(wounds)}`;
    tell(step, `${name}: ${words}.`, { rule: 'twilight/combat/wound-severity' });
  }
}

function driven(step: Step, party: Party, { vehicles }: AftermathRow): Vehicle[] {
  for (const { name } of vehicles) {
    if (!party.vehicles.some((vehicle) => vehicle.name === name)) {
      contradiction(step, `${name} was in the fight, but is no vehicle of the party.`);
    }
  }
  return party.vehicles.flatMap((before) => {
    const after = vehicles.find(({ name }) => name === before.name);
    if (after === undefined) return [before];
    if (after.lost) {
      tell(step, `${before.name} is lost.`, { rule: 'twilight/combat/vehicle-damage' });
      return [];
    }
    if (after.broken && !before.broken) {
      tell(step, `${before.name} does not run any more.`, { rule: 'twilight/combat/vehicle-damage' });
    }
    const liters = after.liters === null ? null : grams(Math.min(after.liters, before.tank?.liters ?? 0));
    const tank = before.tank === null || liters === null ? before.tank : { ...before.tank, liters };
    return [{ ...before, broken: after.broken, tank }];
  });
}

function caught({ animals }: Party, row: AftermathRow): Party['animals'] {
  const all = { ...animals };
  for (const beast of BEASTS) all[beast] += row.animals[beast] ?? 0;
  return all;
}

function taken(step: Step, { stores }: Party, { ammunition, goods, animals }: AftermathRow): Party['stores'] {
  const herd = BEASTS.map((beast) => [HERDS[beast], animals[beast] ?? 0] as const);
  const loot = [...Object.entries(goods), ...Object.entries(ammunition), ...herd].filter(([, count]) => count > 0);
  if (loot.length > 0) tell(step, `Taken: ${loot.map(([what, count]) => `${count} ${what}`).join(', ')}.`);
  return { ...stores, ammunition: summed(stores.ammunition, ammunition), goods: summed(stores.goods, goods) };
}

function summed(had: Readonly<Record<string, number>>, more: Readonly<Record<string, number>>): Record<string, number> {
  const sum = { ...had };
  for (const [name, count] of Object.entries(more)) if (count > 0) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}
