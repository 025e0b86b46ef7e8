/**
 * What Poles tell a cook to do, each with the syllables that may stand before it. Those that also make a noun of it, or
 * what a site asks of its readers, are left out: "zestaw", "odkryj więcej".
 */
const ORDERS = [
  '(?:po|w|od|zo|pozo|u|na)staw',
  '(?:w|wy|za|po|do|prze|na|roz|od|pod)lej',
  '(?:po|w|za|ob|prze|do|wy)syp',
  '(?:u|pod|za|do|przy|o)?piecz|(?:za|do|pod|o)piekaj',
  '(?:u|pod|ob|za|prze)?smaż',
  '(?:u|za|do)?gotuj|przygotuj',
  '(?:wy|za|roz|prze|do|w)?mieszaj',
  '(?:z)?(?:miksuj|blenduj)',
  '(?:u|w|roz|prze)bij',
  '(?:u|ze|prze|na)trzyj',
  '(?:u|za|wy|roz)gnieć|wyrabiaj|(?:wy|za)rób',
  '(?:s|o)chłodź|(?:o|wy|prze)?studź|zamroź|rozmroź',
  '(?:prze|wy|w|u|po|na|roz|od|do|z)łóż|(?:na|wy|prze)kładaj',
  '(?:po|na|od|wy|roz)krój|(?:po)?siekaj|(?:po|roz)krusz|(?:po|na|prze)tnij|ode?tnij',
  '(?:po|na|wy|ob)?smaruj|(?:roz)?wałkuj|(?:u)?formuj|(?:u|z)lep|(?:z|za)wiń',
  '(?:przy|na|po)kryj|(?:ob|z)bierz|(?:u|ob)myj|(?:o|wy|prze)płucz|(?:na|za)mocz|(?:o|wy)susz',
  '(?:pod|roz|na|za)grzej|(?:od|prze)cedź|(?:od|o)sącz|prze?siej|(?:wy|od)ciśnij',
  '(?:wy|zdej)mij|(?:od|po|za)czekaj|(?:u|pod)?duś|zrumień|zeszklij|rozpuść|roztop|zagęść',
  '(?:do|za)praw|(?:po|do)sól|oprósz|skrop|(?:u)?dekoruj|ozdób|obtocz|(?:od|prze)wróć|obróć',
  '(?:w|do)rzuć|(?:na|do)pełnij|(?:na)?faszeruj|podawaj|serwuj|dodawaj|dodaj',
].join('|');

/** Such a word, told to one or to several. */
const ORDER = new RegExp(`^(?:${ORDERS})(?:cie)?$`, 'u');
/** How they end, which few words of other languages do. */
const ENDS_SO = /(?:[jżźćśńóbwpzl]|cie)$/u;

/** Whether a word in small letters tells a Polish cook what to do. */
export const isPolishOrder = (word: string): boolean => ENDS_SO.test(word) && ORDER.test(word);
