import { MAX_LISTED_EFFECTS, MAX_LISTED_PROBLEMS, type NegativeEffects } from '@wordloom/contract'
import { judgeKeywords, type NegativePlatformId } from '@wordloom/targets'

export interface NegativesTask {
  readonly keywords: string
  readonly negatives: string
  readonly platform: NegativePlatformId
}

export function judgeNegatives(task: NegativesTask): NegativeEffects {
  const { keywordProblems, negativeProblems, ...judged } = judgeKeywords(task, MAX_LISTED_EFFECTS)
  return {
    ...judged,
    keywordProblems: keywordProblems.slice(0, MAX_LISTED_PROBLEMS),
    negativeProblems: negativeProblems.slice(0, MAX_LISTED_PROBLEMS),
  }
}
