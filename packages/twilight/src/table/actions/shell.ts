import type { Facts, Option, Param, Params, Preview } from '@hardtop/kernel';
import { CAVEATS } from '../../catalog/heavy-caveats.ts';
import { RANGE_BANDS } from '../../catalog/range-bands.ts';
import { fireShell } from '../chapters/shelling.ts';
import { BURST_CHANCE } from '../figures/bursts.ts';
import { shotChance } from '../figures/shots.ts';
import { gridOf } from '../queries/bearing.ts';
import { loadedRound, type Served } from '../queries/guns.ts';
import { cellOf, ringsBetween } from '../queries/position.ts';
import {
  holeOdds,
  placeToward,
  roundBlast,
  type ShellAttack,
  type ShellPlace,
  shellAttack,
  shellBurst,
  shellersOf,
  shellPlaces,
  shellTarget,
} from '../queries/shelling.ts';
import { spotOf } from '../queries/spots.ts';
import { blastWorth } from '../queries/throwing.ts';
import { isAlive } from '../queries/wounds.ts';
import type { Person } from '../state/person.ts';
import { areHostile, type Table } from '../state/state.ts';
import type { ActionKind } from './action-kind.ts';
import { targetsOf } from './fire.ts';
import { anyHit, gunFire, gunParams, roundsWords } from './gun-params.ts';

const ID = 'shell';
const WAY = 'way';
/** More squares than that nobody counts. */
const MOST_SQUARES = 40;
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Points that one round does to enemies and to friends about the place, on average, and how many friends it may reach. */
function harmAt(table: Table, { person, served, place }: ShellAttack): { foes: number; friends: number; near: number } {
  const { setup, state } = table;
  const blast = roundBlast(loadedRound(served), served.ordnance.name, place.at, person.id, null);
  const harm = { foes: 0, friends: 0, near: 0 };
  if (blast === null) return harm;
  const reach = ((blast.burst ?? 8) * 2) / gridOf(setup, place.at.l) + 1;
  for (const other of state.people) {
    const at = cellOf(state, other);
    if (at === null || !isAlive(other) || ringsBetween(at, place.at) > reach) continue;
    const mean = blastWorth(table, other, blast);
    if (areHostile(state, person.side, other.side)) harm.foes += mean;
    else harm.friends += mean;
    if (mean > 0 && other.side === person.side) harm.near++;
  }
  return harm;
}

function hitChance(table: Table, attack: ShellAttack, params: Params): number {
  const { bursts, rounds } = gunFire(attack.served, params);
  if (bursts > 0) return 1 - (1 - BURST_CHANCE) ** (shellBurst(table, attack).dice * bursts);
  const first = shotChance(shellTarget(table, attack));
  return rounds === 1 ? first : anyHit(first, shotChance(shellTarget(table, { ...attack, aimed: false })), rounds);
}

function factsOf(table: Table, attack: ShellAttack, params: Params): Facts {
  const hit = hitChance(table, attack, params);
  const { foes, friends } = harmAt(table, attack);
  const odds = holeOdds(table, attack);
  return { hit, damage: foes, friends: friends * hit, way: odds === null ? 0 : odds.passable * hit };
}

function previewOf(table: Table, attack: ShellAttack, params: Params): Preview {
  const { served, place, band, meters } = attack;
  const { bursts, rounds } = gunFire(served, params);
  const facts = factsOf(table, attack, params);
  const isBurst = bursts > 0;
  const odds = holeOdds(table, attack);
  const { near } = harmAt(table, attack);
  const from = cellOf(table.state, attack.person);
  const by = isBurst ? { modifiers: shellBurst(table, attack).modifiers } : { target: shellTarget(table, attack) };
  const how = isBurst
    ? `${bursts} ${bursts === 1 ? 'burst' : 'bursts'} of ${shellBurst(table, attack).dice} dice`
    : roundsWords(rounds);
  const hole = place.solid && odds === null ? ' It makes no hole.' : '';
  return {
    text: `${how} at ${Math.round(meters)} m; what misses goes off beside it.${hole}`,
    chances: [
      { label: 'a hit', chance: facts.hit ?? 0 },
      ...(odds === null
        ? []
        : [
            { label: 'a hit makes a hole', chance: odds.hole },
            { label: 'a hit makes a way through', chance: odds.passable },
          ]),
    ],
    ...by,
    ...(from !== null && {
      lines: [{ from: spotOf(table.setup, from), to: spotOf(table.setup, place.at), label: BANDS[band] ?? 'extreme' }],
    }),
    ...(near > 0 && { warnings: [`${near} of your own ${near === 1 ? 'is' : 'are'} within its burst.`] }),
    caveats: [CAVEATS.misses, CAVEATS.shelling],
    facts,
  };
}

