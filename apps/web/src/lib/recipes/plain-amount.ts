import { unitOf } from '@commonplate/kitchen';

const ABOUT = /^(?:(?:about|around|roughly|approx(?:imately)?|circa|ca|c)(?:\. ?| )|[~≈] ?)/i;
/** "2 x 400g ": how many, how large, and the unit of the size. */
const TIMES_SIZE =
  /^(\d{1,3}) ?[x×] ?(\d[\d.,]*[ -]?(\p{L}{1,12})\.?(?: ?\/ ?\d[\d.,]* ?\p{L}{1,12}\.?(?: oz\b\.?)?)?) (?=\S)/iu;
const TIMES = /^(\d{1,3}) ?[x×] (?=\p{L})/iu;
const LENGTH = /^(?:cm|mm|in|inch|inches)$/i;

function countBeforeSize(line: string): string {
  const [whole = '', count = '', size = '', word = ''] = TIMES_SIZE.exec(line) ?? [];
  const isSize = unitOf(word) !== null || LENGTH.test(word);
  return isSize ? `${count} (${size}) ${line.slice(whole.length)}` : line;
}

/** An amount in the words this form keeps: "about 2 cups" as "2 cups", "2 x 400g cans" as "2 (400g) cans". */
export function plainAmount(line: string): string {
  return countBeforeSize(line.replace(ABOUT, '')).replace(TIMES, '$1 ');
}
