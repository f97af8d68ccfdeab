import { MAX_LISTED_EFFECTS, MAX_LISTED_PROBLEMS, type NegativeEffects } from '@wordloom/contract'
import { openFile, ReadingError, readKeywordRows, summarizeReport } from '@wordloom/reading'
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
  readonly report?: boolean | undefined
}

/** The steps take less than two seconds. A line takes less than a kilobyte of memory. */
const LIMITS: JudgingLimits = {
  maxEffects: MAX_LISTED_EFFECTS,
  maxCharacters: 8 * 1024 * 1024,
  maxLines: 500_000,
  maxSteps: 100_000_000,
}

export async function judgeNegatives({
  platform,
  report,
  ...texts
}: NegativesTask): Promise<NegativeEffects | Unusable> {
  try {
    const [keywordFile, negativeFile] = [await openFile(texts.keywords), await openFile(texts.negatives)]
    const keywords = await readKeywordRows(keywordFile)
    const negatives = await readKeywordRows(negativeFile)
    const { keywordProblems, negativeProblems, ...judged } = judgeKeywords(
      { keywords, negatives, platform },
      LIMITS,
    )
    return {
      ...judged,
      keywordProblems: keywordProblems.slice(0, MAX_LISTED_PROBLEMS),
      negativeProblems: negativeProblems.slice(0, MAX_LISTED_PROBLEMS),
      ...(report === true && {
        reading: {
          keywords: summarizeReport(keywordFile.report()),
          negatives: summarizeReport(negativeFile.report()),
        },
      }),
    }
  } catch (error) {
    if (error instanceof ReadingError) return { problem: error.message }
    if (error instanceof TooMuchWorkError) return { problem: error.message, isTooLarge: true }
    throw error
  }
}
