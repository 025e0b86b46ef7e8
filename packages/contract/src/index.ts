/** The agreement between browser, server, reader and tests. */
export {
  PAGE_SIZE,
  SKELETON_COUNT,
  HOME_RECENT_COUNT,
  HOME_TRENDING_COUNT,
  HOME_TOP_TAG_COUNT,
  CARD_TAG_COUNT,
  CARD_INGREDIENT_COUNT,
  FAVORITE_RATING,
  MAX_RATING,
  TITLE_MAX,
  TEXT_MAX,
  URL_MAX,
  TAG_MAX,
  TAGS_MAX,
  INGREDIENTS_MAX,
  INGREDIENT_PART_MAX,
  DIRECTIONS_MAX,
  MINUTES_MAX,
  SERVINGS_STORED_MAX,
  NUTRITION_MAX,
  SEARCH_MAX,
  LEFT_OUT_MAX,
  PASTED_TEXT_MAX,
  RECIPE_IMAGE_MAX_BYTES,
  IMPORT_PHOTO_MAX_BYTES,
  IMPORT_PHOTO_MAX_COUNT,
  IMAGE_WIDTHS,
  SURE_CONFIDENCE,
  LOW_CONFIDENCE,
  DOUBTFUL_CONFIDENCE,
  TOAST_DURATION_MS,
  TOAST_ENTRY_MS,
  TOAST_EXIT_MS,
  TIMER_TOAST_MS,
  COPIED_MS,
  TOOLTIP_DELAY_MS,
  RESET_REDIRECT_MS,
  CHANGE_REDIRECT_MS,
} from './limits.ts';
export { AS_NEEDED, AS_NEEDED_CONFIDENCE } from './as-needed.ts';
export { UNIT_SUGGESTIONS } from './unit-suggestions.ts';
export { NUTRIENTS, type Nutrient } from './nutrients.ts';
export { megabytes } from './megabytes.ts';
export { MESSAGES } from './messages.ts';
export { ERROR_STATUS, type ErrorCode } from './error-codes.ts';
export { ENDPOINTS, IDEMPOTENCY_HEADER, type EndpointName } from './endpoints.ts';
export { success, ApiFailure, type ApiError } from './answers.ts';
export {
  Email,
  PersonName,
  RegisterPassword,
  Role,
  User,
  RegisterRequest,
  REGISTRATION_CLOSED,
  RegistrationStatus,
  LoginRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  ChangePasswordRequest,
  RefreshRequest,
  TokenPair,
  SignedIn,
  ResetTokenCheck,
} from './account.ts';
export {
  RegisterForm,
  ResetPasswordForm,
  changePasswordForm,
  type ChangePasswordForm,
} from './account-forms.ts';
export {
  Difficulty,
  Visibility,
  Title,
  Ingredient,
  Nutrition,
  SourceUrl,
  PhotoUrl,
  PhotoCredit,
  RecipeDraft,
  RecipeChange,
  Author,
  Recipe,
  RecipeStats,
} from './recipe.ts';
export { CreationHeaders } from './creation-headers.ts';
export { RecipeListQuery, PublicSearchQuery, Pagination, RecipePage } from './recipe-list.ts';
export {
  ImportEngine,
  PhotoKind,
  PhotoRegion,
  Evidence,
  LeftOut,
  ImportResult,
  ImportUrlRequest,
  ImportTextRequest,
  ImportCapabilities,
  ImportPlace,
  RateLimitStatus,
} from './import-result.ts';
export {
  PhotoSuggestRequest,
  PhotoSuggestion,
  PhotoSuggestions,
  PhotoDownloadRequest,
} from './stock-photos.ts';
export { confidenceTone, confidenceLabel } from './confidence.ts';
export { normalizeImageUrl } from './image-url.ts';
export { mergeTags, tagKey } from './tag-key.ts';
export { visibleText } from './visible-text.ts';
