/** How the names of foods begin that begin like those of others, without marks: "pear" is no form of "pea", nor "poireau" of "poire". */
const STEMS: readonly string[] = [
  'chicken chickpea cream creamer egg eggnog lemon lemonade pea pear pepper pepperoni tomato tomatillo vanilla vanillin',
  'orange orangeat pfeffer pfefferon zitron zitronat',
  'courge courgett lait laitue poire poireau poivre poivron',
  'calabac calabaz cebolla cebollet cebollin manzana manzanill pepinill pepino pimienta pimiento',
  'cebola cebolinh pimenta pimentao',
  'cipoll cipollott fagiol fagiolin peperon peperoncin pomodor pomodorin zucca zucchin',
  'agg aggul aggvit gradd graddfil mjol mjolk mel melk',
  'cukier cukini maslo maslank',
  'tej tejfol tejszin',
].flatMap((words) => words.split(' '));

/** The longest of these with which a word begins. */
const stemOf = (word: string): string | undefined =>
  STEMS.filter((stem) => word.startsWith(stem)).toSorted(
    (one, other) => other.length - one.length,
  )[0];

/** Whether two words, without marks, name foods that only begin alike. */
export function areOtherFoods(one: string, other: string): boolean {
  const [ours, theirs] = [stemOf(one), stemOf(other)];
  return ours !== undefined && theirs !== undefined && ours !== theirs;
}
