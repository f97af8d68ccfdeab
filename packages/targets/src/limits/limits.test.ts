import { describe, expect, it } from 'vitest'
import { describeLimit, type Limit } from '../limit.ts'
import { LIMITS } from './limits.ts'

describe.each(Object.entries<Limit>(LIMITS))('the limit %s', (id, limit) => {
  it('has a number for each unit', () => {
    const numbers = Object.values(limit.most)
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers) expect(Number.isSafeInteger(number) && number > 0).toBe(true)
  })

  it('has a source with a title, a secure URL and the day it was read', () => {
    expect(limit.source.title).not.toBe('')
    expect(new URL(limit.source.url).protocol).toBe('https:')
    expect(new Date(limit.checked).toISOString().slice(0, 10)).toBe(limit.checked)
  })

  it('is named by lowercase words and says each thing in sentences', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    if (limit.note !== undefined) expect(limit.note).toMatch(/^[A-Z0-9].*\.$/)
  })
})

it('describes a limit in all its units, with grouped digits', () => {
  expect(describeLimit({ most: { characters: 80, words: 10 } })).toBe('80 characters, 10 words')
  expect(describeLimit({ most: { rows: 1_048_576 } })).toBe('1,048,576 rows')
})

it('has no two limits for the same field of a platform', () => {
  const fields = Object.values<Limit>(LIMITS).map(({ platform, field }) => `${platform}: ${field}`)
  expect(new Set(fields).size).toBe(fields.length)
})
