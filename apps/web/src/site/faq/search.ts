import { toSearchable } from '@wordloom/engine'
import { toPlainText } from '../plain-text.ts'
import type { QuestionGroup } from './question.ts'

export function searchQuestions(groups: readonly QuestionGroup[], query: string): readonly QuestionGroup[] {
  const words = toWords(query)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = toSearched([question, ...answer.map(toPlainText)].join('\n'))
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

function toWords(query: string): readonly string[] {
  return toSearched(query).split(/\s+/).filter(Boolean)
}

/** Ignores case, accents and quotation marks. */
function toSearched(text: string): string {
  return toSearchable(text).replace(/[“”"']/g, '')
}
