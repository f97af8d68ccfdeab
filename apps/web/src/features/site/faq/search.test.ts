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

describe('searching the questions', () => {
  it('finds all of them for nothing', () => {
    expect(found('  ')).toEqual([
      ['one', 'a', 'b'],
      ['two', 'c'],
    ])
  })

  it('finds those that hold every word, in question or answer', () => {
    expect(found('text')).toEqual([
      ['one', 'a'],
      ['two', 'c'],
    ])
    expect(found('text export')).toEqual([['one', 'a']])
    expect(found('export more')).toEqual([])
  })

  it('does not mind case, accents, quotation marks and parts of words', () => {
    expect(found('CAFE')).toEqual([['one', 'b']])
    expect(found("it's")).toEqual([['one', 'b']])
    expect(found('csv')).toEqual([['one', 'a']])
  })

  it('does not find the marks in a text', () => {
    expect(found('code')).toEqual([])
  })
})

describe('the questions of the product', () => {
  const all = QUESTION_GROUPS.flatMap(({ questions }) => questions)

  it('have addresses of their own, apart from those of their groups', () => {
    const ids = [...QUESTION_GROUPS, ...all].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('stand in four groups of five to eight', () => {
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
