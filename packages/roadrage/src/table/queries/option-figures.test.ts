import { describe, expect, test } from 'vitest';
import { BODIES, type BodyId } from '../../catalog/bodies.ts';
import { OPTION_IDS, OPTIONS, type OptionId } from '../../catalog/options.ts';
import { OPTION_RULES } from '../../garage/figures/option-rules.ts';
import { RULES } from '../../rules.ts';
import { driven, gameOf, roadSetup, vehicle } from '../../testing/road.ts';
import { accelerationOf, decelerationOf, handlingOf, topSpeedOf } from './figures.ts';

type Gain = readonly [topSpeed: number, acceleration: number, deceleration: number, handling: number];

/** What a vehicle at the table has over its bare body, on a road. */
function gainOf(body: BodyId, option: OptionId, footing: 'road' | 'clean' | 'wet' | 'ice' = 'road'): Gain {
  const game = gameOf(roadSetup([{ design: driven(body, 0, option) }], { footing }));
  const car = vehicle(game);
  const { topSpeed, acceleration, deceleration, hc } = BODIES[body];
  return [
    topSpeedOf(game, car) - topSpeed,
    accelerationOf(game, car) - acceleration,
    decelerationOf(game, car) - deceleration,
    handlingOf(game, car) - hc,
  ];
}

describe('options at the table: top speed, acceleration, deceleration, handling', () => {
  test.each([
    ['roadrage/options/airfoils', 'airfoils', [0, 0, 0, 1]],
    ['roadrage/options/antilock-brakes', 'antilockBrakes', [0, 0, 10, 0]],
    ['roadrage/options/automatic-transmission', 'automaticTransmission', [0, -10, 0, 0]],
    ['roadrage/options/big-engine', 'bigEngine', [20, 0, 0, 0]],
    ['roadrage/options/engine-management', 'computerizedEngineManagement', [0, 10, 0, 0]],
    ['roadrage/options/computer-suspension', 'computerAssistedSuspension', [0, 0, 0, 1]],
    ['roadrage/options/engine-rebuild', 'engineRebuild', [20, 0, 0, 0]],
    ['roadrage/options/extra-gears', 'extraGears', [0, 10, 0, 0]],
    ['roadrage/options/fine-tuned', 'fineTuned', [0, 10, 0, 0]],
    ['roadrage/options/fuel-injection', 'fuelInjection', [20, 10, 0, 0]],
    ['roadrage/options/improved-brakes', 'improvedBrakes', [0, 0, 10, 0]],
    ['roadrage/options/improved-shocks', 'improvedShocks', [0, 0, 0, 1]],
    ['roadrage/options/multicarb', 'multicarb', [20, 0, 0, 0]],
    ['roadrage/options/really-big-engine', 'reallyBigEngine', [40, 0, 0, 0]],
    ['roadrage/options/sports-model', 'sportsModel', [20, 0, 0, 0]],
    ['roadrage/options/streamlined', 'streamlined', [20, 0, 0, 0]],
    ['roadrage/options/stripped', 'stripped', [10, 10, 0, 0]],
    ['roadrage/options/stripped-to-the-bones', 'strippedToTheBones', [20, 20, 0, 0]],
    ['roadrage/options/supercharger', 'supercharger', [20, 10, 0, 0]],
    ['roadrage/options/turbocharger', 'turbocharger', [20, 0, 0, 0]],
    ['roadrage/options/very-streamlined', 'veryStreamlined', [40, 0, 0, 0]],
  ] as const)('%s: %s gives %j', (rule, option, gain) => {
    expect(gainOf('midSized', option)).toEqual(gain);
    expect(OPTION_RULES[option]).toBe(rule);
  });

  test('roadrage/options/big-cowling: a bike with one is 10 mph faster', () => {
    expect(gainOf('heavyBike', 'bigCowling')).toEqual([10, 0, 0, 0]);
  });

  test('roadrage/options/slick-tires: good on clean asphalt, bad anywhere else', () => {
    const handling = (['clean', 'road', 'wet', 'ice'] as const).map((on) => gainOf('midSized', 'slickTires', on)[3]);
    expect(handling).toEqual([2, -1, -2, 0]);
  });

  test('roadrage/options/four-wheel-drive: good where it is slick', () => {
    const handling = (['clean', 'road', 'wet', 'ice'] as const).map(
      (on) => gainOf('midSized', 'fourWheelDrive', on)[3],
    );
    expect(handling).toEqual([0, 0, 2, 2]);
  });

  test('every option has its rule', () => {
    const known: readonly string[] = RULES.map(({ id }) => id);
    for (const id of OPTION_IDS) expect(known, OPTIONS[id].name).toContain(OPTION_RULES[id]);
  });
});
