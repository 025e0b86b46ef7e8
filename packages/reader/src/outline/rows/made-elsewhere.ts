import type { OutlineRow } from './outline-row.ts';

const RECIPE =
  /\p{L}\s(?:recipe|rezept|recept|recette|receta|receita|ricetta|oppskrift|opskrift|przepis)$/iu;
/** "Print this recipe": what is done with the whole, or where more of them are. */
const OF_THE_WHOLE =
  /^(?:add|buy|copy|download|email|get|go|jump|made|make|open|pin|print|rate|read|save|see|send|share|show|start|try|view|watch|full|more|next|this|your?|our|my|all|best)\s/iu;

/** Whether a row names what is made by a recipe of its own, to which it leads: "Vanilla custard recipe". */
export const isMadeElsewhere = ({ text, holdsLink }: OutlineRow): boolean =>
  RECIPE.test(text) && holdsLink && !OF_THE_WHOLE.test(text);
