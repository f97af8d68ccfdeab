export * from './accounts/index.ts'
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
export * from './library/index.ts'
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
export * from './recipe/index.ts'
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
