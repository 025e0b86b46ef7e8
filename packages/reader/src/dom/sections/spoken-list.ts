import { enumeratedLines } from './enumerated-line.ts';
import type { PageLines } from '../lines/page-lines.ts';
import type { Candidate } from './section-candidates.ts';

const NEEDED =
  /^(?:you(?:[’']ll| will)? need|(?:du brauchst|man braucht|ihr braucht|wir brauchen)|je hebt nodig|il (?:vous |te |nous )?faut|(?:necesitas|necesitamos|hacen falta)|(?:você vai precisar de|precisa de)|(?:vi )?(?:servono|occorrono)|du behöver|du skal bruge|du trenger|potrzebujesz|szükséges)\s*:?\s+(?=[\d¼-¾⅐-⅞])/iu;
const ENOUGH = 3;
const LONGEST = 600;

/** Sentences that tell what is needed: "You need 500 g flour, 2 eggs and 300 ml milk." */
export function spokenLists({ lines }: PageLines): Candidate[] {
  return lines.flatMap((line, at): Candidate[] => {
    const opening = line.text.length <= LONGEST ? NEEDED.exec(line.text)?.[0] : undefined;
    if (opening === undefined) return [];
    const items = enumeratedLines({ ...line, text: line.text.slice(opening.length) });
    return items.length >= ENOUGH ? [{ lines: items, at, weight: 1, found: 'heading' }] : [];
  });
}
