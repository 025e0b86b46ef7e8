import { foldedWords } from '../card/words/fold.ts';
import { ANY_DISH } from './any-dish.ts';

const GLUED = /^(?:\p{Lu}\p{Ll}+){2,}$/u;
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,7}\/?$/u;
const BLOG = /blogs?$/u;
const OF_SITES =
  /^(?:eats|foodie|foods?|bakes|baker|table|magazine|taste|tastes|plates?|spoons?|forks?|chefs?|gourmet)$/u;

/** "MyFoodBlog", "soups.example": written as no dish is. */
export const isSiteName = (text: string): boolean =>
  GLUED.test(text) || ADDRESS.test(text) || foldedWords(text).some((word) => BLOG.test(word));

/** "Unsere Küche", "Nora Cooks": may well be the name of a site. */
export const mayBeSiteName = (text: string): boolean =>
  foldedWords(text).some((word) => ANY_DISH.test(word) || OF_SITES.test(word));
