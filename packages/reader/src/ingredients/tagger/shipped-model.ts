import type { TagModel } from './tag-model.ts';
import weights from './tag-weights.json' with { type: 'json' };

let model: TagModel | undefined;

/** The learnt weights, unpacked when the first English line is read. */
export function shippedModel(): TagModel {
  model ??= {
    ...weights,
    emissions: Int8Array.from(atob(weights.emissions), (byte) => byte.charCodeAt(0)),
  };
  return model;
}
