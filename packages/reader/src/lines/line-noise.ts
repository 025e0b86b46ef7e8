import { isChatter } from '../vocabulary/page-chatter.ts';
import { STEP_LABEL } from '../vocabulary/step-label.ts';

/** Of small letters: such patterns are sooner prepared. */
const NOISE =
  /^(?:(?:us|metric|us customary|imperial|customary)(?: (?:us|metric|customary|imperial|units?))*|(?:½x|1\/2x|[1-4]x)(?: [1-4]x)*|scale|units?|(?:\+|-|–)|cook mode.*|prevent your screen.*|(?:add|save) (?:all |ingredients? )?(?:to|in) .{0,40}|shop .{0,30}|buy .{0,30}|copy.{0,30}|print.{0,20}|(?:de)?select all.*|serv(?:es|ings?)[:\s]*\d*.{0,20}|portionen.{0,20}|reklame|ad|jump to .{0,30}|get ingredients.*|powered by.*|check all.*|deselect.*|share (?:it |this )?(?:on|via|with)\b.{0,60}|(?:©|copyright\b).{0,80}|.{0,60}all rights reserved\.?|(?:quantit(?:y|é)|amounts?|menge|cantidad|quantità|hoeveelheid|mängd|mengde|mængde|ilość)|(?:last step: )?don[’']t forget to (?:share|tag|rate|pin|subscribe|like)\b.*)$/u;

/** Buttons, advertisements and step numbers between the lines of a recipe. */
export const isNoise = ({ text, tag }: { text: string; tag: string }): boolean =>
  tag === 'button' || NOISE.test(text.toLowerCase()) || isChatter(text) || STEP_LABEL.test(text);
