import type {
  ChangePasswordRequest,
  ENDPOINTS,
  EndpointName,
  ForgotPasswordRequest,
  ImportCapabilities,
  ImportPlace,
  ImportResult,
  ImportTextRequest,
  ImportUrlRequest,
  LoginRequest,
  PhotoDownloadRequest,
  PhotoSuggestRequest,
  PhotoSuggestions,
  RateLimitStatus,
  Recipe,
  RecipeChange,
  RecipeDraft,
  RecipePage,
  RecipeStats,
  RefreshRequest,
  RegisterRequest,
  RegistrationStatus,
  ResetPasswordRequest,
  ResetTokenCheck,
  SignedIn,
  TokenPair,
  User,
} from '@commonplate/contract';

/** What each call sends as its body. Calls that are not named here send none. */
interface Bodies {
  register: RegisterRequest;
  login: LoginRequest;
  logout: RefreshRequest;
  changePassword: ChangePasswordRequest;
  forgotPassword: ForgotPasswordRequest;
  resetPassword: ResetPasswordRequest;
  refreshToken: RefreshRequest;
  createRecipe: RecipeDraft;
  updateRecipe: RecipeChange;
  upload: FormData;
  suggestPhotos: PhotoSuggestRequest;
  downloadPhoto: PhotoDownloadRequest;
  importPhoto: FormData;
  importPhotos: FormData;
  importUrl: ImportUrlRequest;
  importText: ImportTextRequest;
}

/** What `data` holds when the call succeeds. */
export interface Answers {
  register: SignedIn;
  registration: RegistrationStatus;
  login: SignedIn;
  logout: unknown;
  profile: { user: User };
  changePassword: unknown;
  forgotPassword: unknown;
  resetPassword: unknown;
  verifyResetToken: ResetTokenCheck;
  refreshToken: TokenPair;
  adminUsers: { users: User[] };
  adminResetPassword: { temporaryPassword: string };
  recipes: RecipePage;
  recipe: { recipe: Recipe };
  createRecipe: { recipe: Recipe };
  updateRecipe: { recipe: Recipe };
  deleteRecipe: unknown;
  recipeStats: RecipeStats;
  publicRecipes: RecipePage;
  searchPublic: RecipePage;
  upload: { url: string };
  suggestPhotos: PhotoSuggestions;
  downloadPhoto: { localUrl: string; originalUrl: string };
  importPhoto: ImportResult;
  importPhotos: ImportResult;
  importUrl: ImportResult;
  importText: ImportResult;
  importCapabilities: ImportCapabilities;
  importPlace: ImportPlace;
  importRateLimit: RateLimitStatus;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Name extends EndpointName> =
  ParamNames<(typeof ENDPOINTS)[Name]> extends infer Param extends string
    ? [Param] extends [never]
      ? { params?: never }
      : { params: Record<Param, string> }
    : never;

/** The same key for every try at making the same thing. */
type Key<Name extends EndpointName> = Name extends 'createRecipe' ? { idempotencyKey: string } : {};

type Body<Name extends EndpointName> = Name extends keyof Bodies
  ? { body: Bodies[Name] }
  : { body?: never };

export type CallOptions<Name extends EndpointName> = {
  /** Said when the server gives no words of its own, or no answer at all. */
  fallback: string;
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
} & Params<Name> &
  Key<Name> &
  Body<Name>;
