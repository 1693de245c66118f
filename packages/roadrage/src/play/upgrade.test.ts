import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expectOk, type RecordedRest } from '@hardtop/kernel';
import { describe, expect, it } from 'vitest';
import type { State } from '../table/state/state.ts';
import { roadrage } from './ruleset.ts';

const FIRST = '0.1.0';
const file = new URL(`../../recorded/${FIRST}/rests.json.gz`, import.meta.url);
const rests = JSON.parse(gunzipSync(readFileSync(file)).toString()) as readonly RecordedRest[];
const states = rests.map(({ checkpoint }) => JSON.parse(checkpoint.state) as State);

// That each of them goes on to the end is part of what recorded games are held to.
describe(`a game of ${FIRST} under this version`, () => {
  it('is known at rest points of every kind, with skids, minds and bootleggers in them', () => {
    expect(new Set(states.map(({ at }) => at))).toEqual(new Set(['speeds', 'mover', 'push', 'fire', 'burn']));
    const vehicles = states.flatMap((state) => state.vehicles);
    for (const field of ['carriedSkid', 'mind', 'bootlegger', 'flight', 'rolling'] as const)
      expect(vehicles.some((vehicle) => vehicle[field] !== null)).toBe(true);
  });

  it('loses nothing, and nothing of it is altered', () => {
    for (const state of states) expect(expectOk(roadrage.upgrade(state, FIRST))).toMatchObject(state);
  });

  it('has solitaire drivers who keep their position, and it flips from where they are', () => {
    const state = states.find(({ vehicles }) => vehicles.some(({ mind }) => mind !== null));
    const now = expectOk(roadrage.upgrade(state, FIRST));
    for (const { mind } of now.vehicles) expect(mind?.seen).toBe(mind?.position);
  });
});
