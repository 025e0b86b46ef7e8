import wayDish from '../../assets/art/way-dish.svg';
import wayManual from '../../assets/art/way-manual.svg';
import wayRecipeCard from '../../assets/art/way-recipe-card.svg';
import wayUrl from '../../assets/art/way-url.svg';

export interface CreateModeLook {
  /** On the card of the chooser. */
  card: string;
  words: string;
  /** Instead, where this installation cannot do it. */
  cannot?: string;
  time: string;
  ai: boolean;
  art: string;
  /** On the create screen. */
  title: string;
  subtitle: string;
}

/** The ways to a new recipe, in the order they are offered. Their names are part of their addresses. */
export const CREATE_MODES = {
  'recipe-card': {
    card: 'Recipe Card',
    words: 'Photograph a handwritten or printed card, front and back.',
    time: 'about 1-2 min',
    ai: true,
    art: wayRecipeCard,
    title: 'Import a Recipe Card',
    subtitle: 'Photograph the card; its text is read for you to check.',
  },
  url: {
    card: 'From URL',
    words: 'Paste the address of a recipe and keep only the recipe.',
    time: 'about 30 sec',
    ai: true,
    art: wayUrl,
    title: 'Import from URL',
    subtitle: 'Paste the address of a recipe on the web.',
  },
  'photo-dish': {
    card: 'Photo of Dish',
    words: 'Start from a picture of the plate and get a draft to correct.',
    cannot: 'Needs an AI provider, and none is set up on this installation.',
    time: 'about 1-2 min',
    ai: true,
    art: wayDish,
    title: 'Start from a Photo of a Dish',
    subtitle: 'A picture of the plate becomes a draft to correct.',
  },
  manual: {
    card: 'Manual Entry',
    words: 'Write it down yourself, step by step.',
    time: 'about 5-10 min',
    ai: false,
    art: wayManual,
    title: 'Write a Recipe',
    subtitle: 'Write it down yourself, step by step.',
  },
} as const satisfies Record<string, CreateModeLook>;

export type CreateMode = keyof typeof CREATE_MODES;

export const isCreateMode = (name: string): name is CreateMode => Object.hasOwn(CREATE_MODES, name);
