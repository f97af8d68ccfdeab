import { describe, expect, it } from 'vitest'
import type { QuestionGroup } from './question.ts'
import { QUESTION_GROUPS } from './questions.ts'
import { searchQuestions } from './search.ts'

const groups: readonly QuestionGroup[] = [
  {
    id: 'one',
    title: 'One',
    questions: [
      { id: 'a', question: 'How do I export?', answer: ['As text, or as <code>CSV</code>.'] },
      { id: 'b', question: 'Where is the café?', answer: ['It’s “there”.'] },
    ],
  },
  { id: 'two', title: 'Two', questions: [{ id: 'c', question: 'Why?', answer: ['Text.', 'More.'] }] },
]

const found = (query: string) =>
  searchQuestions(groups, query).map(({ id, questions }) => [id, ...questions.map((each) => each.id)])

describe('the FAQ search', () => {
  it('finds all questions if it is empty', () => {
    expect(found('  ')).toEqual([
      ['one', 'a', 'b'],
      ['two', 'c'],
    ])
  })

  it('finds questions that contain every word, in the question or the answer', () => {
    expect(found('text')).toEqual([
      ['one', 'a'],
      ['two', 'c'],
    ])
    expect(found('text export')).toEqual([['one', 'a']])
    expect(found('export more')).toEqual([])
  })

  it('ignores case, accents and quotation marks, and matches parts of words', () => {
    expect(found('CAFE')).toEqual([['one', 'b']])
    expect(found("it's")).toEqual([['one', 'b']])
    expect(found('csv')).toEqual([['one', 'a']])
  })

  it('does not match tags in a text', () => {
    expect(found('code')).toEqual([])
  })
})

describe('the questions of the FAQ', () => {
  const all = QUESTION_GROUPS.flatMap(({ questions }) => questions)

  it('have unique ids, different from those of their groups', () => {
    const ids = [...QUESTION_GROUPS, ...all].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('are in four groups of five to eight', () => {
    expect(QUESTION_GROUPS.map(({ title }) => title)).toEqual([
      'General',
      'Account',
      'Technical',
      'Use cases',
    ])
    for (const { questions } of QUESTION_GROUPS) {
      expect(questions.length).toBeGreaterThanOrEqual(5)
      expect(questions.length).toBeLessThanOrEqual(8)
    }
  })
})
