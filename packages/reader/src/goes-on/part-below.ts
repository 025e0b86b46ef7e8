import { partTitled } from '../vocabulary/part-words.ts';

/** What names the last work on a dish, in the reader's languages. Of small letters: such patterns are sooner prepared. */
const FINISHES = new RegExp(
  `^(?:${[
    '(?:to )?(?:finish|assemble|decorate)(?: (?:the|it|them)(?: \\p{L}+)?)?|finishing(?: touches)?|(?:final )?assembly|putting it (?:all )?together',
    '(?:zum )?(?:fertigstellen|zusammensetzen|anrichten|dekorieren|verzieren)|fertigstellung',
    'afwerking|(?:om )?af te werken|opmaken|samenstellen',
    'finitions?|montage|dressage|pour (?:finir|décorer|le montage)',
    'montaje|acabado|emplatado|para (?:terminar|decorar|montar)',
    'montagem|finalização|para (?:finalizar|decorar|montar)',
    'assemblaggio|montaggio|composizione|finitura|per (?:finire|decorare)',
    'montering|avslutning|afslutning|avslutting|anretning|til slut|till sist|(?:till|til) (?:pynt|dekoration|\\p{L}{3,}(?:en|et))',
    'wykończenie|złożenie|dekoracja|na koniec',
    'összeállítás|befejezés|díszítés|az? \\p{L}{2,}h[oeö]z',
  ].join('|')})[:.]?$`,
  'u',
);
/** "For the air fryer" tells another way to make it, "for the freezer" how to keep it. */
const OTHER_WAY =
  /(?:fryer|freezer|fridge|cooker|oven|pot|microwave|grill|barbecue|bbq|machine|kids|children|baby|toddlers?|ofen|thermomix|mikrowelle|kinder|kühlschrank|magnetron|four|enfants|horno|niños|freidora|forno|crianças|bambini|robot)$/u;

const LONGEST = 60;
/** "For the topping, mix the nuts and the honey" is told, not named. */
const CLAUSE = /[,;]\s/;
const WITHOUT_COLON = /[:.]$/;

/** Whether a name below steps is that of a part of the dish that is made there: "For the cream", "To finish", "Assembly". */
export function namesPartBelow(name: string): boolean {
  if (name.length > LONGEST || CLAUSE.test(name)) return false;
  const words = name.toLowerCase();
  if (OTHER_WAY.test(words.replace(WITHOUT_COLON, ''))) return false;
  return FINISHES.test(words) || partTitled(name) !== null;
}
