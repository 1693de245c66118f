import { terrainLevelAt } from '../queries/ground.ts';
import { incomeMarks } from '../queries/marks.ts';
import { aceIncome, controlIncome, drivenSpeed, isOutOfControl, maxSpeedOf, tokensIn } from '../queries/tokens.ts';
import type { Car, SixthGame } from '../state/state.ts';

const driving = ({ state }: SixthGame): readonly Car[] => state.cars.filter(({ out }) => out === null);

/** All at once. What happens to the tires later in the round counts from the next one on. */
export function checkSpeeds(game: SixthGame): void {
  for (const car of driving(game)) {
    car.maxSpeed = maxSpeedOf(car);
    if (car.speed <= car.maxSpeed) continue;
    const text = `${car.name}: tires of ${car.tires} allow speed ${car.maxSpeed}, down from ${car.speed}.`;
    car.speed = car.maxSpeed;
    game.emit({ kind: 'check-speed', rule: 'sixth/round/check-speed', about: car.id, outcome: 'bad', text });
  }
}

/** All at once: tokens for the icons on the dashboard and on the cards. */
export function takeControl(game: SixthGame): void {
  for (const car of driving(game)) {
    const control = controlIncome(car);
    const ace = aceIncome(game.setup, car);
    car.control = tokensIn(control);
    car.ace = tokensIn(ace);
    car.aimed = false;
    const text = `${car.name} takes ${car.control} control and ${car.ace} ace${car.ace === 1 ? '' : 's'}.`;
    const marks = incomeMarks(car, terrainLevelAt(game.setup, car.pose) > 0);
    game.emit({
      kind: 'take-control',
      rule: 'sixth/round/take-control',
      about: car.id,
      modifiers: control,
      text,
      marks,
    });
  }
}

/** Pays control tokens and gives back how many were lacking. The last one gone is out of control. */
export function payControl(game: SixthGame, car: Car, tokens: number): number {
  const paid = Math.min(tokens, car.control);
  const wasInControl = !isOutOfControl(car);
  car.control -= paid;
  if (wasInControl && isOutOfControl(car) && tokens > 0) {
    const at = drivenSpeed(car);
    const text = `${car.name} is out of control at speed ${at}.`;
    game.emit({ kind: 'out-of-control', rule: 'sixth/control/out-of-control', about: car.id, outcome: 'bad', text });
  }
  return tokens - paid;
}

/** Tokens go back; the marker passes on elsewhere. */
export function returnTokens(game: SixthGame): void {
  for (const car of game.state.cars) {
    car.control = 0;
    car.ace = 0;
  }
}
