import type { WordBytes } from '../bytes/word-bytes.ts'
import { UnsupportedLanguageError } from '../near/languages.ts'
import { CleaningError } from './cleaning-error.ts'
import type { CleaningStep } from './cleaning-step.ts'
import { prepareStep } from './prepare-step.ts'
import { StepError } from './step-error.ts'
import type { ReportLimits, StepReport, StepRun } from './step-run.ts'

/** `Words` is strings or `WordBytes`. */
export interface CleanedWords<Words = readonly string[]> {
  readonly words: Words
  readonly steps: readonly StepReport[]
}

export interface Cleaning {
  /** Pure: the same words make the same words. Takes about a second for a million words and a simple step. */
  run(words: readonly string[], limits: ReportLimits): CleanedWords
  /** Does the same without a string for most words, in a fraction of the time. `null` if a step needs strings. */
  readonly runOnBytes: ((words: WordBytes, limits: ReportLimits) => CleanedWords<WordBytes>) | null
}

/**
 * Loads the languages, transliteration or regular expressions that the steps need.
 *
 * @throws {CleaningError} with the number of the step that can't run.
 * @example (await prepareCleaning([{ kind: 'trim' }])).run([' red '], { examples: 1, groups: 0 }).words // ['red']
 */
export async function prepareCleaning(steps: readonly CleaningStep[]): Promise<Cleaning> {
  const prepared = await Promise.all(
    steps.map((step, number) => prepareStep(step).catch((error) => throwAt(number, error))),
  )
  const onBytes = prepared.flatMap(({ onBytes }) => onBytes ?? [])
  return {
    run: (words, limits) => runSteps<readonly string[]>(prepared, words, limits),
    runOnBytes:
      onBytes.length < steps.length ? null : (words, limits) => runSteps<WordBytes>(onBytes, words, limits),
  }
}

function runSteps<Words>(
  steps: readonly ((words: Words, limits: ReportLimits) => StepRun<Words>)[],
  words: Words,
  limits: ReportLimits,
): CleanedWords<Words> {
  const reports: StepReport[] = []
  let current = words
  for (const run of steps) {
    const { words: made, report } = run(current, limits)
    current = made
    reports.push(report)
  }
  return { words: current, steps: reports }
}

function throwAt(step: number, error: unknown): never {
  const isKnown = error instanceof StepError || error instanceof UnsupportedLanguageError
  if (!isKnown) throw error
  throw new CleaningError(error.message, step, { cause: error })
}
