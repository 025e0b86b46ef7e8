import type { TagModel } from './tag-model.ts';
import weights from './tag-weights.json' with { type: 'json' };

/** By a loop: there are so many bytes that to hand each of them to a function takes longer than a page. */
function fromBase64(text: string): Int8Array {
  const signs = atob(text);
  const bytes = new Int8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}

let model: TagModel | undefined;

/** The learnt weights, unpacked when the first English line is read. */
export function shippedModel(): TagModel {
  model ??= { ...weights, emissions: fromBase64(weights.emissions) };
  return model;
}
