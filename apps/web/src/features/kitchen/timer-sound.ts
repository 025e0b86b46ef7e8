import { browserStorage } from '../../lib/browser-storage.ts';
import { createSetting } from '../../lib/stored-setting.ts';

/** On unless it was muted. */
export const timerSound = createSetting(browserStorage, { name: 'timerSound', initially: true });

const BEEPS = 3;
const ROUNDS = 4;
const BEEP_S = 0.18;
const GAP_S = 0.14;
const ROUND_S = 2;
const PITCH_HZ = 880;
const LOUDNESS = 0.25;

let context: AudioContext | null = null;
let ringing: OscillatorNode[] = [];

/** Browsers let a page make sound only after a touch, so the start of a timer opens the way. */
export function prepareSound(): void {
  if (!timerSound.current()) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  } catch {
    context = null;
  }
}

function beep(on: AudioContext, at: number): OscillatorNode {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = PITCH_HZ;
  // Short ramps: a tone that starts at full height clicks.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.setValueAtTime(LOUDNESS, at + BEEP_S - 0.03);
  volume.gain.linearRampToValueAtTime(0, at + BEEP_S);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + BEEP_S);
  return tone;
}

/** False when the browser does not let the page be heard. */
export function ring(): boolean {
  prepareSound();
  if (context === null || context.state !== 'running') return false;
  const from = context.currentTime + 0.05;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < BEEPS; index += 1) {
      ringing.push(beep(context, from + round * ROUND_S + index * (BEEP_S + GAP_S)));
    }
  }
  return true;
}

export function hush(): void {
  for (const tone of ringing) tone.stop();
  ringing = [];
}
