import { maySpellTime } from './spelled-times.ts';

/** How the words begin, in bare text, behind which pages give the times of a recipe. */
const STEMS = [
  'prep|active|handson|cook|baking|bake(?=time|\\d)',
  'vorb|arbeitszeit|koch|back|garzeit|garda',
  'voorb|kook|baktijd|oven',
  'prépar|cuisson|cocci|hornea|coz|forno|cottura',
  'förb|aktivtid|koktid|grädd|ugn|forb|arbejdst|koketid|kogetid|stegetid|bagetid|steketid',
  'przyg|gotow|piecz|smaż|előkész|főz|süt|príprav|příprav',
  '(?:zubereitungs|bereidings|tillagnings|tilberednings)(?:zeit|dauer|ti[jd])|elkészítésiidő',
].join('|');
const STATED = new RegExp(`(?:${STEMS})\\p{L}{0,60}\\d`, 'u');

/** Most pages do so in the last letters above their list. */
const LAST = 400;

/** Whether a bare text may label such times, which is sooner told than which. */
export const mayStateTimes = (text: string): boolean =>
  STATED.test(text.slice(-LAST)) || STATED.test(text);

/** The same before the name: "15 min. bereiden", "1 h 30 minutos de cocción". */
const TOLD_BEHIND = new RegExp(`\\d\\p{L}{0,16}?(?:${STEMS}|bereiden|koken|bakken)`, 'u');

/** The same, whether the word stands before the time or behind it, and the time in figures or in words. */
export const mayTellTimes = (text: string): boolean =>
  mayStateTimes(text) || TOLD_BEHIND.test(text) || maySpellTime(text);

/** How a number goes on that counts hours or minutes, by whatever name. */
const COUNTED = /\d\s?(?:h|m|std|stunde|uur|or[ae]|tim|godz|óra|perc)/iu;

/** Whether a text, be it bare, may say how long something takes. */
export const mayCountTime = (text: string): boolean => COUNTED.test(text);
