export {
  ACCOUNT_FIELD_MESSAGES,
  countPasswordCharacters,
  Email,
  GivenPassword,
  NewPassword,
  PersonName,
  SignUpPassword,
  toEmailKey,
} from './accounts/account-fields.ts'
export { ACCOUNT_MESSAGES } from './accounts/account-messages.ts'
export { AccountDetails, accounts, Notice } from './accounts/accounts.ts'
export { API_TOKEN_MESSAGES } from './accounts/api-token-messages.ts'
export {
  ApiToken,
  apiTokens,
  MAX_TOKEN_DAYS,
  MAX_TOKENS,
  TOKEN_PATTERN,
  TOKEN_PREFIX,
} from './accounts/api-tokens.ts'
export {
  IDENTITY_CALLBACK_PATH,
  IDENTITY_PROVIDER_MESSAGES,
  identityProvider,
} from './accounts/identity-provider.ts'
export { SECOND_FACTOR_MESSAGES } from './accounts/second-factor-messages.ts'
export {
  APP_CODE_DIGITS,
  APP_CODE_SECONDS,
  MAX_PASSKEYS,
  type NewRecoveryCodes,
  Passkey,
  RECOVERY_CODES,
  SECOND_FACTORS,
  SECOND_STEP_MINUTES,
  type SecondFactor,
  SecondFactors,
  SecondStep,
  secondFactors,
  type WebAuthnJson,
} from './accounts/second-factors.ts'
export { Session, SignInOptions, sessions } from './accounts/sessions.ts'
export { SIGN_IN_PROBLEMS, type SignInProblem } from './accounts/sign-in-problems.ts'
export { isActiveAdministrator, SUBSCRIPTION_STATUSES, User } from './accounts/user.ts'
export { ADMIN_MESSAGES, admin, impersonation, USER_FILTERS, type UserFilter } from './admin/admin.ts'
export {
  AuditEntry,
  AuditPage,
  Impersonation,
  InspectedList,
  InspectedResult,
  UserPage,
  UserSummary,
} from './admin/admin-answers.ts'
export type { AuditAction } from './admin/audit-action.ts'
export { DEAD_LETTERS_SHOWN, DeadLetter, DeadLetters, deadLetters } from './admin/dead-letters.ts'
export { API } from './api.ts'
export { COMBINATION_FORMATS, type CombinationFormat, combinations } from './combinations/combinations.ts'
export {
  DOMAIN_MESSAGES,
  DOMAIN_STATES,
  type DomainLookup,
  type DomainState,
  domains,
  UNKNOWN_REASONS,
  type UnknownReason,
} from './domains/domains.ts'
export {
  type Access,
  type BodyOf,
  type Endpoint,
  endpoint,
  type ForPeople,
  type ParamsOf,
  PEOPLE_ROLES,
  type PeopleRole,
  PROJECT_EVENTS,
  type ProjectEventName,
  type QueryOf,
  type ReplyOf,
  rateLimitsOf,
  type SentBodyOf,
  TOKEN_SCOPES,
  type TokenScope,
} from './endpoint.ts'
export { ERRORS, ErrorBody, type ErrorCode } from './error-body.ts'
export { Health, Readiness } from './health.ts'
export { csvChoicesOf } from './library/csv-choices.ts'
export { EXPORT_FILES, RESULT_EXPORTS, type ResultExport } from './library/export-files.ts'
export {
  FILE_BODY_TYPES,
  type FileFields,
  FileQuery,
  fieldsOfFile,
  ReadingReport,
} from './library/file-bodies.ts'
export { toFileNames } from './library/file-names.ts'
export {
  DEFAULT_FOLDER_COLOR,
  FOLDER_COLOR_NAMES,
  FOLDER_COLORS,
  Folder,
  type FolderColor,
  folders,
} from './library/folders.ts'
export {
  GENERATOR_LABELS,
  GENERATOR_MESSAGES,
} from './library/generator-texts.ts'
export {
  AccountQuery,
  canBeStored,
  Description,
  ITEM_FIELD_MESSAGES,
  ItemId,
  ItemParams,
  titleOf,
  ViewQuery,
} from './library/item-fields.ts'
export { ItemParts, type Items, itemsOf, toItems, toPreview } from './library/items.ts'
export {
  ListVersion,
  ListVersionWords,
  listVersions,
  MAX_LIST_VERSIONS,
  MAX_VERSIONS,
  VERSION_DAYS,
  VERSION_MINUTES,
} from './library/list-versions.ts'
export {
  MARK_MESSAGES,
  MARKED_KINDS,
  MAX_ITEM_TAGS,
  MAX_MARKED_ITEMS,
  MAX_TAGS,
  Mark,
  type MarkedItem,
  type MarkedKind,
  marks,
  Tag,
  toTagKey,
} from './library/marks.ts'
export {
  HISTORY_DAYS,
  HISTORY_ENTRIES,
  INVITATION_DAYS,
  JoinedProject,
  MAX_JOINED_PROJECTS,
  MAX_PROJECT_PEOPLE,
  PEOPLE_MESSAGES,
  ProjectEvent,
  ProjectPerson,
  people,
} from './library/people.ts'
export { Project, ProjectColumn, ProjectSummary, projects, type SentColumns } from './library/projects.ts'
export { SavedList, SavedListSummary, savedLists, WordHit, Words } from './library/saved-lists.ts'
export {
  CombinationCount,
  Combinations,
  NewCombinations,
  SavedResult,
  SavedResultRecipe,
  SavedResultSummary,
  savedResults,
  toCombinationCount,
} from './library/saved-results.ts'
export {
  MAX_SHARES,
  SHARE_KINDS,
  SHARE_MESSAGES,
  Share,
  SharedList,
  SharedProject,
  SharedResult,
  type ShareKind,
  shares,
} from './library/shares.ts'
export { SIGN_IN_TO_SAVE } from './library/sign-in-to-save.ts'
export { TRASH_KINDS, TrashedItem, type TrashKind, trash } from './library/trash.ts'
export {
  ADMIN_PAGE_USERS,
  AUDIT_PAGE_ENTRIES,
  CHECK_EXAMPLES,
  type ColumnCount,
  IDEMPOTENCY_HOURS,
  IDEMPOTENCY_KEPT_MINUTES,
  IMPERSONATION_MINUTES,
  IMPORT_PREVIEW_ITEMS,
  INSPECTED_CHARACTERS,
  INSPECTED_PAGE_ITEMS,
  LIST_PREVIEW_WORDS,
  MANY_COMBINATIONS,
  MAX_ACCOUNT_BODY_BYTES,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_COLUMNS,
  MAX_COMBINATIONS,
  MAX_CONDITION_CHARACTERS,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_EACH_ROWS,
  MAX_EMAIL_CHARACTERS,
  MAX_FIELD_NAME_CHARACTERS,
  MAX_IDEMPOTENCY_KEY_CHARACTERS,
  MAX_IDEMPOTENCY_KEYS,
  MAX_IMPORT_BYTES,
  MAX_ITEM_CHARACTERS,
  MAX_KEPT_COMBINATIONS,
  MAX_KEPT_COMBINATIONS_BYTES,
  MAX_LIST_BODY_BYTES,
  MAX_LISTED_EFFECTS,
  MAX_LISTED_PROBLEMS,
  MAX_LOOKUP_NAMES,
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MAX_RESULT_BODY_BYTES,
  MAX_SAMPLE_ROWS,
  MAX_SEED_CHARACTERS,
  MAX_SEPARATOR_CHARACTERS,
  MAX_SMALL_BODY_BYTES,
  MAX_TEMPLATE_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  MAX_WEBHOOK_BODY_BYTES,
  MAX_WORDS,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
  MIN_PASSWORD_CHARACTERS,
  type PerColumn,
  PREVIEW_CHARACTERS,
  RESET_LINK_MINUTES,
  RESULT_PREVIEW_COMBINATIONS,
  TRASH_DAYS,
  VERIFICATION_LINK_HOURS,
} from './limits.ts'
export { toOpenApi } from './open-api/open-api.ts'
export type {
  JsonSchema,
  OpenApiDocument,
  OpenApiMedia,
  OpenApiMethod,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './open-api/open-api-document.ts'
export {
  API_DOCS_PATH,
  HEALTH_PATH,
  JOIN_PATH,
  OPEN_API_PATH,
  READINESS_PATH,
  SECOND_STEP_PATH,
  SHARED_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  SIGN_UP_PATH,
} from './paths.ts'
export { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts'
export { OwnRowSettings, placesOf, toOwnRows, toPlaces, toRecipeRows } from './recipe/column-numbers.ts'
export {
  type CombiningOptions,
  countCharacters,
  DEFAULT_OPTIONS,
  type Joining,
  RECIPE_VERSION,
  RECIPE_VERSIONS,
  SEPARATOR_CHOICES,
  SEPARATORS,
  type SeparatorChoice,
  splitWrap,
  toJoining,
  toSavedSeparator,
  toSavedWrap,
  toSeparatorOptions,
  WRAP_CHOICES,
  WRAPS,
  type WrapChoice,
} from './recipe/combining.ts'
export {
  type SettingPlace,
  toEngineRecipe,
  toSettingPlace,
  type WordReading,
  wordReading,
} from './recipe/engine-recipe.ts'
export {
  ColumnText,
  type JsonText,
  Recipe,
  SavedWrap,
  type SentRecipe,
  SeparatorText,
  toSentRecipe,
  WrapText,
} from './recipe/recipe.ts'
export { activeRules } from './recipe/row-rules.ts'
export {
  type RowOrder,
  type RowRule,
  RowSettings,
} from './recipe/row-settings.ts'
export { atEnginePlace, atSetting, findMistake } from './recipe/setting-problems.ts'
export {
  CONTACT_KINDS,
  CONTACT_MESSAGES,
  type ContactKind,
  ContactOptions,
  contact,
} from './site/contact.ts'
export { DemoMail, DemoMailSummary, demoMail } from './site/demo-mail.ts'
export {
  DEMO_MAIL_PATH,
  GUIDE_PATHS,
  type GuidePath,
  INDEXED_PATHS,
  MEMBER_PATHS,
  PATHS_WITH_PARAMETERS,
  PRODUCT_TEXTS,
  PUBLIC_PATHS,
  TOOL_PATHS,
  type ToolPath,
  toTargetPath,
} from './site/pages.ts'
export {
  Entitlements,
  entitlementsOf,
  GRACE_DAYS,
  PAID_PLANS,
  type PaidPlan,
  PLANS,
  type Plan,
  PRICES,
} from './subscriptions/plans.ts'
export {
  PAYMENTS,
  Payment,
  PaymentOptions,
  PaymentSecret,
  type Payments,
  SandboxOutcome,
  SUBSCRIPTION_MESSAGES,
  Subscription,
  subscriptions,
} from './subscriptions/subscriptions.ts'
export { NegativeEffects, TARGET_MESSAGES, TargetCheck, targets } from './targets/targets.ts'
export { CampaignFile } from './uploads/campaign-file.ts'
export { fileVersion, listOf, strictFile } from './uploads/file-parts.ts'
export { ProductFile } from './uploads/product-file.ts'
export { type SentUploadFile, uploads } from './uploads/uploads.ts'
