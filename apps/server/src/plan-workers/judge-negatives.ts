import { MAX_LISTED_EFFECTS, MAX_LISTED_PROBLEMS, type NegativeEffects } from '@wordloom/contract'
import { openFile, ReadingError, readKeywordRows } from '@wordloom/reading'
import {
  type JudgingLimits,
  judgeKeywords,
  type NegativePlatformId,
  TooMuchWorkError,
} from '@wordloom/targets'
import type { Unusable } from './unusable.ts'

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

export async function judgeNegatives({
  platform,
  ...texts
}: NegativesTask): Promise<NegativeEffects | Unusable> {
  try {
    const keywords = await readKeywordRows(await openFile(texts.keywords))
    const negatives = await readKeywordRows(await openFile(texts.negatives))
    const { keywordProblems, negativeProblems, ...judged } = judgeKeywords(
      { keywords, negatives, platform },
      LIMITS,
    )
    return {
      ...judged,
      keywordProblems: keywordProblems.slice(0, MAX_LISTED_PROBLEMS),
      negativeProblems: negativeProblems.slice(0, MAX_LISTED_PROBLEMS),
    }
  } catch (error) {
    if (error instanceof ReadingError) return { problem: error.message }
    if (error instanceof TooMuchWorkError) return { problem: error.message, isTooLarge: true }
    throw error
  }
}
