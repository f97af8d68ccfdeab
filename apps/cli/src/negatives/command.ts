import {
  MATCH_TYPES,
  type MatchType,
  NEGATIVE_PLATFORM_IDS,
  type NegativePlatformId,
} from '@wordloom/targets'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { OUTPUT_OPTIONS, type OutputChoice, toOutputChoice } from '../output/output-choice.ts'
import { REPORT_FORMATS, type ReportFormat } from '../output/report.ts'
import { UsageError } from '../usage-error.ts'
import { NEGATIVES_TEXTS as T } from './texts.ts'

interface Common extends OutputChoice<ReportFormat> {
  readonly reading: FileReading
  readonly platform: NegativePlatformId
}

export type NegativesCommand = Common &
  (
    | { readonly kind: 'keywords'; readonly keywords: string; readonly negatives: string }
    | {
        readonly kind: 'recipe'
        readonly recipe: string
        readonly negatives: string
        readonly matchType: MatchType
      }
    | { readonly kind: 'groups'; readonly groups: string }
  )

const TEXT = { type: 'string' } as const

const OPTIONS = {
  ...READING_OPTIONS,
  keywords: TEXT,
  negatives: TEXT,
  groups: TEXT,
  recipe: TEXT,
  match: TEXT,
  for: TEXT,
  ...OUTPUT_OPTIONS,
} as const

export function parseNegatives(args: readonly string[]): NegativesCommand {
  const { keywords, negatives, groups, recipe, match, ...values } = parseOptions(args, {
    options: OPTIONS,
  }).values
  const common = {
    reading: toFileReading(values),
    platform: toPlatform(values.for ?? 'google-ads'),
    ...toOutputChoice(values, REPORT_FORMATS),
  }
  if (match !== undefined && recipe === undefined) throw new UsageError(T.matchWithoutRecipe)
  if ([keywords, groups, recipe].filter((source) => source !== undefined).length !== 1)
    throw new UsageError(T.oneSource)
  if (groups !== undefined) {
    if (negatives !== undefined) throw new UsageError(T.negativesOfGroups)
    return { ...common, kind: 'groups', groups }
  }
  if (negatives === undefined) throw new UsageError(T.noNegatives)
  if (negatives === '-' && (keywords ?? recipe) === '-') throw new UsageError(T.inputTwice)
  if (recipe !== undefined)
    return { ...common, kind: 'recipe', recipe, negatives, matchType: toMatchType(match ?? 'broad') }
  return { ...common, kind: 'keywords', keywords: keywords ?? '-', negatives }
}

function toPlatform(text: string): NegativePlatformId {
  const platform = NEGATIVE_PLATFORM_IDS.find((known) => known === text)
  if (platform === undefined) throw new UsageError(T.noPlatform(NEGATIVE_PLATFORM_IDS, text))
  return platform
}

function toMatchType(text: string): MatchType {
  const matchType = MATCH_TYPES.find((known) => known === text)
  if (matchType === undefined) throw new UsageError(T.noMatchType(MATCH_TYPES, text))
  return matchType
}
