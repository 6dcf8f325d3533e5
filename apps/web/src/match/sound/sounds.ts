import type { Sound } from '@tessera/table';

/** Component of a sound: a tone that may slide to another pitch, or a burst of noise around a pitch. */
interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  readonly pitch: number;
  readonly to?: number;
  /** Start and duration in seconds. */
  readonly at: number;
  readonly seconds: number;
  /** Volume from 0 to 1. */
  readonly loud: number;
}

/** Synthesized sounds: short, with no files to fetch or license. */
const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  turn: [
    { wave: 'triangle', pitch: 440, at: 0, seconds: 0.24, loud: 0.5 },
    { wave: 'triangle', pitch: 660, at: 0.12, seconds: 0.24, loud: 0.5 },
  ],
  card: [{ wave: 'noise', pitch: 3200, to: 1400, at: 0, seconds: 0.09, loud: 0.5 }],
  stone: [
    { wave: 'triangle', pitch: 900, to: 420, at: 0, seconds: 0.05, loud: 0.6 },
    { wave: 'noise', pitch: 1300, at: 0, seconds: 0.03, loud: 0.4 },
  ],
  die: [
    { wave: 'noise', pitch: 1900, at: 0, seconds: 0.03, loud: 0.6 },
    { wave: 'noise', pitch: 2500, at: 0.07, seconds: 0.03, loud: 0.5 },
    { wave: 'noise', pitch: 1600, at: 0.16, seconds: 0.04, loud: 0.4 },
  ],
  hit: [
    { wave: 'sine', pitch: 170, to: 55, at: 0, seconds: 0.18, loud: 0.9 },
    { wave: 'noise', pitch: 700, at: 0, seconds: 0.06, loud: 0.6 },
  ],
  door: [
    { wave: 'noise', pitch: 420, to: 220, at: 0, seconds: 0.22, loud: 0.5 },
    { wave: 'sine', pitch: 95, at: 0.18, seconds: 0.12, loud: 0.8 },
  ],
  alarm: [
    { wave: 'square', pitch: 620, at: 0, seconds: 0.14, loud: 0.25 },
    { wave: 'square', pitch: 470, at: 0.16, seconds: 0.14, loud: 0.25 },
    { wave: 'square', pitch: 620, at: 0.32, seconds: 0.14, loud: 0.25 },
  ],
  win: [
    { wave: 'triangle', pitch: 523, at: 0, seconds: 0.22, loud: 0.5 },
    { wave: 'triangle', pitch: 659, at: 0.12, seconds: 0.22, loud: 0.5 },
    { wave: 'triangle', pitch: 784, at: 0.24, seconds: 0.5, loud: 0.55 },
  ],
};

/** Seconds between the starts of consecutive sounds. */
const APART = 0.22;
/** Maximum gain of a voice. */
const CEILING = 0.35;
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Plays sounds one after another, at a volume from 0 to 1. */
export function play(sounds: readonly Sound[], volume: number): void {
  if (sounds.length === 0 || volume <= 0) return;
  context ??= new AudioContext();
  // Browsers suspend audio until the user has interacted with the page.
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime;
  for (const [i, sound] of sounds.entries()) {
    for (const voice of VOICES[sound]) ring(context, voice, start + i * APART + voice.at, volume);
  }
}

function ring(
  on: AudioContext,
  { wave, pitch, to = pitch, seconds, loud }: Voice,
  start: number,
  volume: number,
): void {
  const end = start + seconds;
  const gain = new GainNode(on, { gain: SILENCE });
  gain.gain.setValueAtTime(Math.max(SILENCE, loud * volume * CEILING), start);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(on.destination);
  if (wave === 'noise') {
    const around = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch, Q: 1.2 });
    around.frequency.setValueAtTime(pitch, start);
    around.frequency.exponentialRampToValueAtTime(to, end);
    const hiss = new AudioBufferSourceNode(on, { buffer: noiseOf(on), loop: true });
    hiss.connect(around).connect(gain);
    hiss.start(start);
    hiss.stop(end);
    return;
  }
  const tone = new OscillatorNode(on, { type: wave, frequency: pitch });
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  tone.connect(gain);
  tone.start(start);
  tone.stop(end);
}

let noise: AudioBuffer | undefined;

function noiseOf(on: AudioContext): AudioBuffer {
  if (noise === undefined) {
    noise = on.createBuffer(1, Math.round(on.sampleRate / 4), on.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}
