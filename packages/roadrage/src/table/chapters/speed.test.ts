import { factsOf, NO_PARAMS } from '@hardtop/kernel';
import { describe, expect, test } from 'vitest';
import type { Design } from '../../garage/design/design.ts';
import { design, driven, gameOf, marksOf, play, roadSetup, type TestGame, vehicle } from '../../testing/road.ts';
import { legalSpeeds } from '../queries/legal-speeds.ts';
import { speedQuestion } from '../questions/speed-question.ts';
import type { Vehicle } from '../state/state.ts';
import { setSpeeds } from './speed.ts';

function gameAt(speed: number, one: Design = driven('midSized', 1), changes: Partial<Vehicle> = {}): TestGame {
  const game = gameOf(roadSetup([{ design: one, speed }]));
  Object.assign(vehicle(game), changes);
  return game;
}

/** The ids offered; a forced speed stands alone. */
function offered(game: TestGame): readonly string[] {
  const legal = legalSpeeds(game, vehicle(game));
  if (legal.kind === 'forced') return [`${legal.speed}`];
  return speedQuestion(game, vehicle(game), legal, true)
    .options()
    .map(({ id }) => id);
}

describe('roadrage/speed/reverse', () => {
  test('what a crash has stopped on its way back may go either way next turn', () => {
    const game = gameAt(0, undefined, { reverse: true });
    play(game, setSpeeds(game), 'speed:20');
    expect(vehicle(game)).toMatchObject({ speed: 20, reverse: false });
  });
});

describe('roadrage/speed/selection', () => {
  test('up by the acceleration, down by the deceleration, in tens', () => {
    expect(offered(gameAt(50))).toEqual(['speed:70', 'speed:60', 'speed:50', 'speed:40', 'speed:30']);
  });

  test('never over the top speed', () => {
    expect(offered(gameAt(90))[0]).toBe('speed:100');
    expect(offered(gameAt(120, driven('midSized', 1, 'fuelInjection')))[0]).toBe('speed:120');
  });

  test('all choose in secret, and the speeds make the movement of the turn', () => {
    const game = gameOf(
      roadSetup([
        { design: driven('midSized', 1), speed: 40 },
        { design: driven('midSized', 1), speed: 60 },
      ]),
    );
    play(game, setSpeeds(game), 'speed:60', 'speed:40');
    expect(
      [vehicle(game, 1), vehicle(game, 2)].map(({ speed, left, orderSpeed }) => [speed, left, orderSpeed]),
    ).toEqual([
      [60, 6, 60],
      [40, 4, 40],
    ]);
  });

  test('options show when it takes them to reach a speed', () => {
    const game = gameAt(90, driven('midSized', 1, 'fuelInjection', 'bigEngine'));
    play(game, setSpeeds(game), 'speed:120');
    expect(marksOf(game)).toEqual(['option/fuelInjection', 'option/bigEngine']);
  });

  test('facts of an option are what its preview says', () => {
    const game = gameAt(50);
    const legal = legalSpeeds(game, vehicle(game));
    const options = legal.kind === 'choice' ? speedQuestion(game, vehicle(game), legal, true).options() : [];
    expect(options).toHaveLength(5);
    for (const option of options) expect(option.preview(NO_PARAMS).facts).toEqual(factsOf(option, NO_PARAMS));
  });

  test('a reduced top speed is reached by braking as hard as the brakes can', () => {
    const blown = gameAt(100, undefined, { tiresBlown: 2 });
    expect(offered(blown)).toEqual(['80']);
    expect(offered(gameAt(60, undefined, { tiresBlown: 2 }))).toEqual(['speed:50', 'speed:40']);
  });

  test('a skid, a bootlegger, a flight or a tumble under way leaves the speed as it is', () => {
    expect(offered(gameAt(50, undefined, { carriedSkid: { units: 1, heading: 0, sd: 1 } }))).toEqual(['50']);
    expect(offered(gameAt(50, undefined, { bootlegger: { step: 2, heading: 0, side: 'left' } }))).toEqual(['50']);
    expect(offered(gameAt(30, undefined, { rolling: { heading: 0, kind: 'fireball' } }))).toEqual(['30']);
  });

  test('one that must lie or stand has no speed', () => {
    expect(offered(gameAt(0, undefined, { idle: 1 }))).toEqual(['0']);
    expect(offered(gameAt(0, undefined, { down: 2 }))).toEqual(['0']);
  });
});

describe('roadrage/damage/crippled: speed', () => {
  test('80 mph becomes 30, then 0', () => {
    const game = gameAt(80, undefined, { crippled: true });
    play(game, setSpeeds(game));
    expect(vehicle(game).speed).toBe(30);
    play(game, setSpeeds(game));
    expect(vehicle(game).speed).toBe(0);
  });
});

