import {
  type Cleaning,
  CleaningError,
  type CleaningStep,
  prepareCleaning,
  type StepReport,
} from '@wordloom/lists'
import { expose } from 'comlink'

export interface CleaningPreview {
  readonly before: number
  readonly after: number
  readonly reports: readonly StepReport[]
  readonly sample: readonly string[]
}

/** Errors would lose their fields on the way to the page. */
export type CleaningOutcome =
  | { readonly kind: 'cleaned'; readonly preview: CleaningPreview }
  | { readonly kind: 'refused'; readonly step: number; readonly message: string }

const LIMITS = { examples: 20, groups: 50 }
const SAMPLE = 200

let words: readonly string[] = []
let cleaned: readonly string[] = []

const cleaning = {
  async take(text: Blob): Promise<void> {
    words = (await text.text()).split(/\r\n|\r|\n/)
    if (words.at(-1) === '') words = words.slice(0, -1)
  },

  async clean(steps: readonly CleaningStep[]): Promise<CleaningOutcome> {
    const prepared = await prepare(steps)
    if ('message' in prepared) return prepared
    const { words: made, steps: reports } = prepared.run(words, LIMITS)
    cleaned = made
    const preview = { before: words.length, after: made.length, reports, sample: made.slice(0, SAMPLE) }
    return { kind: 'cleaned', preview }
  },

  text: (): string => cleaned.join('\n'),
}

export type CleaningApi = typeof cleaning

expose(cleaning)

async function prepare(
  steps: readonly CleaningStep[],
): Promise<Cleaning | Extract<CleaningOutcome, { kind: 'refused' }>> {
  try {
    return await prepareCleaning(steps)
  } catch (error) {
    if (!(error instanceof CleaningError)) throw error
    return { kind: 'refused', step: error.step, message: error.message }
  }
}
