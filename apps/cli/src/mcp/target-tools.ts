import { Recipe } from '@wordloom/contract'
import type { Plan } from '@wordloom/engine'
import { readKeywordRows, summarizeReport } from '@wordloom/reading'
import {
  judgeKeywords,
  lengthsOf,
  NEGATIVE_PLATFORM_IDS,
  PACKING_TARGET_IDS,
  PACKING_TARGETS,
  type PackingTarget,
  packTerms,
  TARGET_IDS,
  TARGETS,
} from '@wordloom/targets'
import { checkRows } from '@wordloom/uploads'
import * as z from 'zod/mini'
import { toFormat } from '../output/output-choice.ts'
import { compileChecked } from '../recipe-file/compile-recipe.ts'
import { UsageError } from '../usage-error.ts'
import { toAnswer } from './answer.ts'
import type { Folder } from './folder.ts'
import { MCP_TEXTS as T } from './texts.ts'
import type { ToolRegistry } from './tool-registry.ts'
import { FileName, naming, openSource, READING_HELP, Reading, SourceText, wordsOf } from './word-source.ts'

const EXAMPLES = 10
const SHOWN_EFFECTS = 50
const SHOWN_PROBLEMS = 20
const MAX_EFFECTS = 1_000_000
/** About half a minute. */
const MAX_STEPS = 2_000_000_000
const MAX_WORDS = 10_000
const MAX_TERMS = 2000

const Text = z.string().check(z.maxLength(10_000))

export function addTargetTools(server: ToolRegistry, folder: Folder): void {
  server.registerTool(
    'list_targets',
    {
      description:
        'Lists what rows can be checked for (ads, shops, tags, titles, domain names): the limit, where it is from (evidence: maker is the own page of the platform, tried is a documented upload, secondary is not confirmed), and the day it was last read.',
      inputSchema: z.strictObject({}),
      annotations: { readOnlyHint: true },
    },
    async () =>
      toAnswer({
        targets: TARGET_IDS.map((id) => {
          const { name, limit, checks, note } = TARGETS[id]
          const { most, evidence, checked, source } = limit
          const reasons = checks.map(({ reason }) => reason)
          return { id, name, most, checks: reasons, evidence, checked, source: source.url, note }
        }),
      }),
  )
  server.registerTool(
    'check_rows',
    {
      description: `Counts how many rows of a recipe, or how many words, fit a target, and why others don't, with up to ${EXAMPLES} examples for each reason. At most ${MAX_WORDS.toLocaleString('en')} words, files of any length, and recipes of any size. ${READING_HELP}`,
      inputSchema: z.strictObject({
        target: z.enum(TARGET_IDS),
        recipe: z.optional(Recipe),
        words: z.optional(z.array(Text).check(z.minLength(1), z.maxLength(MAX_WORDS))),
        text: z.optional(SourceText),
        file: z.optional(FileName),
        reading: Reading,
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ target, recipe, words, reading, ...source }) => {
      if (recipe !== undefined) {
        if ([words, source.text, source.file].some((given) => given !== undefined))
          throw new UsageError(T.oneSource)
        return toAnswer(checkRows(compileChecked(recipe).engineRecipe, target, { firstOf }))
      }
      const { read, ...column } = await wordsOf(words, source, reading, folder)
      const checked = checkRows({ columns: [column] }, target, { firstOf })
      return toAnswer({ ...checked, ...(read && { read }) })
    },
  )
  server.registerTool(
    'pack_terms',
    {
      description: `Packs terms into tags, hashtags or search terms of a platform, the most valuable first, and says why others are left out. At most 2,000 terms. ${READING_HELP}`,
      inputSchema: z.strictObject({
        target: z.enum(PACKING_TARGET_IDS),
        terms: z.optional(
          z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(MAX_TERMS)),
        ),
        text: z.optional(SourceText),
        file: z.optional(FileName),
        reading: Reading,
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ target, terms: listed, reading, ...given }) => {
      const { words: terms, read } = await wordsOf(listed, given, reading, folder)
      if (terms.length > MAX_TERMS) throw new UsageError(T.tooManyTerms(MAX_TERMS))
      const rules: PackingTarget = PACKING_TARGETS[target]
      const { text, pieces, leftOut } = packTerms(terms, rules)
      const { most, evidence, source } = rules.limit
      const limit = { most, evidence, source: source.url }
      return toAnswer({
        text,
        pieces,
        ...lengthsOf(text),
        leftOut: leftOut.slice(0, 200),
        limit,
        ...(read && { read }),
      })
    },
  )
  server.registerTool(
    'judge_negatives',
    {
      description: `Tells which keywords negative keywords block or narrow, and why. Keywords and negatives are one per line (red shoes, "red shoes", [red shoes]) or a table that an ad platform exported; or give files of the open folder. ${READING_HELP} "reading" is about the keywords. Answers with the counts and the first ${SHOWN_EFFECTS} effects; with a file, up to ${MAX_EFFECTS.toLocaleString('en')} effects are written to it as JSON Lines.`,
      inputSchema: z.strictObject({
        keywords: z.optional(SourceText),
        keywordsFile: z.optional(FileName),
        negatives: z.optional(z.string().check(z.maxLength(1_000_000))),
        negativesFile: z.optional(FileName),
        reading: Reading,
        platform: z._default(z.enum(NEGATIVE_PLATFORM_IDS), 'google-ads'),
        file: z.optional(FileName),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    async ({ file, platform, reading, ...given }, { signal }) => {
      toFormat(undefined, file, ['jsonl'])
      const keywordSource = { text: given.keywords, file: given.keywordsFile }
      const negativeSource = { text: given.negatives, file: given.negativesFile }
      const keywordFile = await openSource(keywordSource, reading, folder)
      const negativeFile = await openSource(negativeSource, undefined, folder)
      const keywords = await naming(keywordSource.file, () => readKeywordRows(keywordFile))
      const negatives = await naming(negativeSource.file, () => readKeywordRows(negativeFile))
      const { effects, keywordProblems, negativeProblems, ...counts } = judgeKeywords(
        { keywords, negatives, platform },
        { maxEffects: file === undefined ? SHOWN_EFFECTS : MAX_EFFECTS, maxSteps: MAX_STEPS },
      )
      const written = file === undefined ? {} : await folder.write(file, toJsonLines(effects), signal)
      return toAnswer({
        ...counts,
        ...written,
        effects: effects.slice(0, SHOWN_EFFECTS),
        keywordProblems: keywordProblems.slice(0, SHOWN_PROBLEMS),
        negativeProblems: negativeProblems.slice(0, SHOWN_PROBLEMS),
        read: {
          keywords: summarizeReport(keywordFile.report()),
          negatives: summarizeReport(negativeFile.report()),
        },
      })
    },
  )
}

function* toJsonLines(values: readonly object[]): Iterable<Uint8Array> {
  for (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
}

function firstOf(plan: Plan): readonly string[] {
  return plan.kind === 'indexed' ? plan.slice(0n, EXAMPLES) : plan.rows(0n, 1).map(({ text }) => text)
}
