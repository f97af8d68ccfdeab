export {
  ACCOUNT_FIELD_MESSAGES,
  countPasswordCharacters,
  Email,
  GivenPassword,
  NewPassword,
  PersonName,
  SignUpPassword,
  toEmailKey,
} from './account-fields.ts'
export { ACCOUNT_MESSAGES } from './account-messages.ts'
export { AccountDetails, accounts, Notice } from './accounts.ts'
export { API } from './api.ts'
export { DemoMail, DemoMailSummary, demoMail } from './demo-mail.ts'
export {
  type Access,
  type BodyOf,
  type Endpoint,
  endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type SentBodyOf,
} from './endpoint.ts'
export { ERRORS, ErrorBody, type ErrorCode } from './error-body.ts'
export {
  GENERATOR_LABELS,
  GENERATOR_MESSAGES,
  PRODUCT_TEXTS,
  SEPARATOR_LABELS,
  WRAP_LABELS,
} from './generator-texts.ts'
export { Health, Readiness } from './health.ts'
export { IDENTITY_CALLBACK_PATH, IDENTITY_PROVIDER_MESSAGES, identityProvider } from './identity-provider.ts'
export {
  MANY_COMBINATIONS,
  MAX_ACCOUNT_BODY_BYTES,
  MAX_COLUMNS,
  MAX_EMAIL_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MAX_SEPARATOR_CHARACTERS,
  MAX_SMALL_BODY_BYTES,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
  MIN_PASSWORD_CHARACTERS,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
} from './limits.ts'
export { toOpenApi } from './open-api.ts'
export type {
  JsonSchema,
  OpenApiDocument,
  OpenApiMedia,
  OpenApiMethod,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './open-api-document.ts'
export { DEMO_MAIL_PATH, MEMBER_PATHS, PATHS_WITH_PARAMETERS, PUBLIC_PATHS } from './pages.ts'
export {
  API_DOCS_PATH,
  HEALTH_PATH,
  OPEN_API_PATH,
  READINESS_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from './paths.ts'
export { Entitlements, entitlementsOf, PLANS, type Plan } from './plans.ts'
export { RATE_LIMITS, type RateLimit } from './rate-limits.ts'
export { Session, SignInOptions, sessions } from './sessions.ts'
export { SIGN_IN_PROBLEMS, type SignInProblem } from './sign-in-problems.ts'
export { Subscription, subscriptions } from './subscriptions.ts'
export { SUBSCRIPTION_STATUSES, User } from './user.ts'
