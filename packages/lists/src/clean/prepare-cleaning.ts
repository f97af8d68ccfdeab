import { UnsupportedLanguageError } from '../near/languages.ts'
import { CleaningError } from './cleaning-error.ts'
import type { CleaningStep } from './cleaning-step.ts'
import { prepareStep } from './prepare-step.ts'
import { StepError } from './step-error.ts'
import type { ReportLimits, StepReport } from './step-run.ts'

export interface CleanedWords {
  readonly words: readonly string[]
  readonly steps: readonly StepReport[]
}

export interface Cleaning {
  /** Pure: the same words make the same words. Takes about a second for a million words and a simple step. */
  run(words: readonly string[], limits: ReportLimits): CleanedWords
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
  return {
    run(words, limits) {
      const reports: StepReport[] = []
      let current = words
      for (const runStep of prepared) {
        const { words: made, report } = runStep(current, limits)
        current = made
        reports.push(report)
      }
      return { words: current, steps: reports }
    },
  }
}

function throwAt(step: number, error: unknown): never {
  const isKnown = error instanceof StepError || error instanceof UnsupportedLanguageError
  if (!isKnown) throw error
  throw new CleaningError(error.message, step, { cause: error })
}
