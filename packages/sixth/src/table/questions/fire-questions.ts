import { type Ask, answerOf, type Option } from '@hardtop/kernel';
import { FIRE, SIDES, type Side } from '../../catalog/dashboard.ts';
import type { Car } from '../state/state.ts';

export const LET_BURN = 'let-burn';

export const burningSides = ({ fire }: Car): readonly Side[] => SIDES.filter((side) => fire[side]);

function putOut(car: Car, side: Side): Option {
  const left = car.control - FIRE.control;
  return {
    id: side,
    label: `Put out the fire on the ${side}`,
    words: ['put out', side],
    at: { piece: car.id, spot: side },
    preview: () => ({
      text: `For ${FIRE.control} control; ${left} left.`,
      warnings: left === 0 ? ['Out of control'] : [],
      facts: { control: left },
    }),
  };
}

/** Fires may burn on; whoever has the tokens may put them out one after another. */
export function extinguishQuestion(car: Car): Ask {
  const letBurn: Option = {
    id: LET_BURN,
    label: 'Let it burn',
    words: ['let burn', 'done'],
    preview: () => ({ text: `${FIRE.damage} damage to each side that burns.` }),
  };
  // To keep a token is worth more than a point of armor.
  const spare = car.control > FIRE.control;
  const [first] = burningSides(car);
  return {
    seat: car.seat,
    topic: 'extinguish',
    rule: 'sixth/round/manage-fires',
    about: car.id,
    prompt: `${car.name} burns. Put a fire out?`,
    options: () => [...burningSides(car).map((side) => putOut(car, side)), letBurn],
    suggested: answerOf(spare && first !== undefined ? first : LET_BURN),
  };
}

/** In which order the fires of a car do their damage is its owner's to say. */
export function burnQuestion(car: Car, sides: readonly Side[]): Ask {
  // What can still take a point is settled last: a suppressor may have but one left.
  const [thinnest] = sides.toSorted((a, b) => car.armor[a] - car.armor[b]);
  return {
    seat: car.seat,
    topic: 'burn',
    rule: 'sixth/round/manage-fires',
    about: car.id,
    prompt: `Which fire of ${car.name} burns first?`,
    options: () =>
      sides.map((side) => ({
        id: side,
        label: `The ${side}`,
        words: [side],
        at: { piece: car.id, spot: side },
        preview: () => ({ text: `Armor ${car.armor[side]} there.`, facts: { armor: car.armor[side] } }),
      })),
    suggested: thinnest === undefined ? undefined : answerOf(thinnest),
  };
}
