import { beginsWithVerb } from '../card/zones/card-line-likeness.ts';

/** The time of a video at which something is shown, before the words for it: "0:45 Mix the dough", "[02:10] - Fry". */
const PLAY_TIME = /^\s*[([]?(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)[)\]]?\s*(?:[-–—:|]\s*)?(?=\S)/u;
/** Fewer are no list of what a video shows. */
const FEWEST = 3;
/** What every video has, and no recipe. */
const FRAME =
  /^(?:intro(?:duction)?|outro|opening|welcome|preview|teaser|trailer|end(?:ing| ?card| ?screen)?|final (?:thoughts|words)|einleitung|begrüßung|vorschau|ende|introducción|introdução|introduzione|fin|fine|slut)[.!]?$/iu;

interface Shown {
  readonly at: number;
  readonly seconds: number;
  readonly words: string;
}

function shownAt(line: string, at: number): Shown | null {
  const [sign, hours = '0', minutes, seconds] = PLAY_TIME.exec(line) ?? [];
  if (sign === undefined) return null;
  return {
    at,
    seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
    words: line.slice(sign.length).trim(),
  };
}

/** The lines with times, where all of these count up from the start of a video; times of the day begin elsewhere. */
function videoTimes(lines: readonly string[]): Shown[] {
  const timed = lines.flatMap((line, at) => shownAt(line, at) ?? []);
  const countUp = timed.every(({ seconds }, at) =>
    at === 0 ? seconds === 0 : seconds > (timed[at - 1]?.seconds ?? 0),
  );
  return countUp && timed.length >= FEWEST ? timed : [];
}

const tellsStep = ({ words }: Shown): boolean => /[.!?]$/u.test(words) || beginsWithVerb(words);

interface VideoLines {
  readonly lines: readonly string[];
  /** What names parts of the video alone. */
  readonly aside: readonly string[];
}

/** The text below a video: what is told at its times without these, and without what only names its parts. */
export function withoutVideoTimes(lines: readonly string[]): VideoLines {
  const times = videoTimes(lines);
  if (times.length === 0) return { lines, aside: [] };
  const parts = times.filter(({ words }) => !FRAME.test(words));
  const areSteps = parts.filter(tellsStep).length > parts.length / 2;
  const steps = new Map(areSteps ? parts.map(({ at, words }) => [at, words]) : []);
  const left = new Set(times.map(({ at }) => at).filter((at) => !steps.has(at)));
  return {
    lines: lines.map((line, at) => steps.get(at) ?? line).filter((_, at) => !left.has(at)),
    aside: [...left].map((at) => lines[at] ?? ''),
  };
}
