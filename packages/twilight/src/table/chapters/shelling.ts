import type { Params } from '@hardtop/kernel';
import { hitsAmong, straysOf } from '../figures/bursts.ts';
import { listedPen } from '../figures/heavy/ordnance.ts';
import { shotHits } from '../figures/shots.ts';
import { barrelsOf, loadedIn, loadedRound, spendRounds } from '../queries/guns.ts';
import { cellOf } from '../queries/position.ts';
import { type ShellAttack, shellBurst, shellTarget } from '../queries/shelling.ts';
import { spotOf } from '../queries/spots.ts';
import { setOff, type TwilightPlay } from '../state/effects.ts';
import type { TwilightGame } from '../state/state.ts';
import { breachWall } from './breaching.ts';
import { bareSquare, incomingOf, ruleOf, shotStyle, sprayBeyond, turnTurret } from './heavy-fire.ts';
import { burstAt, type Incoming, strayFrom } from './ordnance-effects.ts';
import { rollFor, tell } from './telling.ts';

// Heavy weapons at walls and squares: as at a target, but that nobody has to be there.

export function* fireShell(game: TwilightGame, attack: ShellAttack, params: Params): TwilightPlay {
  const { person, served, place } = attack;
  const from = cellOf(game.state, person);
  if (from === null) return;
  person.fired = true;
  turnTurret(game, served, from, place.at);
  yield* setOff(game, { kind: 'noise', at: from, by: person.id, loud: true });
  const bursts = params.bursts ?? 0;
  const size = served.ordnance.burst;
  if (size === null || bursts === 0) {
    const rounds = size === null ? 1 : (params.rounds ?? 1);
    for (let shot = 0; shot < rounds && loadedIn(served) > 0; shot++)
      yield* fireOne(game, shot === 0 ? attack : { ...attack, aimed: false });
    return;
  }
  let beyond = 0;
  for (let burst = 0; burst < bursts && loadedIn(served) >= size; burst++) beyond += yield* fireBurst(game, attack);
  yield* sprayBeyond(game, attack, bareSquare(place.at), straysOf(beyond, 0));
}

function* fireOne(game: TwilightGame, attack: ShellAttack): TwilightPlay {
  const { person, served } = attack;
  const need = shellTarget(game, attack);
  spendRounds(served, 1);
  const rule = ruleOf(served.ordnance);
  const rolled = yield* rollFor(game, '1d100', {
    seat: person.seat,
    rule,
    purpose: served.ordnance.name,
    ids: [person.id],
  });
  const hit = shotHits(need, rolled.total);
  const modifiers = need.kind === 'need' ? need.modifiers : [];
  say(game, attack, hit ? 'a hit' : 'a miss', hit, { roll: rolled, target: need, modifiers }, 'single');
  yield* comeDown(game, attack, hit ? barrelsOf(served) : 0);
}

/** Its dice that missed. */
function* fireBurst(game: TwilightGame, attack: ShellAttack): TwilightPlay<number> {
  const { person, served } = attack;
  const { dice, modifiers } = shellBurst(game, attack);
  spendRounds(served, served.ordnance.burst ?? 1);
  const rolled = yield* rollFor(game, `${dice}d6`, {
    seat: person.seat,
    rule: ruleOf(served.ordnance),
    purpose: served.ordnance.name,
    ids: [person.id],
  });
  const hits = hitsAmong(rolled.values) * barrelsOf(served);
  say(game, attack, hits === 1 ? 'one hit' : `${hits} hits`, hits > 0, { roll: rolled, modifiers }, 'burst');
  yield* comeDown(game, attack, hits);
  return dice - hitsAmong(rolled.values);
}

type Told = Pick<Parameters<TwilightGame['emit']>[0], 'roll' | 'target' | 'modifiers'>;

function say(game: TwilightGame, attack: ShellAttack, so: string, hit: boolean, told: Told, how: string): void {
  const { person, served, place, aimed } = attack;
  const { ordnance } = served;
  const text = `${person.name} fires the ${ordnance.name} at ${place.name}: ${so}.`;
  const shot = {
    by: person.aboard?.vehicle ?? person.id,
    at: spotOf(game.setup, place.at),
    style: shotStyle(ordnance),
    hit,
  };
  const marks = [
    `heavy/${ordnance.id}`,
    `round/${ordnance.id}/${loadedRound(served).round}`,
    `heavy-fire/${how}`,
    `heavy-fire/${aimed ? 'aimed' : 'quick'}`,
    `heavy-at/${place.solid ? 'wall' : 'square'}`,
  ];
  tell(game, { kind: 'heavy-fire', rule: ruleOf(ordnance), about: person.id, text, shot, marks, ...told }, [person.id]);
}

/** What has hit goes off there, what has not beside it; a wall is breached before the blast, which then goes through. */
function* comeDown(game: TwilightGame, attack: ShellAttack, hits: number): TwilightPlay {
  const { place, person } = attack;
  const incoming = incomingOf(attack, cellOf(game.state, person));
  if (hits === 0) return yield* strayFrom(game, incoming, place.at);
  for (let hit = 0; hit < hits; hit++) {
    if (place.solid) yield* strikeWall(game, incoming, place.key);
    yield* burstAt(game, incoming, place.at, null);
  }
}

/** The listed figure and two dice, as at a vehicle; a round that penetrates nil makes no hole (C-57). */
function* strikeWall(game: TwilightGame, { seat, round, band, by }: Incoming, id: string): TwilightPlay {
  const listed = listedPen(round, band);
  if (listed === null || isDown(game, id)) return;
  const rule = 'twilight/combat/explosive-penetration';
  const ids = by === null ? [] : [by];
  const { total, dice, values } = yield* rollFor(game, '2d6', { seat, rule, purpose: 'penetration', ids });
  const text = `Penetration ${listed + total} against the wall.`;
  tell(game, { kind: 'penetration', rule, text, roll: { dice, values, total }, marks: ['breach/shell'] }, ids);
  breachWall(game, id, listed + total);
}

const isDown = ({ setup, state }: TwilightGame, id: string): boolean =>
  state.barriers[setup.barriers.findIndex((one) => one.id === id)]?.broken === true ||
  state.obstacles[setup.obstacles.findIndex((one) => one.id === id)] === true;
