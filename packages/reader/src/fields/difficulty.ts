import type { Difficulty } from '@commonplate/contract';

const WORDS: readonly (readonly [Difficulty, RegExp])[] = [
  ['expert', /^(?:expert|experte|profi|very hard|muy difícil|très difficile|master)/],
  [
    'easy',
    /^(?:(?:very |super |sehr |heel |très |muy |molto )?(?:easy|simple|einfach|leicht|simpel|makkelijk|eenvoudig|gemakkelijk|facile|fácil|enkel|lätt|let|lett|nem|łatw|prost|könnyű|helppo|jednoduch|ľahk|kolay|легк|прост|εύκολ)|beginner|anfänger|effortless|low|bass[ao]|baj[ao]|baix[ao]|nisk)/,
  ],
  [
    'medium',
    /^(?:medium|moderate|intermediate|mittel|normal|gemiddeld|moyen|media|médi[oa]|medi[oa]|intermédiaire|intermedi|medel|middel|średni|közepes|keski|stredn|středn|orta|средн|μέτρι|average|fortgeschritten)/,
  ],
  [
    'hard',
    /^(?:hard|difficult|challenging|advanced|schwer|schwierig|anspruchsvoll|moeilijk|difficile|difícil|dificil|svår|vanskelig|svær|trudn|nehéz|vaikea|zložit|náročn|zor|сложн|δύσκολ|high|alt[ao]|wysok)/,
  ],
];

/** The difficulty a source states in its own words; null when it states none we know. */
export function readDifficulty(text: string): Difficulty | null {
  const word = text.trim().toLowerCase().slice(0, 40);
  if (word === '') return null;
  return WORDS.find(([, form]) => form.test(word))?.[0] ?? null;
}
