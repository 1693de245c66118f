import type { Params, ShotRecord } from '@hardtop/kernel';
import type { Cell } from '../../scenarios/world.ts';
import { hitsAmong, straysOf } from '../figures/bursts.ts';
import { flightPhases } from '../figures/heavy/missiles.ts';
import type { Ordnance } from '../figures/heavy/ordnance.ts';
import { BAND_ORDER, shotHits } from '../figures/shots.ts';
import { sidesKnowing } from '../queries/audience.ts';
import { pieceNamed, pieceOf } from '../queries/crews.ts';
import { targetOf } from '../queries/fire.ts';
import { barrelsOf, loadedIn, loadedRound, type Served, spendRounds } from '../queries/guns.ts';
import { type HeavyAttack, heavyBurst, heavyTarget } from '../queries/heavy-attacks.ts';
import type { Sprayed } from '../queries/lanes.ts';
import { cellOf } from '../queries/position.ts';
import { wayTo } from '../queries/ways.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import { isVehicleId, momentOf, personOf, type TwilightGame, vehicleOf } from '../state/state.ts';
import { thingId } from '../state/things.ts';
import { strays } from './lanes.ts';
import { type Incoming, strayFrom, strikeTarget } from './ordnance-effects.ts';
import { unexpectedly } from './surprise.ts';
import { rollFor, tellAttack } from './telling.ts';

// Direct fire of heavy weapons: single rounds by percentage dice, bursts by sixes, missiles that fly.

/** Fires at what is seen. */
export function* fireHeavy(game: TwilightGame, attack: HeavyAttack, params: Params): TwilightPlay {
  const foe = isVehicleId(attack.target) ? null : personOf(game.state, attack.target);
  yield* unexpectedly(game, attack.person, foe, fireAt(game, attack, params));
}

function* fireAt(game: TwilightGame, attack: HeavyAttack, params: Params): TwilightPlay {
  const { person, served } = attack;
  const from = cellOf(game.state, person);
  if (from === null) return;
  person.fired = true;
  turnTurret(game, served, from, attack.at);
  yield* setOff(game, { kind: 'noise', at: from, by: person.id, loud: true });
  if (served.ordnance.kind === 'missile') return launch(game, attack);
  const bursts = params.bursts ?? 0;
  if (served.ordnance.burst !== null && bursts > 0) return yield* fireBursts(game, attack, bursts);
  const rounds = served.ordnance.burst === null ? 1 : (params.rounds ?? 1);
  for (let shot = 0; shot < rounds && loadedIn(served) > 0; shot++)
    yield* fireOne(game, shot === 0 ? attack : { ...attack, aimed: false });
}

export function turnTurret({ setup }: TwilightGame, { vehicle, main }: Served, from: Cell, to: Cell): void {
  const way = wayTo(setup, from, to);
  if (vehicle !== null && main && way !== null) vehicle.turret = way;
}

export function incomingOf(
  { person, served, band }: Pick<HeavyAttack, 'person' | 'served' | 'band'>,
  from: Cell | null,
): Incoming {
  const { ordnance } = served;
  return {
    by: person.id,
    seat: person.seat,
    side: person.side,
    weapon: ordnance.name,
    round: loadedRound(served),
    band,
    from,
    overhead: false,
    mines: 'raam',
  };
}

/** One round, aimed or quick; one of each barrel where there are several. */
function* fireOne(game: TwilightGame, attack: HeavyAttack): TwilightPlay {
  const { person, served, target } = attack;
  const need = heavyTarget(game, attack);
  spendRounds(served, 1);
  const rule = ruleOf(served.ordnance);
  const { dice, values, total } = yield* rollFor(game, '1d100', {
    seat: person.seat,
    rule,
    purpose: served.ordnance.name,
    ids: [person.id, target],
  });
  const hit = shotHits(need, total);
  const text = `${nameOf(game, person.id)} fires the ${served.ordnance.name} at ${nameOf(game, target)}: ${hit ? 'a hit' : 'a miss'}.`;
  const told = {
    roll: { dice, values, total },
    target: need,
    ...(need.kind === 'need' && { modifiers: need.modifiers }),
  };
  tellAttack(
    game,
    {
      kind: 'heavy-fire',
      rule,
      about: person.id,
      text,
      ...told,
      shot: shotOf(game, attack, hit),
      marks: marksOf(attack, 'single'),
    },
    person.id,
    target,
    firesUnseen(attack),
  );
  const incoming = incomingOf(attack, cellOf(game.state, person));
  if (hit) return yield* strikeTarget(game, incoming, target, barrelsOf(served));
  if (incoming.round.damage.kind !== 'shot') yield* strayFrom(game, incoming, attack.at);
}

