import { CleaningChain } from '@wordloom/lists'
import * as z from 'zod/mini'
import type { Options } from '../input/option-help.ts'
import { parseOptions } from '../input/parse-options.ts'
import { readJson } from '../input/read-json.ts'
import { AS_FOUND, type FileReading, READING_OPTIONS, toFileReading } from '../input/reading-options.ts'
import { type OutputChoice, outputOptions, toOutputChoice } from '../output/output-choice.ts'
import { WORD_FORMATS, type WordFormat } from '../output/word-file.ts'
import { describeIssue } from '../recipe-file/describe-issue.ts'
import { UsageError } from '../usage-error.ts'
import { isDetail, isStep, STEP_OPTIONS, toStep, withDetail } from './step-options.ts'
import { CLEAN_TEXTS as T } from './texts.ts'

export type CleanCommand = {
  readonly chain: CleaningChain
  /** The option or the place in a file that each step comes from. */
  readonly names: readonly string[]
  readonly reading: FileReading
} & (
  | { readonly kind: 'show-chain'; readonly output: string | undefined }
  | { readonly kind: 'preview'; readonly file: string; readonly output: string | undefined }
  | { readonly kind: 'clean'; readonly file: string; readonly choice: OutputChoice<WordFormat> }
)

export const CLEAN_OPTIONS = {
  language: {
    type: 'string',
    help: ['L', 'the language of the steps, such as de; default en for endings and stop-words'],
  },
  preview: { type: 'boolean', help: ['', 'write what each step changes instead of the words'] },
  'show-chain': { type: 'boolean' },
  ...outputOptions(WORD_FORMATS),
} as const satisfies Options

const OPTIONS = { ...STEP_OPTIONS, ...READING_OPTIONS, ...CLEAN_OPTIONS } as const

const WITH_LANGUAGE = ['case', 'remove-duplicates', 'sort', 'keep', 'remove']

/** Steps are in the order of their options. */
export async function parseClean(args: readonly string[]): Promise<CleanCommand> {
  const {
    values,
    positionals: [file, more],
    tokens,
  } = parseOptions(args, { allowPositionals: true, tokens: true, options: OPTIONS })
  const reading = toFileReading(values)
  const lists = { ...AS_FOUND, isQuiet: reading.isQuiet }
  const drafts: { name: string; draft: Readonly<Record<string, unknown>> }[] = []
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, value = '' } = token
    if (isStep(name)) drafts.push({ name: `--${name}`, draft: await toStep(name, value, lists) })
    else if (isDetail(name)) {
      const last = drafts.pop()
      drafts.push({ name: last?.name ?? '', draft: withDetail(last?.draft, name, value) })
    } else if (name === 'chain') drafts.push(...(await readChain(value)))
  }
  if (drafts.length === 0) throw new UsageError(T.noSteps)
  if (more !== undefined) throw new UsageError(T.tooMany(more))
  const names = drafts.map(({ name }) => name)
  const chain = parseChain(
    drafts.map(({ draft }) => withLanguage(draft, values.language)),
    names,
  )
  const common = { chain, names, reading }
  if (values['show-chain']) return { kind: 'show-chain', ...common, ...toOutputChoice(values, ['json']) }
  if (file === undefined) throw new UsageError(T.noFile)
  if (values.preview) return { kind: 'preview', ...common, file, ...toOutputChoice(values, ['txt']) }
  return { kind: 'clean', ...common, file, choice: toOutputChoice(values, WORD_FORMATS) }
}

async function readChain(file: string) {
  const { steps } = await readJson(file, CleaningChain)
  return steps.map((draft, i) => ({ name: T.stepOf(file, i + 1), draft }))
}

/** A language of its own stays. */
function withLanguage(draft: Readonly<Record<string, unknown>>, language: string | undefined) {
  const { kind, test } = draft
  if (language === undefined || !WITH_LANGUAGE.includes(String(kind))) return draft
  if (test === undefined) return { language, ...draft }
  const isList = typeof test === 'object' && test !== null && 'words' in test
  return isList ? { ...draft, test: { language, ...test } } : draft
}

function parseChain(steps: readonly unknown[], names: readonly string[]): CleaningChain {
  const { success, data, error } = z.safeParse(CleaningChain, { version: 1, steps })
  if (success) return data
  const [issue] = error.issues
  const [, step] = issue?.path ?? []
  const name = typeof step === 'number' ? names[step] : undefined
  throw new UsageError(name === undefined ? describeIssue(error) : T.badStep(name, issue?.message ?? ''))
}
