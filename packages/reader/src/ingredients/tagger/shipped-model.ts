import { Buffer } from 'node:buffer';
import type { TagModel } from './tag-model.ts';
import weights from './tag-weights.json' with { type: 'json' };

let model: TagModel | undefined;

/** The learnt weights, unpacked when the first English line is read. */
export function shippedModel(): TagModel {
  model ??= { ...weights, emissions: new Int8Array(Buffer.from(weights.emissions, 'base64')) };
  return model;
}
