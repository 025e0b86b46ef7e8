import { fold } from '../words/fold.ts';
import { isVerb } from '../words/verbs.ts';

const ABBREVIATION =
  /(?:^|[\s(])(?:approx|ca|min|mins|std|tsp|tbsp|tbs|oz|lb|lbs|pkg|pt|qt|no|nr|st|z\.b|d\.h|bzw|etc|temp|deg|hr|hrs|el|tl|msk|tsk|ev|max|incl|inkl|evtl|resp|c|cl|dl|ml|g|kg)\.$/iu;
const BOUNDARY =
  /(?<=\p{L}{2}|\d|[)°"'])[.!?]["')\]]?(?:\s+|(?=\p{Lu}\p{Ll}))(?=["'(]?[\p{Lu}\d])/gu;
/** In some hands a small letter begins the sentence: only a verb tells it from an abbreviation. */
const SMALL_BOUNDARY = /(?<=\p{L}{3}|\d|[)°])\.\s*(?=(\p{Ll}{3,})\s)/gu;

/** No sentence ends with these; a capital word after them is a noun, as in German, or a name. */
const LEADS_ON =
  /(?:^|\s)(?:and|or|the|a|an|of|with|in|to|und|oder|mit|der|die|das|den|dem|ein|eine|et|ou|de|la|le|y|con|e|di|og|och|med|en|met|het)$/iu;

/** A sentence whose full stop was lost goes on with a capital verb: "until golden Stir in the cream". */
function splitAtLostStops(sentence: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of sentence.matchAll(/(?<=\p{Ll}[,;:]?)\s+(?=(\p{Lu}\p{Ll}+)\s)/gu)) {
    const verb = fold(match[1] ?? '');
    if (!isVerb(verb) || match.index - start < 12) continue;
    if (LEADS_ON.test(sentence.slice(start, match.index))) continue;
    parts.push(sentence.slice(start, match.index).trim());
    start = match.index + match[0].length;
  }
  return [...parts, sentence.slice(start).trim()];
}

function boundariesOf(text: string): RegExpExecArray[] {
  const small = [...text.matchAll(SMALL_BOUNDARY)].filter((match) => isVerb(fold(match[1] ?? '')));
  return [...text.matchAll(BOUNDARY), ...small].sort((a, b) => a.index - b.index);
}

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of boundariesOf(text)) {
    if (match.index < start) continue;
    const end = match.index + match[0].trimEnd().length;
    if (ABBREVIATION.test(text.slice(start, match.index + 1))) continue;
    sentences.push(text.slice(start, end).trim());
    start = match.index + match[0].length;
  }
  sentences.push(text.slice(start).trim());
  return sentences.flatMap(splitAtLostStops).filter((sentence) => /\p{L}{2}/u.test(sentence));
}
