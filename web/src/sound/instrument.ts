/**
 * The table's sounds, made from a few sine waves and a breath of noise: short, soft, all in A minor
 * pentatonic, so that whatever follows whatever sounds together. Nothing sounds, and no audio is
 * opened, before somebody has touched the page.
 */
export type Cue =
  | 'card'
  | 'tile'
  | 'step'
  | 'ritual'
  | 'dagger'
  | 'fall'
  | 'eclipse'
  | 'portal'
  | 'points'
  | 'turn'
  | 'talk'
  | 'word'
  | 'round'
  | 'end';

export interface Sounding {
  cue: Cue;
  /** How high: from 0 at the foot of the track to 1 at the Moon. */
  height?: number;
}

const SCALE = [220, 261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5];
const LOUDNESS = 0.16;

const note = (step: number): number => SCALE[Math.max(0, Math.min(SCALE.length - 1, step))] ?? 440;

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from now, and how long it rings. */
  at?: number;
  long?: number;
  loud?: number;
  kind?: OscillatorType;
  /** Where the pitch glides to. */
  to?: number;
}

class Instrument {
  #audio: AudioContext | null = null;
  #out: GainNode | null = null;
  #hiss: AudioBuffer | null = null;

  /** Somebody has touched the page: from now on it may sound. */
  wake(): void {
    if (!this.#audio) {
      if (typeof AudioContext === 'undefined') return;
      this.#audio = new AudioContext();
      this.#out = this.#audio.createGain();
      this.#out.gain.value = LOUDNESS;
      this.#out.connect(this.#audio.destination);
    }
    if (this.#audio.state === 'suspended') void this.#audio.resume();
  }

  play({ cue, height = 0 }: Sounding): void {
    if (!this.#audio || this.#audio.state !== 'running') return;
    switch (cue) {
      case 'card':
        this.#breath(0.09, 2600, 0.5);
        return this.#tones([{ pitch: 180, long: 0.07, loud: 0.3, to: 110 }]);
      case 'tile':
        return this.#tones([
          { pitch: note(5), long: 0.09, loud: 0.4, kind: 'triangle' },
          { pitch: note(6), at: 0.06, long: 0.14, loud: 0.3, kind: 'triangle' },
        ]);
      case 'step': {
        const pitch = note(Math.round(height * (SCALE.length - 1)));
        return this.#tones([
          { pitch, long: 0.22, loud: 0.5 },
          { pitch: pitch / 2, long: 0.3, loud: 0.3 },
        ]);
      }
      case 'ritual':
        return this.#tones(
          [0, 2, 4, 6].map((up, at) => ({
            pitch: note(2 + up),
            at: at * 0.07,
            long: 0.6,
            loud: 0.35,
          })),
        );
      case 'dagger':
        this.#breath(0.25, 5200, 0.35);
        return this.#tones([
          { pitch: note(10), long: 0.35, loud: 0.25, kind: 'triangle', to: note(8) },
        ]);
      case 'fall':
        return this.#tones([
          { pitch: note(3), long: 0.8, loud: 0.5, to: note(0) / 2 },
          { pitch: note(0) / 2, at: 0.1, long: 1, loud: 0.5 },
        ]);
      case 'eclipse':
        return this.#tones([
          { pitch: note(0) / 2, long: 1.2, loud: 0.6 },
          { pitch: note(3) / 2, at: 0.15, long: 1.1, loud: 0.35 },
          { pitch: note(1), at: 0.3, long: 0.9, loud: 0.25 },
        ]);
      case 'portal':
        this.#breath(0.4, 1800, 0.25);
        return this.#tones([{ pitch: note(1), long: 0.5, loud: 0.4, to: note(8) }]);
      case 'points':
        return this.#tones([
          { pitch: note(8), long: 0.2, loud: 0.35 },
          { pitch: note(10), at: 0.08, long: 0.3, loud: 0.35 },
        ]);
      case 'turn':
        return this.#tones([
          { pitch: note(5), long: 0.35, loud: 0.5 },
          { pitch: note(8), at: 0.14, long: 0.5, loud: 0.5 },
        ]);
      case 'talk':
        return this.#tones([{ pitch: note(6), long: 0.12, loud: 0.3 }]);
      case 'word':
        return this.#tones([{ pitch: note(3), long: 0.1, loud: 0.25, kind: 'triangle' }]);
      case 'round':
        return this.#tones(
          [0, 3, 5].map((up) => ({ pitch: note(up), at: up * 0.05, long: 1.1, loud: 0.35 })),
        );
      case 'end':
        return this.#tones(
          [0, 3, 5, 8, 10].map((up, at) => ({
            pitch: note(up),
            at: at * 0.13,
            long: 1.6,
            loud: 0.35,
          })),
        );
    }
  }

  #tones(tones: Tone[]): void {
    const audio = this.#audio;
    const out = this.#out;
    if (!audio || !out) return;
    for (const { pitch, at = 0, long = 0.2, loud = 0.4, kind = 'sine', to } of tones) {
      const start = audio.currentTime + at;
      const wave = audio.createOscillator();
      const swell = audio.createGain();
      wave.type = kind;
      wave.frequency.setValueAtTime(pitch, start);
      if (to) wave.frequency.exponentialRampToValueAtTime(to, start + long);
      swell.gain.setValueAtTime(0, start);
      swell.gain.linearRampToValueAtTime(loud, start + 0.012);
      swell.gain.exponentialRampToValueAtTime(0.001, start + long);
      wave.connect(swell).connect(out);
      wave.start(start);
      wave.stop(start + long + 0.02);
    }
  }

  /** Paper and air: a short breath of filtered noise. */
  #breath(long: number, colour: number, loud: number): void {
    const audio = this.#audio;
    const out = this.#out;
    if (!audio || !out) return;
    this.#hiss ??= noise(audio);
    const source = audio.createBufferSource();
    source.buffer = this.#hiss;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = colour;
    const swell = audio.createGain();
    swell.gain.setValueAtTime(loud, audio.currentTime);
    swell.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + long);
    source.connect(filter).connect(swell).connect(out);
    source.start();
    source.stop(audio.currentTime + long);
  }
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const instrument = new Instrument();
