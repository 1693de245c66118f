import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../base/settings.ts';
import { beatsOf } from '../board/beats.ts';
import { BLAST, CRASH, HIT, MISS } from '../drawing-board/board-fixtures.ts';
import { cleanup, render } from '../testing/render.tsx';
import { synth } from './sound-card.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { SOUNDS, soundsOf } from './sounds.ts';
import { Synth } from './synth.ts';

const heard = (events: typeof HIT) => beatsOf(events).flatMap(soundsOf);

beforeEach(() => useSettings.setState({ sound: false, volume: 0.6 }));
afterEach(cleanup);

test('a fight is told apart by ear', () => {
  expect(heard(HIT)).toEqual(['bullets', 'hit']);
  expect(heard(MISS)).toEqual(['rocket', 'miss']);
  expect(heard(CRASH)).toEqual(['dice', 'skid', 'crash', 'wheel']);
  expect(heard(BLAST)).toEqual(['fire', 'blast']);
});

test('is silent until chosen, and remembers the choice and the volume', async () => {
  const play = vi.spyOn(synth, 'play').mockImplementation(() => undefined);
  render(<SoundSwitch />);
  expect(screen.queryByRole('slider')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sound', pressed: false }));
  expect(screen.getByRole('slider', { name: 'Volume' })).toBeTruthy();
  await vi.waitFor(() => expect(play).toHaveBeenCalledExactlyOnceWith('hit', 0.6));
  expect(localStorage.getItem('hardtop.settings')).toContain('"sound":true');
  play.mockRestore();
});

/** A sound card that writes down how loud it is asked to be. */
function aCard() {
  const gains: number[] = [];
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: (value: number) => gains.push(value) };
  const pitch = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = () => ({ connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn(), frequency: pitch });
  const opened = vi.fn();
  class Card {
    readonly state = 'running';
    readonly currentTime = 0;
    readonly sampleRate = 100;
    readonly destination = {};
    readonly createGain = () => ({ ...node(), gain: param });
    readonly createOscillator = node;
    readonly createBufferSource = node;
    readonly createBiquadFilter = node;
    readonly createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
    constructor() {
      opened();
    }
  }
  vi.stubGlobal('AudioContext', Card);
  return { gains, opened };
}

test('opens the sound card with the first sound, and plays it as loud as it is set', () => {
  const { gains, opened } = aCard();
  const player = new Synth();
  expect(opened).not.toHaveBeenCalled();
  player.play('shell', 0.5);
  player.play('shell', 0.5);
  expect(opened).toHaveBeenCalledOnce();
  expect(Math.max(...gains)).toBe(0.5 * Math.max(...SOUNDS.shell.map(({ gain }) => gain)));
  vi.unstubAllGlobals();
});
