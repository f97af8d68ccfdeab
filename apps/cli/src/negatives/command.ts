import {
  MATCH_TYPES,
  type MatchType,
  NEGATIVE_PLATFORM_IDS,
  type NegativePlatformId,
} from '@wordloom/targets'
import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type OutputChoice, outputOptions, toOutputChoice } from '../output/output-choice.ts'
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

export const NEGATIVES_OPTIONS = {
  keywords: {
    type: 'string',
    help: [
      'FILE',
      'keywords that negatives may block: one per line as red shoes (broad), "red shoes" (phrase) or',
      '[red shoes] (exact), or a table with the columns Keyword and Match type or Criterion Type, as',
      'Google Ads Editor, Microsoft Advertising and Amazon Ads export it',
    ],
  },
  negatives: {
    type: 'string',
    help: ['FILE', 'negatives in the same formats; a negative of a campaign or ad group applies only there'],
  },
  recipe: {
    type: 'string',
    help: ['FILE', 'instead of keywords: the rows of a recipe, counted at any size without being made'],
  },
  match: {
    type: 'string',
    help: ['TYPE', 'how the rows of the recipe are matched: broad (default), phrase or exact'],
  },
  groups: {
    type: 'string',
    help: [
      'FILE',
      'keywords with ad groups: makes negatives that send each search to the ad group with the closest',
      'keyword; csv is for Google Ads Editor',
    ],
  },
  for: {
    type: 'string',
    help: [
      'PLATFORM',
      'who gets the negatives: google-ads (default), microsoft, amazon or apple-ads. Negatives that it',
      "doesn't take are named and left out",
    ],
  },
  ...outputOptions(REPORT_FORMATS),
} as const satisfies Options

export function parseNegatives(args: readonly string[]): NegativesCommand {
  const { keywords, negatives, groups, recipe, match, ...values } = parseOptions(args, {
    options: { ...READING_OPTIONS, ...NEGATIVES_OPTIONS },
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