const BANDS = ['close', 'medium', 'long', 'extreme'] as const;

/** One weapon at one wall or square. */
class ShellOption implements Option {
  private readonly table: Table;
  private readonly attack: ShellAttack;

  constructor(table: Table, attack: ShellAttack) {
    this.table = table;
    this.attack = attack;
  }

  get id(): string {
    return `${ID}:${this.attack.served.item.id}:${this.attack.place.key}`;
  }

  get label(): string {
    const { served, place, aimed } = this.attack;
    return `${served.ordnance.name} ${loadedRound(served).round} at ${place.name}, ${aimed ? 'aimed' : 'quick'}`;
  }

  get words(): readonly string[] {
    const { served, place } = this.attack;
    return [ID, served.ordnance.name.toLowerCase(), place.name.toLowerCase()];
  }

  get group(): string {
    return this.attack.place.solid ? 'Fire at walls' : 'Fire at squares';
  }

  get place(): { x: number; y: number } {
    return spotOf(this.table.setup, this.attack.place.at);
  }

  get params(): readonly Param[] {
    return gunParams(this.attack.served, 1);
  }

  facts(params: Params): Facts {
    return factsOf(this.table, this.attack, params);
  }

  preview(params: Params): Preview {
    return previewOf(this.table, this.attack, params);
  }
}

/** Any square of the eight ways, or the wall before it. */
function wayOption(table: Table, person: Person, served: Served): Option | null {
  const from = cellOf(table.state, person);
  const { range, round } = loadedRound(served);
  if (from === null || range === null) return null;
  const most = Math.min(
    MOST_SQUARES,
    Math.floor((range * RANGE_BANDS.extreme.limit) / (gridOf(table.setup, from.l) * 1.5)),
  );
  if (most < 1) return null;
  const { name } = served.ordnance;
  return {
    id: `${ID}:${served.item.id}:${WAY}`,
    label: `${name} ${round} some way`,
    words: [ID, name.toLowerCase(), WAY],
    group: 'Fire at squares',
    params: [
      { name: 'direction', label: 'Direction', min: 0, max: 7, step: 1, names: DIRECTIONS },
      { name: 'squares', label: 'Squares', min: 1, max: most, step: 1, start: Math.min(most, 10) },
      ...gunParams(served, 1),
    ],
    preview(params) {
      const attack = attackToward(table, person, served, from, params);
      return attack === null ? { text: 'Too far.' } : previewOf(table, attack, params);
    },
  };
}

function attackToward(table: Table, person: Person, served: Served, from: NonNullable<Person['at']>, params: Params) {
  const place = placeToward(table, from, params.direction ?? 0, params.squares ?? 1);
  return shellAttack(table, person, served, place);
}

/** Guns and launchers at walls, things and bare squares. */
export const shell: ActionKind = {
  id: ID,
  rule: 'twilight/combat/breaching',
  keepsAim: true,

  options(game, person) {
    if (person.ducked) return [];
    const guns = shellersOf(game, person);
    if (guns.length === 0) return [];
    const places = shellPlaces(game, person, targetsOf(game, person));
    return guns.flatMap((served) => [
      ...places.flatMap((place) => {
        const attack = shellAttack(game, person, served, place);
        return attack === null ? [] : [new ShellOption(game, attack)];
      }),
      ...[wayOption(game, person, served) ?? []].flat(),
    ]);
  },

  *perform(game, person, { option, params }) {
    const [, item = '', key = ''] = option.split(':');
    const served = shellersOf(game, person).find((one) => one.item.id === item);
    const from = cellOf(game.state, person);
    if (served === undefined || from === null) throw new Error(`no such gun: ${option}`);
    const attack =
      key === WAY
        ? attackToward(game, person, served, from, params)
        : shellAt(game, person, served, key, shellPlaces(game, person, targetsOf(game, person)));
    if (attack === null) throw new Error(`not to be fired at: ${option}`);
    yield* fireShell(game, attack, params);
    person.aim = null;
  },
};

function shellAt(table: Table, person: Person, served: Served, key: string, places: readonly ShellPlace[]) {
  const place = places.find((one) => one.key === key);
  return place === undefined ? null : shellAttack(table, person, served, place);
}
