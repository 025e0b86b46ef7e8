/** What the recogniser answers: for each step along the line, how likely each character is; 0 is "none". */
interface CtcOutput {
  chances: Float32Array;
  steps: number;
  classes: number;
}

interface ReadCharacter {
  text: string;
  step: number;
  confidence: number;
}

/** A run of characters between two spaces, with the steps it covers. */
export interface ReadRun {
  text: string;
  confidence: number;
  firstStep: number;
  lastStep: number;
}

function likeliest({ chances, classes }: CtcOutput, step: number): [index: number, chance: number] {
  let index = 0;
  let chance = -1;
  for (let candidate = 0; candidate < classes; candidate += 1) {
    const value = chances[step * classes + candidate] ?? 0;
    if (value > chance) [index, chance] = [candidate, value];
  }
  return [index, chance];
}

function readCharacters(output: CtcOutput, characters: readonly string[]): ReadCharacter[] {
  const read: ReadCharacter[] = [];
  let last = 0;
  for (let step = 0; step < output.steps; step += 1) {
    const [index, confidence] = likeliest(output, step);
    if (index !== 0 && index !== last) {
      const text = characters[index - 1];
      if (text !== undefined) read.push({ text, step, confidence });
    } else if (index !== 0) {
      const current = read.at(-1);
      if (current && confidence > current.confidence) current.confidence = confidence;
    }
    last = index;
  }
  return read;
}

/** The likeliest text, cut at its spaces. */
export function decodeRuns(output: CtcOutput, characters: readonly string[]): ReadRun[] {
  const runs: ReadRun[] = [];
  let isOpen = false;
  for (const { text, step, confidence } of readCharacters(output, characters)) {
    const run = runs.at(-1);
    if (text.trim() === '') isOpen = false;
    else if (isOpen && run) {
      run.text += text;
      run.lastStep = step;
      run.confidence = Math.min(run.confidence, confidence);
    } else {
      runs.push({ text, confidence, firstStep: step, lastStep: step });
      isOpen = true;
    }
  }
  return runs;
}
