import { type Ask, answerOf, type Option, type Params } from '@hardtop/kernel';
import { BOARDING } from '../../catalog/people.ts';
import { RAMS } from '../../catalog/rams.ts';
import { type Leap, leapsOf } from '../queries/boarding.ts';
import { atMostOn2d6 } from '../queries/chances.ts';
import { keepsControl } from '../queries/control.ts';
import { tumbleDice } from '../queries/falls.ts';
import { bodyOf } from '../queries/figures.ts';
import { deciderOf } from '../queries/in-hand.ts';
import { sideParty, swipeDice } from '../queries/ram-dice.ts';
import type { RoadGame, Vehicle } from '../state/state.ts';

function leapOption({ person, from, to, chance, wrecks }: Leap): Option {
  const hit = atMostOn2d6(Math.min(BOARDING.falls - 1, chance));
  const facts = { hit, fall: atMostOn2d6(2), damage: tumbleDice(from.speed) * 3.5 };
  const loss = wrecks ? ' The bike is lost.' : '';
  return {
    id: `leap:${person.id}`,
    label: `${person.name} leaps onto ${to.name}`,
    words: ['leap', person.name],
    preview: () => ({
      text: `${person.name} leaps from ${from.name} to ${to.name} on ${chance} or less; a 12 falls.${loss}`,
      chances: [{ label: 'gets across', chance: hit }],
      facts,
    }),
    facts: () => facts,
  };
}

/** Speed differences both must master: the other's size and the roughness. */
function differenceFor(game: RoadGame, other: Vehicle, roughness: number): number {
  return bodyOf(game, other).size + roughness;
}

export function testOf(game: RoadGame, other: Vehicle, roughness: number) {
  const sd = differenceFor(game, other, roughness);
  return { sd, voluntary: false, reason: `sideswipe with ${other.name}`, rule: 'roadrage/ram/sideswipe' } as const;
}

/** It begins at the best roughness, so that what its button says is what doing it means. */
function swipeOption(game: RoadGame, vehicle: Vehicle, target: Vehicle, best: number): Option {
  const dice = swipeDice(sideParty(game, vehicle), sideParty(game, target));
  const facts = ({ roughness = 0 }: Params) => ({
    damage: dice.target,
    taken: dice.rammer,
    keepControl: keepsControl(game, vehicle, testOf(game, target, roughness)),
    hit: 1 - keepsControl(game, target, testOf(game, vehicle, roughness)),
  });
  return {
    id: 'swipe',
    label: `Sideswipe ${target.name}`,
    words: ['swipe', 'sideswipe'],
    params: [{ name: 'roughness', label: 'Roughness', min: 0, max: RAMS.roughest, step: 1, start: best }],
    preview: (params) => {
      const { keepControl, hit } = facts(params);
      return {
        text: `${target.name} takes ${dice.target} dice, you take ${dice.rammer}; then both roll.`,
        chances: [
          { label: 'you keep control', chance: keepControl },
          { label: `${target.name} loses it`, chance: hit },
        ],
        facts: facts(params),
      };
    },
    facts,
  };
}

/** The roughness that hurts the other's chances most beyond one's own. */
function bestRoughness(game: RoadGame, vehicle: Vehicle, target: Vehicle): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let roughness = 0; roughness <= RAMS.roughest; roughness++) {
    const mine = keepsControl(game, vehicle, testOf(game, target, roughness));
    const theirs = keepsControl(game, target, testOf(game, vehicle, roughness));
    if (mine - theirs > most + 0.001) [best, most] = [roughness, mine - theirs];
  }
  return best;
}

/** What a drift against another is for: to push it, or that somebody leaps across. */
export function swipeQuestion(game: RoadGame, vehicle: Vehicle, target: Vehicle, margin: number): Ask {
  const roughness = bestRoughness(game, vehicle, target);
  return {
    seat: deciderOf(game, vehicle),
    topic: 'sideswipe',
    rule: 'roadrage/ram/sideswipe',
    about: vehicle.id,
    prompt: `${vehicle.name} is door to door with ${target.name}.`,
    options: () => [
      swipeOption(game, vehicle, target, roughness),
      ...leapsOf(game, vehicle, target, margin).map(leapOption),
    ],
    suggested: answerOf('swipe', { roughness }),
  };
}
