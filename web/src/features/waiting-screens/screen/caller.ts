import { spokenCall, type Call } from './screen-state';

const LANGUAGE = 'es-AR';
/** In Hz, from high to low, as a doorbell. */
const NOTES = [784, 622];
const NOTE_SECONDS = 0.45;
const LOUDNESS = 0.35;

/** Announces calls: a chime, then a voice. Browsers allow both only after a press. */
export class Caller {
  private readonly audio = new AudioContext();
  private last = Promise.resolve();

  /** Whether sound is allowed: after a press, or by browser settings. */
  get isOn(): boolean {
    return this.audio.state === 'running';
  }

  /** Returns an unsubscribe function. */
  onChange(listener: () => void): () => void {
    this.audio.addEventListener('statechange', listener);
    return () => this.audio.removeEventListener('statechange', listener);
  }

  /** Call on a press; speaks `word` as a test. */
  async turnOn(word: string): Promise<void> {
    await this.audio.resume();
    await this.chime();
    await say(word);
  }

  /** One after the other. */
  call(calls: readonly Call[]): void {
    if (!this.isOn) return;
    for (const call of calls) {
      this.last = this.last.then(() => this.chime()).then(() => say(spokenCall(call)));
    }
  }

  stop(): void {
    if ('speechSynthesis' in window) speechSynthesis.cancel();
    void this.audio.suspend();
  }

  private chime(): Promise<void> {
    const start = this.audio.currentTime;
    NOTES.forEach((hertz, index) => {
      const tone = new OscillatorNode(this.audio, { type: 'sine', frequency: hertz });
      const volume = new GainNode(this.audio, { gain: 0 });
      const from = start + index * NOTE_SECONDS;
      volume.gain.setValueAtTime(LOUDNESS, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * NOTE_SECONDS);
      tone.connect(volume).connect(this.audio.destination);
      tone.start(from);
      tone.stop(from + 2 * NOTE_SECONDS);
    });
    return new Promise((resolve) => setTimeout(resolve, (NOTES.length + 1) * NOTE_SECONDS * 1000));
  }
}

/** Prevents an endless utterance from blocking the next call. */
const LONGEST_SPEECH_MS = 10_000;

/** Without a voice only the chime sounds. */
function say(text: string): Promise<void> {
  if (!('speechSynthesis' in window)) return Promise.resolve();
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = LANGUAGE;
  speech.rate = 0.9;
  speech.voice = voiceFor() ?? null;
  return new Promise((resolve) => {
    speech.onend = () => resolve();
    speech.onerror = () => resolve();
    setTimeout(resolve, LONGEST_SPEECH_MS);
    speechSynthesis.speak(speech);
  });
}

/** Argentina's, else another of Latin America's, else Spain's. */
function voiceFor(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith('es'));
  const orders = [/^es[-_]ar/i, /^es[-_](?!es)/i, /^es/i];
  return orders.map((order) => voices.find(({ lang }) => order.test(lang))).find((voice) => voice !== undefined);
}
