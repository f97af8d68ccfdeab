import {
  MATCH_TYPES,
  NEGATIVE_PLATFORM_IDS,
  PACKING_TARGET_IDS,
  TARGET_GROUPS,
  TARGET_IDS,
} from '@wordloom/targets'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { withExample } from '../json-form.ts'
import { ReadingReport } from '../library/file-bodies.ts'
import { canBeStored } from '../library/item-fields.ts'
import { Words } from '../library/saved-lists.ts'
import { CombinationCount } from '../library/saved-results.ts'
import {
  MAX_KEYWORDS_BODY_BYTES,
  MAX_LIST_BODY_BYTES,
  MAX_PACKED_TERM_CHARACTERS,
  MAX_PACKED_TERMS,
} from '../limits.ts'
import { SentRecipe } from '../recipe/recipe.ts'

const Source = z.strictObject({ title: z.string(), url: z.string() })

const Limit = z.strictObject({
  platform: z.string(),
  field: z.string(),
  most: withExample(z.record(z.string(), z.int()), { characters: 80, words: 10 }),
  note: z.optional(z.string()),
  source: Source,
  secondSource: z.optional(Source),
  /** `maker`: the platform's own page. `tried`: an upload that someone documented. `secondary`: not confirmed. */
  evidence: z.enum(['maker', 'tried', 'secondary']),
  /** The day on which the source was last read. */
  checked: withExample(z.iso.date(), '2026-11-23'),
})

export const TargetFacts = z.strictObject({
  id: z.enum(TARGET_IDS),
  name: z.string(),
  group: z.enum(TARGET_GROUPS),
  limit: Limit,
  checks: z.readonly(z.array(z.string())),
  note: z.optional(z.string()),
})
export type TargetFacts = Readonly<z.infer<typeof TargetFacts>>

/** Null if there are too many rows to count. */
const RowCount = z.nullable(CombinationCount)

export const TargetCheck = z.strictObject({
  total: RowCount,
  fitting: RowCount,
  /** Only reasons for which rows don't fit. A row can have several. */
  problems: z.readonly(
    z.array(
      z.strictObject({ reason: z.string(), count: RowCount, examples: z.readonly(z.array(z.string())) }),
    ),
  ),
})
export type TargetCheck = Readonly<z.infer<typeof TargetCheck>>

const LineProblem = z.strictObject({ line: z.int(), text: z.string(), message: z.string() })

const MatchType = z.enum(MATCH_TYPES)

export const NegativeEffects = z.strictObject({
  keywords: z.int(),
  negatives: z.int(),
  blocked: z.int(),
  narrowed: z.int(),
  /** The first ones, in the order of the keywords. */
  effects: z.readonly(
    z.array(
      z.strictObject({
        keyword: z.string(),
        matchType: MatchType,
        campaign: z.nullable(z.string()),
        adGroup: z.nullable(z.string()),
        effect: z.enum(['blocks', 'narrows']),
        negative: z.string(),
        negativeMatchType: MatchType,
        reason: z.string(),
      }),
    ),
  ),
  effectCount: z.int(),
  /** The first lines that can't be used, and negatives that the platform doesn't take. */
  keywordProblems: z.readonly(z.array(LineProblem)),
  negativeProblems: z.readonly(z.array(LineProblem)),
  /** Reports of reading both texts, if the body asks for them. */
  reading: z.optional(z.strictObject({ keywords: ReadingReport, negatives: ReadingReport })),
})
export type NegativeEffects = Readonly<z.infer<typeof NegativeEffects>>

export const TARGET_MESSAGES = {
  rowsOrWords: 'Send either a recipe or words',
  noKeyword: 'Send at least one keyword',
  noNegative: 'Send at least one negative that the platform takes',
} as const

function keywordText(example: string) {
  return withExample(z.string().check(canBeStored), example)
}

export const targets = {
  list: endpoint({
    method: 'GET',
    path: '/api/targets',
    access: 'optional',
    bounds: 'rows',
    tokenScope: 'read',
    summary: 'What rows can be checked for, with the limits of other programs and their sources',
    reply: z.strictObject({ targets: z.readonly(z.array(TargetFacts)) }),
    status: 200,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/checks',
    access: 'signed-in',
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    summary: "How many rows of a recipe, or words, fit a target, and why others don't",
    body: withExample(
      z.strictObject({
        target: z.enum(TARGET_IDS, 'There is no such target'),
        /** Its samples and its order make no difference. */
        recipe: z.optional(SentRecipe),
        words: z.optional(Words),
      }),
      { target: 'etsy-tag', words: ['linen apron', 'a hand-dyed linen apron', 'apron!'] },
    ),
    bodyLimit: MAX_LIST_BODY_BYTES,
    reply: TargetCheck,
    status: 200,
  }),
  judgeNegatives: endpoint({
    method: 'POST',
    path: '/api/negatives',
    access: 'signed-in',
    bounds: 'keywords',
    tokenScope: 'read',
    summary: 'Which keywords negatives block or narrow',
    body: z.strictObject({
      /** One per line, as `red shoes`, `"red shoes"` or `[red shoes]`, or a table that an ad platform exported. */
      keywords: keywordText('red shoes\n[running shoes]'),
      negatives: keywordText('"running"'),
      /** Negatives that the platform doesn't take are left out. */
      platform: z._default(z.enum(NEGATIVE_PLATFORM_IDS, 'There is no such platform'), 'google-ads'),
      /** With `true`, the reply has reports of reading both texts. */
      report: z.optional(z.boolean()),
    }),
    bodyLimit: MAX_KEYWORDS_BODY_BYTES,
    reply: NegativeEffects,
    status: 200,
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/packing',
    access: 'signed-in',
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    summary: 'Pack terms into tags or search terms, the most valuable first',
    body: z.strictObject({
      target: z.enum(PACKING_TARGET_IDS, 'There is no such target'),
      terms: withExample(
        z
          .array(z.string().check(z.maxLength(MAX_PACKED_TERM_CHARACTERS), canBeStored))
          .check(z.minLength(1, 'Send at least one term'), z.maxLength(MAX_PACKED_TERMS)),
        ['linen apron', 'cooking gift'],
      ),
    }),
    reply: z.strictObject({
      text: z.string(),
      pieces: z.readonly(z.array(z.string())),
      characters: z.int(),
      bytes: z.int(),
      placed: z.readonly(z.array(z.string())),
      leftOut: z.readonly(z.array(z.strictObject({ term: z.string(), reason: z.string() }))),
      limit: Limit,
    }),
    status: 200,
  }),
} as const
