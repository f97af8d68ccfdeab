export { ENTITLEMENTS_PATH, HEALTH_PATH, READINESS_PATH, SIGN_IN_PATH } from './endpoints.ts'
export { ERROR_CODES, ErrorBody, type ErrorCode } from './error-body.ts'
export {
  GENERATOR_LABELS,
  GENERATOR_MESSAGES,
  PRODUCT_TEXTS,
  SEPARATOR_LABELS,
  WRAP_LABELS,
} from './generator-texts.ts'
export { Health, Readiness } from './health.ts'
export {
  MANY_COMBINATIONS,
  MAX_COLUMNS,
  MAX_SEPARATOR_CHARACTERS,
  MAX_WRAP_CHARACTERS,
  MIN_COLUMNS,
} from './limits.ts'
export { PUBLIC_PATHS } from './pages.ts'
export { Entitlements, entitlementsOf, type Plan } from './plans.ts'
