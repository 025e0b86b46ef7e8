import { bareOf } from '../text/bare-text.ts';
import { wordsOf } from '../text/word-share.ts';
import { STEP_LABEL, withoutNumber } from '../vocabulary/step-label.ts';

const bareStart = (line: string): string => bareOf(line.replace(/(?:\.\.\.|…)$/, ''));

/** Whether a step begins with the first word of its name and has all the others: "Heat skillet" of "Heat a large skillet". */
function saysAgain(step: string, name: string): boolean {
  const words = wordsOf(step);
  const named = wordsOf(name);
  return named[0] === words[0] && named.every((word) => words.includes(word));
}

/** The lines of a step or of a part with its name in front, where that says something they do not begin with. */
export function withStepName(written: string, lines: string[]): string[] {
  const [first] = lines;
  if (written === '' || first?.startsWith(written) === true || STEP_LABEL.test(written))
    return lines;
  const name = withoutNumber(written);
  if (first === undefined) return [name];
  const start = bareStart(name);
  if (start === '' || lines.some((line) => bareOf(line).startsWith(start))) return lines;
  // Others shorten the step and give all of it as its name.
  if (lines.length === 1 && start.startsWith(bareStart(first))) return [name];
  // Some name a step by all of its lines.
  if (lines.length > 1 && start === bareOf(lines.join(' '))) return lines;
  return [`${name.replace(/[:.]$/, '')}: ${first}`, ...lines.slice(1)];
}

/** The same for one step, which is told without its name where it says all of that again. */
export function withOwnName(name: string, lines: string[]): string[] {
  const [first = ''] = lines;
  const isSaid = lines.length === 1 && saysAgain(first, withoutNumber(name));
  return isSaid ? lines : withStepName(name, lines);
}

const NAME_MAX = 60;

/** A line that begins with a name of its own, if it has one, with the name where it says more than the rest. */
export function withRowName({ text, name }: { text: string; name: string }): string {
  if (name === '' || name.length > NAME_MAX || !text.startsWith(name)) return text;
  const rest = text.slice(name.length).trimStart();
  const isParted = /[.:!?,;…–-]$/u.test(name) || /^[^\p{L}\p{N}("“«]/u.test(rest);
  return rest === '' || isParted ? text : (withOwnName(name, [rest])[0] ?? text);
}
