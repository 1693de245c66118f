import { type Layer, SOUNDS, type SoundName } from './sounds.ts';

/** Seconds of noise that all sounds take theirs from. */
const NOISE_S = 1.5;
/** Nothing begins more abruptly, or it clicks. */
const ATTACK_S = 0.004;
/** As good as silent; a gain may not fall to nothing exponentially. */
const SILENT = 0.0001;

/** Makes sounds out of noise and tones; nothing is loaded, and no sound card is opened before the first is wanted. */
export class Synth {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  play(name: SoundName, volume: number): void {
    this.context ??= new AudioContext();
    const { context } = this;
    // A page that has not been touched yet may not sound; it may as soon as it has been.
    if (context.state === 'suspended') void context.resume();
    for (const layer of SOUNDS[name]) this.strand(context, layer, volume);
  }

  private strand(context: AudioContext, layer: Layer, volume: number): void {
    const begins = context.currentTime + layer.at / 1000;
    const ends = begins + layer.ms / 1000;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(SILENT, begins);
    loudness.gain.exponentialRampToValueAtTime(Math.max(SILENT, layer.gain * volume), begins + ATTACK_S);
    loudness.gain.exponentialRampToValueAtTime(SILENT, ends);
    loudness.connect(context.destination);
    const source =
      layer.source === 'noise' ? this.hiss(context, layer, begins, loudness) : tone(context, layer, begins);
    if (layer.source !== 'noise') source.connect(loudness);
    source.start(begins);
    source.stop(ends);
  }

  private hiss(context: AudioContext, layer: Layer, begins: number, into: AudioNode): AudioScheduledSourceNode {
    this.noise ??= noiseOf(context);
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    glide(filter.frequency, layer, begins);
    source.connect(filter).connect(into);
    return source;
  }
}

function tone(context: AudioContext, layer: Layer, begins: number): AudioScheduledSourceNode {
  const source = context.createOscillator();
  if (layer.source !== 'noise') source.type = layer.source;
  glide(source.frequency, layer, begins);
  return source;
}

function glide(pitch: AudioParam, { from, to, ms }: Layer, begins: number): void {
  pitch.setValueAtTime(from, begins);
  pitch.exponentialRampToValueAtTime(to, begins + ms / 1000);
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_S), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
