import { describe, expect, it } from 'vitest';
import {
  Camera,
  framesFor,
  LiveCamera,
  lastPicture,
  makeFilm,
  type Shot,
  viewersOf,
  watch,
  writeShots,
} from './film.ts';
import { expectOk } from './result.ts';
import { bidAll, say, startedToy, type ToyMatch } from './testing/toy-match.ts';

const title = (match: ToyMatch) => ({ ruleset: 'toy', version: '1', seats: match.seats, outcome: match.outcome });

/** A game filmed as it goes on, with what was shot after each step. */
function filmed(match: ToyMatch) {
  const camera = new LiveCamera(viewersOf(match.seats, true));
  const shots: Shot[] = [...camera.shoot(match)];
  return {
    step(something: () => void): readonly Shot[] {
      something();
      const fresh = camera.shoot(match);
      expect(writeShots(fresh)).toEqual(fresh.map((shot) => JSON.stringify(shot)));
      shots.push(...fresh);
      return fresh;
    },
    film: () =>
      makeFilm(
        title(match),
        viewersOf(match.seats, true).map((viewer) => ({ viewer, frames: framesFor(shots, viewer) })),
      ),
  };
}

const seenBy = (shots: readonly Shot[]) => shots.flatMap(({ viewers }) => viewers);

describe('a film of a game that goes on', () => {
  it('shows each viewer at the end what the game shows', () => {
    const match = startedToy();
    const { step, film } = filmed(match);
    step(() => bidAll(match));
    step(() => say(match, 0, 'ram'));
    for (const viewer of [null, 0, 1, 'referee'] as const) {
      const last = lastPicture(film(), viewer);
      expect(last?.view).toEqual(JSON.parse(JSON.stringify(match.view(viewer))));
      expect(last?.events).toEqual(match.eventsFor(viewer));
    }
    expect(lastPicture(film(), 7)).toBeNull();
  });

  it('has no frame for who saw nothing of a change', () => {
    const match = startedToy();
    const { step } = filmed(match);
    expect(step(() => expectOk(match.order(0, 'hold', {})))).toEqual([]);
    expect(seenBy(step(() => expectOk(match.amend('armor 0', { to: 1 }, 'Why.'))))).toEqual([]);
    // Who is waited for is no secret.
    expect(seenBy(step(() => say(match, 0, 'speed', { mph: 10 })))).toEqual([null, 0, 1, 'referee']);
  });

  it('tells what a seat is asked to the seat and the referee alone', () => {
    const match = startedToy();
    const { film } = filmed(match);
    const asked = (viewer: 0 | 'referee' | null) => lastPicture(film(), viewer)?.asked.map(({ prompt }) => prompt);
    expect(asked(0)).toEqual(['How fast?', undefined]);
    expect(asked('referee')).toEqual(['How fast?', 'How fast?']);
    expect(asked(null)).toEqual([undefined, undefined]);
  });

  it('goes on after a taking back: what was told is dropped by number', () => {
    const match = startedToy();
    const { step, film } = filmed(match);
    step(() => bidAll(match));
    step(() => say(match, 0, 'ram'));
    const told = match.eventsFor(1).length;
    const back = step(() => {
      expectOk(match.undo(0));
      expectOk(match.answerUndo(1, true));
    });
    expect(framesFor(back, 1)[0]?.from).toBeLessThan(told);
    step(() => say(match, 0, 'dodge'));
    expect(lastPicture(film(), 1)?.events).toEqual(match.eventsFor(1));
    expect([...watch(film(), 1)].flatMap(({ events }) => events).some(({ kind }) => kind === 'roll')).toBe(true);
  });

  it('can be gone on with from where the game stands', () => {
    const match = startedToy();
    bidAll(match);
    const camera = new LiveCamera(viewersOf(match.seats), match);
    expect(camera.shoot(match)).toEqual([]);
    say(match, 0, 'dodge');
    expect(framesFor(camera.shoot(match), null)[0]?.view).toHaveProperty('at');
  });

  it('says of a seat no more than who it is', () => {
    const match = startedToy();
    const seats = match.seats.map((seat) => ({ ...seat, keyHash: 'digest' }));
    expect(JSON.stringify(makeFilm({ ...title(match), seats }, []))).not.toContain('digest');
  });
});

describe('a film of a whole game', () => {
  it('has a frame for every row, and names who saw the very same', () => {
    const match = startedToy();
    const camera = new Camera(match.seats);
    camera.shoot(match);
    camera.shoot(match);
    const film = camera.film(match);
    expect([...watch(film, null)]).toHaveLength(2);
    expect(film.reels[0]).toHaveProperty('frames');
  });
});
