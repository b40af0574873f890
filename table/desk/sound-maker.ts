import type { Sound } from './sound.js';

/** Sounds made on the spot; fetched by those who want to hear any. */

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (document.hidden) return;
  audio ??= new AudioContext();
  // Until something has been pressed browsers keep still.
  if (audio.state === 'suspended') void audio.resume();
  makers[sound](audio, audio.currentTime);
}

/** Dies away from `loudness` within `seconds`. */
function fading(context: AudioContext, at: number, loudness: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function tone(context: AudioContext, at: number, pitch: number, loudness: number, seconds: number): void {
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.connect(fading(context, at, loudness, seconds));
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

/** A short rush through a filter at `pitch`: wood, dust, a far gun. */
function rush(context: AudioContext, at: number, pitch: number, loudness: number, seconds: number): void {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Any noise will do; this one needs no dice.
  let seed = 1;
  for (let i = 0; i < length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 1073741823.5 - 1) * (1 - i / length);
  }
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(pitch, at);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(filter).connect(fading(context, at, loudness, seconds));
  source.start(at);
}

const makers: Readonly<Record<Sound, (context: AudioContext, now: number) => void>> = {
  move: (context, now) => rush(context, now, 900, 0.12, 0.07),
  dice: (context, now) => [0, 0.07, 0.16, 0.27].forEach((after) => rush(context, now + after, 2600, 0.1, 0.05)),
  hit: (context, now) => rush(context, now, 260, 0.5, 0.6),
  bell(context, now) {
    tone(context, now, 660, 0.08, 0.5);
    tone(context, now + 0.12, 880, 0.06, 0.7);
  },
};
