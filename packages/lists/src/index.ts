export { toStrings, WordBytes, type Words } from './bytes/word-bytes.ts'
export { CleaningError } from './clean/cleaning-error.ts'
export {
  CLEANING_STEPS,
  CleaningChain,
  type CleaningStep,
  type StepGroup,
  type TextPattern,
  type WordTest,
} from './clean/cleaning-step.ts'
export { type CleanedWords, type Cleaning, prepareCleaning } from './clean/prepare-cleaning.ts'
export type { DuplicateGroup, ReportLimits, StepReport, WordChange } from './clean/step-run.ts'
export { type Comparison, compareLists, type ListCounts, type SetOperation } from './compare/compare-lists.ts'
export { LANGUAGE_CODES, loadStopWords, UnsupportedLanguageError } from './near/languages.ts'
export { DIFFERENCES, type Difference, loadNearKey, type Nearness } from './near/near-key.ts'
export { countNgrams, type NgramOptions } from './ngrams/count-ngrams.ts'
export { METRICS, type Metric, RATES, type Rate, ratesOf, type Sums, toRate } from './ngrams/metrics.ts'
export { type Ngram, type NgramOrder, Ngrams } from './ngrams/ngrams.ts'
export { type Bar, type ListStatistics, toStatistics } from './statistics/list-statistics.ts'