/** Bursts: a die for each round of it, every six hits; each barrel of several counts. Misses go on into the danger zone. */
function* fireBursts(game: TwilightGame, attack: HeavyAttack, bursts: number): TwilightPlay {
  const { person, served, target } = attack;
  const { dice: count, modifiers } = heavyBurst(game, attack);
  const rule = ruleOf(served.ordnance);
  const size = served.ordnance.burst ?? 1;
  let [thrown, sixes] = [0, 0];
  for (let burst = 0; burst < bursts && loadedIn(served) >= size; burst++) {
    spendRounds(served, size);
    const rolled = yield* rollFor(game, `${count}d6`, {
      seat: person.seat,
      rule,
      purpose: served.ordnance.name,
      ids: [person.id, target],
    });
    thrown += count;
    sixes += hitsAmong(rolled.values);
    const hits = hitsAmong(rolled.values) * barrelsOf(served);
    const text = `${nameOf(game, person.id)} fires a burst of the ${served.ordnance.name} at ${nameOf(game, target)}: ${hits === 0 ? 'no hit' : hits === 1 ? 'one hit' : `${hits} hits`}.`;
    tellAttack(
      game,
      {
        kind: 'heavy-fire',
        rule,
        about: person.id,
        text,
        roll: rolled,
        modifiers,
        shot: shotOf(game, attack, hits > 0),
        marks: marksOf(attack, 'burst'),
      },
      person.id,
      target,
      firesUnseen(attack),
    );
    const incoming = incomingOf(attack, cellOf(game.state, person));
    if (hits > 0) yield* strikeTarget(game, incoming, target, hits);
    else if (incoming.round.damage.kind !== 'shot') yield* strayFrom(game, incoming, attack.at);
  }
  yield* sprayBeyond(game, attack, targetOf(game, target) ?? bareSquare(attack.at), straysOf(thrown, sixes));
}

export const bareSquare = (at: Cell): Sprayed['target'] => ({ kind: 'square', id: '', at });

/** What missed of a gun's bursts is rolled for others in its danger zone and stays there, as with any automatic fire (L2418). */
export function* sprayBeyond(
  game: TwilightGame,
  { person, served, band }: Pick<HeavyAttack, 'person' | 'served' | 'band'>,
  target: Sprayed['target'],
  dice: number,
): TwilightPlay {
  const from = cellOf(game.state, person);
  if (from === null) return;
  const held = { range: loadedRound(served).range ?? 0 };
  const spray = { firer: person, item: served.item, from, held, band: BAND_ORDER[band] ?? 'extreme', target };
  yield* strays(game, spray, dice, { hitsEach: barrelsOf(served) });
}

/** A missile leaves; it is guided until it arrives, unless it finds its way itself. */
function launch(game: TwilightGame, attack: HeavyAttack): void {
  const { person, served, target, meters } = attack;
  const need = heavyTarget(game, attack);
  spendRounds(served, 1);
  const phases = flightPhases(meters);
  const rule = 'twilight/combat/antitank-missiles';
  const text = `${nameOf(game, person.id)} launches a ${served.ordnance.name} at ${nameOf(game, target)}; it flies ${phases === 1 ? 'one phase' : `${phases} phases`}.`;
  tellAttack(
    game,
    {
      kind: 'launch',
      rule,
      about: person.id,
      text,
      target: need,
      shot: shotOf(game, attack, true),
      marks: marksOf(attack, 'missile'),
    },
    person.id,
    target,
    firesUnseen(attack),
  );
  game.state.things.push({
    id: thingId(game.state, 'flying', attack.at),
    kind: 'flying',
    known: sidesKnowing(game, [person.id, target]),
    what: 'missile',
    by: person.id,
    seat: person.seat,
    item: served.item.id,
    weapon: served.ordnance.id,
    round: loadedRound(served).round,
    at: attack.at,
    target,
    arrives: momentOf(game.state) + phases - 1,
    off: 0,
    chance: need.kind === 'need' ? need.need : 0,
    overhead: attack.overhead,
  });
}

/** What he sees who sees the gunner and not what he fires at. */
const firesUnseen = ({ person, served }: HeavyAttack): string => `${person.name} fires the ${served.ordnance.name}.`;

const RULES = {
  missile: 'twilight/combat/antitank-missiles',
  autocannon: 'twilight/combat/autocannon',
  'grenade-launcher': 'twilight/combat/grenade-launchers',
  howitzer: 'twilight/combat/howitzers',
  gun: 'twilight/combat/large-caliber-guns',
  mortar: 'twilight/combat/mortars',
  rocket: 'twilight/combat/rocket-launchers',
  'rifle-grenade': 'twilight/combat/rifle-grenades',
} as const;

export const ruleOf = ({ kind }: Ordnance): (typeof RULES)[Ordnance['kind']] => RULES[kind];

const STYLES = {
  missile: 'rocket',
  autocannon: 'bullets',
  'grenade-launcher': 'thrown',
  howitzer: 'shell',
  gun: 'shell',
  mortar: 'shell',
  rocket: 'rocket',
  'rifle-grenade': 'rocket',
} as const satisfies Record<Ordnance['kind'], ShotRecord['style']>;

/** How what it fires is drawn. */
export const shotStyle = ({ kind }: Ordnance): (typeof STYLES)[Ordnance['kind']] => STYLES[kind];

function shotOf({ state }: TwilightGame, { person, served, target }: HeavyAttack, hit: boolean): ShotRecord {
  return { by: pieceOf(person), at: { piece: pieceNamed(state, target) }, style: shotStyle(served.ordnance), hit };
}

function marksOf({ served, target, aimed }: HeavyAttack, how: string): readonly string[] {
  const { id } = served.ordnance;
  return [
    `heavy/${id}`,
    `round/${id}/${loadedRound(served).round}`,
    `heavy-fire/${how}`,
    `heavy-fire/${aimed ? 'aimed' : 'quick'}`,
    `heavy-at/${isVehicleId(target) ? 'vehicle' : 'person'}`,
  ];
}

export function nameOf({ state }: TwilightGame, id: string): string {
  return isVehicleId(id) ? vehicleOf(state, id).name : personOf(state, id).name;
}