describe('roadrage/damage/engine: speed', () => {
  test('after the first hit it has half the top speed and acceleration, rounded up to tens', () => {
    // Top 120 becomes 60, acceleration 30 becomes 20.
    const car = driven('midSized', 1, 'fuelInjection');
    expect(offered(gameAt(40, car, { engineHits: 1 }))[0]).toBe('speed:60');
    expect(offered(gameAt(20, car, { engineHits: 1 }))[0]).toBe('speed:40');
  });

  test('dead, it coasts: at least 20 mph slower, with brakes or without', () => {
    const strong = driven('midSized', 1, 'improvedBrakes');
    expect(offered(gameAt(60, strong, { engineHits: 2 }))).toEqual(['speed:40', 'speed:30']);
    expect(offered(gameAt(60, strong, { engineHits: 2, brakesLost: true }))).toEqual(['40']);
    expect(offered(gameAt(10, strong, { engineHits: 2 }))).toEqual(['0']);
  });
});

describe('roadrage/damage/brakes: speed', () => {
  test('without brakes nothing slows it', () => {
    expect(offered(gameAt(50, undefined, { brakesLost: true }))).toEqual(['speed:70', 'speed:60', 'speed:50']);
  });
});

describe('roadrage/speed/reverse', () => {
  test('only from a full stop, up to 20 mph', () => {
    expect(offered(gameAt(0))).toEqual(['speed:20', 'speed:10', 'speed:0', 'reverse:20', 'reverse:10']);
    expect(offered(gameAt(10)).some((id) => id.startsWith('reverse'))).toBe(false);
  });

  test('in reverse it stays so until it stops', () => {
    const game = gameAt(0);
    play(game, setSpeeds(game), 'reverse:10');
    expect(vehicle(game)).toMatchObject({ speed: 10, reverse: true });
    expect(marksOf(game)).toContain('reverse');
    expect(offered(game)).toEqual(['reverse:20', 'reverse:10', 'reverse:0']);
    play(game, setSpeeds(game), 'reverse:0');
    expect(vehicle(game)).toMatchObject({ speed: 0, reverse: false });
  });
});

describe('roadrage/options/nitrous', () => {
  const boosted = driven('midSized', 1, 'nitrousOxide');

  test('30 more acceleration and up to 30 over the top speed, three times', () => {
    const game = gameAt(90, boosted);
    expect(offered(game).slice(0, 4)).toEqual(['nitrous:130', 'nitrous:120', 'nitrous:110', 'speed:100']);
    play(game, setSpeeds(game), 'nitrous:130');
    expect(vehicle(game)).toMatchObject({ speed: 130, nitrous: 2, boosted: true });
    expect(marksOf(game)).toContain('option/nitrousOxide');
  });

  test('next turn it must be back at its top speed, whatever the brakes say', () => {
    const game = gameAt(130, boosted, { boosted: true });
    expect(offered(game)).toEqual(['100']);
    expect(offered(gameAt(110, boosted, { boosted: true }))).toEqual(['speed:100', 'speed:90']);
  });

  test('empty or shot to pieces it gives nothing', () => {
    expect(offered(gameAt(90, boosted, { nitrous: 0 }))[0]).toBe('speed:100');
    expect(offered(gameAt(90, boosted, { lost: ['nitrousOxide'] }))[0]).toBe('speed:100');
  });
});

describe('roadrage/options/brake-chute', () => {
  const car = driven('midSized', 1, 'brakeChute');

  test('at 60 mph or more up to 60 off at once, once', () => {
    const game = gameAt(80, car);
    expect(offered(game).filter((id) => id.startsWith('chute'))).toEqual([
      'chute:50',
      'chute:40',
      'chute:30',
      'chute:20',
    ]);
    play(game, setSpeeds(game), 'chute:20');
    expect(vehicle(game)).toMatchObject({ speed: 20, chute: 0 });
    expect(marksOf(game)).toContain('option/brakeChute');
  });

  test('not below 60, not twice', () => {
    expect(offered(gameAt(50, car)).some((id) => id.startsWith('chute'))).toBe(false);
    expect(offered(gameAt(80, car, { chute: 0 })).some((id) => id.startsWith('chute'))).toBe(false);
  });
});

describe('roadrage/hardtop/driverless', () => {
  test('nobody at the wheel: 20 mph less each turn, asked of nobody', () => {
    const game = gameOf(roadSetup([{ design: design('midSized', { crew: [] }), speed: 50 }]));
    play(game, setSpeeds(game));
    expect(vehicle(game).speed).toBe(30);
  });

  test('roadrage/hardtop/concession: who has given up coasts to a halt', () => {
    const game = gameAt(50, undefined, { surrendered: true });
    play(game, setSpeeds(game));
    expect(vehicle(game).speed).toBe(30);
  });
});
