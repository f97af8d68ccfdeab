export type {
  AdShape,
  AdText,
  CampaignPlan,
  CampaignRow,
  CampaignSettings,
  Negative,
  ResponsiveAd,
} from './campaigns/campaign.ts'
export { withDefaults } from './campaigns/keyword-insertion.ts'
export { withUtm } from './campaigns/utm.ts'
export {
  type DomainPart,
  type DomainProblem,
  type IdnaCodec,
  readEnding,
  readLabel,
  toDomainName,
} from './domains/domain-names.ts'
export { describeLimit, type Evidence, type Limit, type Unit } from './limit.ts'
export { LIMITS, type LimitId } from './limits/limits.ts'
export {
  type CrossNegative,
  type CrossNegatives,
  proposeCrossNegatives,
} from './negatives/cross-negatives.ts'
export { type JudgingLimits, judgeKeywords } from './negatives/judge-keywords.ts'
export {
  createKeyword,
  type Keyword,
  MATCH_TYPES,
  type MatchType,
  readNotation,
  toRowTexts,
  writeNotation,
} from './negatives/keyword.ts'
export { type Effect, judge } from './negatives/matching.ts'
export {
  createNegativeIndex,
  type EffectCounts,
  type KeywordEffect,
  type NegativeIndex,
} from './negatives/negative-index.ts'
export {
  NEGATIVE_PLATFORM_IDS,
  type NegativePlatformId,
  takenMatchTypes,
} from './negatives/platforms.ts'
export { type KeywordRows, type LineProblem, readKeywords } from './negatives/read-keywords.ts'
export {
  createRowMatcher,
  type RowCondition,
  type RowMatcher,
  type RowShape,
} from './negatives/row-condition.ts'
export { type TakenNegatives, takeNegatives } from './negatives/take-negatives.ts'
export { EFFECT_TEXTS } from './negatives/texts.ts'
export { type Packing, packTerms } from './packing/pack.ts'
export {
  lengthsOf,
  PACKING_TARGET_IDS,
  PACKING_TARGETS,
  type PackingTarget,
  type PackingTargetId,
} from './packing/packing-targets.ts'
export { preflight, type UploadCounts } from './preflight/preflight.ts'
export type { Problem } from './preflight/report.ts'
export { checkProducts } from './products/check-products.ts'
export type { Product, ProductPlan, Variant } from './products/product.ts'
export type { ShopFormat } from './products/shop-format.ts'
export { SHOP_FORMATS, shopHeader, shopRows } from './products/shop-formats.ts'
export { COLUMN_NAMES } from './roles/column-names.ts'
export { COLUMN_ROLES, type ColumnRole } from './roles/column-role.ts'
export { COMMA_LANGUAGES, NAME_LANGUAGES, type NameLanguage } from './roles/name-languages.ts'
export { NAME_SOURCES } from './roles/name-sources.ts'
export { TITLE_NAMES } from './roles/term-names.ts'
export { TOTAL_WORDS } from './roles/total-words.ts'
export type { Check } from './targets/check.ts'
export { canShorten, lengthChecks, withoutShortening, withShortening } from './targets/shorten.ts'
export { findShortenedField, isShortened } from './targets/shortened-fields.ts'
export { TARGET_IDS, type TargetId } from './targets/target-ids.ts'
export { TARGET_GROUPS, TARGETS, type Target } from './targets/targets.ts'
export type { FileSyntax } from './uploads/delimited.ts'
export { type FilledTemplate, fitTemplate } from './uploads/template.ts'
export type { Confirmation, UploadFile, UploadFormat } from './uploads/upload-format.ts'
export {
  SHOP_FORMAT_IDS,
  type ShopFormatId,
  UPLOAD_FORMAT_IDS,
  type UploadFormatId,
} from './uploads/upload-format-ids.ts'
export { UPLOAD_FORMATS } from './uploads/upload-formats.ts'
export { type Header, ownHeader, toText, uploadBlocks, uploadRows } from './uploads/write-upload.ts'
export { createStepBudget, type StepBudget, TooMuchWorkError } from './work/step-budget.ts'
