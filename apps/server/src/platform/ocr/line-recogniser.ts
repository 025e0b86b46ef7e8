import { InferenceSession, Tensor } from 'onnxruntime-web';
import { decodeRuns, type ReadRun } from './ctc-decode.ts';
import { CROP_HEIGHT, cropLine } from './line-crop.ts';
import type { TiltedBox } from './tilted-box.ts';
import type { Pixels } from './upright-pixels.ts';

export interface RecognisedLine {
  runs: ReadRun[];
  /** How many steps the runs' positions count to, from the left end of the box to the right. */
  steps: number;
  /** Mean over the characters, 0..1; 0 where nothing was read. */
  confidence: number;
}

export interface LineRecogniser {
  recognise(pixels: Pixels, box: TiltedBox): Promise<RecognisedLine>;
}

function meanConfidence(runs: readonly ReadRun[]): number {
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const weighted = runs.reduce((sum, run) => sum + run.confidence * run.text.length, 0);
  return letters === 0 ? 0 : weighted / letters;
}

export async function loadLineRecogniser(
  model: Uint8Array,
  characters: readonly string[],
): Promise<LineRecogniser> {
  const session = await InferenceSession.create(model);
  const [input, output] = [session.inputNames[0] ?? '', session.outputNames[0] ?? ''];
  /** PP-OCR's own convention: the list, then a space. */
  const known = [...characters, ' '];
  return {
    async recognise(pixels, box) {
      const crop = cropLine(pixels, box);
      const tensor = new Tensor('float32', crop.values, [1, 3, CROP_HEIGHT, crop.width]);
      const result = (await session.run({ [input]: tensor }))[output];
      const [, steps = 0, classes = 0] = result?.dims ?? [];
      if (!(result?.data instanceof Float32Array))
        throw new TypeError('The recogniser model answers no characters');
      const runs = decodeRuns({ chances: result.data, steps, classes }, known);
      return { runs, steps, confidence: meanConfidence(runs) };
    },
  };
}
