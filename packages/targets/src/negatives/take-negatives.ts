import { type Keyword, writeNotation } from './keyword.ts'
import { findNegativeProblem, type NegativePlatformId } from './platforms.ts'
import { type KeywordRows, type LineProblem, readNegatives } from './read-keywords.ts'

export interface TakenNegatives {
  readonly negatives: readonly Keyword[]
  /** Lines that can't be used, and negatives that the platform refuses, in the order of the lines. */
  readonly problems: readonly LineProblem[]
}

/**
 * Reads negatives and leaves out those that the platform doesn't take, because they block nothing there. Those that it's
 * only reported to refuse stay.
 */
export function takeNegatives(source: KeywordRows, platform: NegativePlatformId): TakenNegatives {
  const { keywords, problems } = readNegatives(source, platform)
  const taken: Keyword[] = []
  const refused: LineProblem[] = []
  for (const negative of keywords) {
    const problem = findNegativeProblem(negative, platform)
    if (problem === null || problem.evidence === 'secondary') taken.push(negative)
    if (problem !== null)
      refused.push({ line: negative.line, text: writeNotation(negative), message: problem.message })
  }
  return { negatives: taken, problems: [...problems, ...refused].sort((a, b) => a.line - b.line) }
}
