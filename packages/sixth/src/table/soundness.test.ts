import { type Correction, expectOk, Match, type Params, type Random, randomAnswer, streamOf } from '@hardtop/kernel';
import { expect, it } from 'vitest';
import { buildCar } from '../garage/builder/build.ts';
import { BUILDER_IDS } from '../garage/builder/tastes.ts';
import { USUAL } from '../garage/problems/settings.ts';
import { sixth } from '../play/ruleset.ts';
import { generateArena } from '../scenarios/arena-generator.ts';
import { RARE_SETUPS } from '../scenarios/rare-setups.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { gameIn } from './state/looked-at.ts';

/** No game of so few rounds has more answers: more is an endless loop. */
const MOST_ANSWERS = 3000;
const ROUNDS = 6;

/** As many cars as may be, built by chance for a game of any size, in a small arena laid by chance. */
function anyFile(seed: string): unknown {
  const random = streamOf(seed, 'file');
  const players = random.int(2, 4);
  const size = { ap: random.int(1, 12), bp: random.int(4, 40), cp: random.int(0, 12) };
  const builder = () => random.pick(BUILDER_IDS);
  return {
    id: 'any',
    title: 'Any',
    size,
    roundLimit: ROUNDS,
    variants: { wrecksBreak: random.int(0, 1) === 1 },
    arena: generateArena(seed, players, random.int(9, 14)),
    seats: Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
    cars: Array.from({ length: players }, (_, seat) => ({
      seat,
      car: buildCar(size, builder(), `${seed} ${seat}`, USUAL),
    })),
  };
}

function anyParams({ params }: Correction, random: Random): Params {
  return Object.fromEntries(
    params.map(({ name, min, max, step }) => [name, min + step * random.int(0, Math.floor((max - min) / step))]),
  );
}

/** Random answers until the game is over, if asked for with a correction now and then; what is broken on the way. */
function played(file: unknown, seed: string, corrects: boolean): readonly string[] {
  const started = Match.start(sixth, file, { seed });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const random = streamOf(seed, 'players');
  for (let i = 0; match.outcome === null; i++) {
    if (i > MOST_ANSWERS) return ['it has no end'];
    const broken = brokenInvariants(gameIn(match));
    if (broken.length > 0)
      return [`${seed}, answer ${i}`, ...broken, ...match.events.slice(-6).map(({ text }) => text)];
    if (corrects && i % 7 === 0) {
      const correction = random.pick(match.corrections());
      expectOk(match.amend(correction.id, anyParams(correction, random), 'Random.'));
    }
    const decision = random.pick(match.decisions());
    expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...randomAnswer(decision, random) }));
  }
  const told = match.events.find(({ text }) => /undefined|NaN|null/.test(text));
  return told === undefined ? [] : [told.text];
}

it('sixth/round/sequence: whatever is built, laid and played, every game ends and stays sound', () => {
  for (let game = 0; game < 8; game++) expect(played(anyFile(`sound ${game}`), `sound ${game}`, false)).toEqual([]);
});

it('sixth/push/pushing: in tight places nothing is pushed into anything', () => {
  for (let game = 0; game < 3; game++)
    for (const file of RARE_SETUPS) expect(played(file, `${file.id} ${game}`, false)).toEqual([]);
});

it('sixth/hardtop/correction: whatever is corrected, the game plays on and stays sound', () => {
  for (let game = 0; game < 4; game++) expect(played(anyFile(`mended ${game}`), `mended ${game}`, true)).toEqual([]);
});
