/** Business constants shared by screens, server and tests. No schema library here: the first page load imports this file. */

export const PAGE_SIZE = 20;
export const MAX_PAGE_LIMIT = 100;
export const SKELETON_COUNT = 8;

export const HOME_RECENT_COUNT = 6;
export const HOME_TRENDING_COUNT = 8;
export const HOME_TOP_TAG_COUNT = 3;
export const CARD_TAG_COUNT = 3;
export const CARD_INGREDIENT_COUNT = 3;

export const FAVORITE_RATING = 4;
export const MIN_RATING = 1;
export const MAX_RATING = 5;

export const TITLE_MAX = 200;
export const TEXT_MAX = 5_000;
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const URL_MAX = 2_048;
export const TAG_MAX = 50;
export const TAGS_MAX = 50;
export const INGREDIENTS_MAX = 300;
export const INGREDIENT_PART_MAX = 500;
export const DIRECTIONS_MAX = 200;
export const MINUTES_MAX = 100_000;
export const SERVINGS_STORED_MAX = 10_000;
export const NUTRITION_MAX = 1_000_000;
export const SEARCH_MAX = 200;
export const LEFT_OUT_MAX = 60;
export const IDEMPOTENCY_KEY_MAX = 200;
export const PASTED_TEXT_MAX = 5_000_000;

export const REGISTER_PASSWORD_MIN = 8;
export const NEW_PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

export const RECIPE_IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Each photo must be under this, where a recipe's picture may be up to its limit. */
export const IMPORT_PHOTO_MAX_BYTES = 15 * 1024 * 1024;
export const IMPORT_PHOTO_MAX_COUNT = 5;
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const;

/** From here on there is nothing to check. */
export const SURE_CONFIDENCE = 80;
export const LOW_CONFIDENCE = 70;
export const DOUBTFUL_CONFIDENCE = 30;

export const TOAST_DURATION_MS = 5_000;
export const TOAST_ENTRY_MS = 50;
export const TOAST_EXIT_MS = 300;
export const TIMER_TOAST_MS = 10_000;
export const COPIED_MS = 2_000;
export const TOOLTIP_DELAY_MS = 500;
export const RESET_REDIRECT_MS = 3_000;
export const CHANGE_REDIRECT_MS = 2_000;
