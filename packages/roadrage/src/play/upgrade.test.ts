import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  botChoice,
  type Checkpoint,
  expectOk,
  type Journal,
  Match,
  type Recording,
  randomAnswer,
  streamOf,
  takenUp,
} from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../table/state/state.ts';
import { roadrage } from './ruleset.ts';

/** A rest point of a recorded game. */
interface Kept {
  readonly game: string;
  readonly checkpoint: Checkpoint;
}

const FIRST = '0.1.0';
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const kept = JSON.parse(gunzipSync(read(`kept/${FIRST}.json.gz`)).toString()) as readonly Kept[];

/** The recorded journal, with dice that go on. */
function journalOf(game: string): Journal {
  const { journal } = JSON.parse(read(`recorded/${FIRST}/${game}.json`).toString()) as Recording;
  return { ...journal, seed: `on/${game}`, dice: { ...journal.dice, after: 'seed' } };
}

function goneOn({ game, checkpoint }: Kept) {
  const stream = streamOf(`on/${game}`, 'dice').position();
  const point = { ...checkpoint, dice: { ...checkpoint.dice, stream } };
  const taken = expectOk(takenUp(roadrage, journalOf(game), point));
  const match = Match.restore(roadrage, JSON.parse(JSON.stringify(taken)));
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

describe(`a game of ${FIRST} goes on from its rest point`, () => {
  it('there are rest points of every kind, with skids, minds and bootleggers in them', () => {
    const states = kept.map(({ checkpoint }) => JSON.parse(checkpoint.state) as State);
    expect(new Set(states.map(({ at }) => at))).toEqual(new Set(['speeds', 'mover', 'push', 'fire', 'burn']));
    const vehicles = states.flatMap((state) => state.vehicles);
    for (const field of ['carriedSkid', 'mind', 'bootlegger', 'flight', 'rolling'] as const)
      expect(vehicles.some((vehicle) => vehicle[field] !== null)).toBe(true);
  });

  it.each(kept.map((point) => [point.game, point.checkpoint.row, point] as const))(
    '%s at row %i',
    (game, row, point) => {
      const match = goneOn(point);
      expect(match.state.turn).toBeGreaterThanOrEqual((JSON.parse(point.checkpoint.state) as State).turn);
      const random = streamOf(`${game}/${row}`, 'players');
      const [bot] = roadrage.bots;
      for (let i = 0; i < 20_000 && match.outcome === null; i++) {
        const decision = random.pick(match.decisions());
        const answer =
          bot === undefined || row % 6 > 0
            ? randomAnswer(decision, random)
            : botChoice(match, decision, bot, random).answer;
        expectOk(match.choose({ ask: decision.id, seat: decision.seat, ...answer }, 'player'));
      }
      expect(match.outcome).not.toBeNull();
    },
  );

  it('nothing of it is lost or altered', () => {
    for (const { checkpoint } of kept) {
      const then = JSON.parse(checkpoint.state) as State;
      const now = expectOk(roadrage.upgrade(JSON.parse(checkpoint.state), FIRST));
      expect(now).toMatchObject(then);
    }
  });

  it('a solitaire driver keeps the position he had, and it flips from where he is', () => {
    const first = kept.map(({ checkpoint }) => JSON.parse(checkpoint.state) as State);
    const state = first.find(({ vehicles }) => vehicles.some(({ mind }) => mind !== null));
    const now = expectOk(roadrage.upgrade(state, FIRST));
    for (const { mind } of now.vehicles) expect(mind?.seen).toBe(mind?.position);
  });
});
