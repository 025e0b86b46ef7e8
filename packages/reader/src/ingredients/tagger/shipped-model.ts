import type { TagModel } from './tag-model.ts';
import weights from './tag-weights.json' with { type: 'json' };

/** By a loop: there are so many weights that to hand each of them to a function takes longer than a page. */
function unpacked(base64: string): Int8Array {
  const bytes = atob(base64);
  const weights = new Int8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) weights[at] = bytes.charCodeAt(at);
  return weights;
}

let model: TagModel | undefined;

/** The learnt weights, unpacked when the first English line is read. */
export function shippedModel(): TagModel {
  model ??= { ...weights, emissions: unpacked(weights.emissions) };
  return model;
}
