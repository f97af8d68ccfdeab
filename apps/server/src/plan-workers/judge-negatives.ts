import { MAX_LISTED_EFFECTS, MAX_LISTED_PROBLEMS, type NegativeEffects } from '@wordloom/contract'
import {
  type JudgingLimits,
  judgeKeywords,
  type NegativePlatformId,
  TooMuchWorkError,
} from '@wordloom/targets'
import type { Unusable } from './measure.ts'

export interface NegativesTask {
  readonly keywords: string
  readonly negatives: string
  readonly platform: NegativePlatformId
}

/** The steps take less than two seconds. A line takes less than a kilobyte of memory. */
const LIMITS: JudgingLimits = {
  mostEffects: MAX_LISTED_EFFECTS,
  mostCharacters: 8 * 1024 * 1024,
  mostLines: 500_000,
  mostSteps: 100_000_000,
}

export function judgeNegatives(task: NegativesTask): NegativeEffects | Unusable {
  try {
    const { keywordProblems, negativeProblems, ...judged } = judgeKeywords(task, LIMITS)
    return {
      ...judged,
      keywordProblems: keywordProblems.slice(0, MAX_LISTED_PROBLEMS),
      negativeProblems: negativeProblems.slice(0, MAX_LISTED_PROBLEMS),
    }
  } catch (error) {
    if (error instanceof TooMuchWorkError) return { problem: error.message }
    throw error
  }
}
