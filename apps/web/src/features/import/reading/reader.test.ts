import { describe, expect, it } from 'vitest'
import { Reader } from './reader.ts'

const CHOICE = {
  columns: 'all',
  hasHeader: false,
  isSplit: false,
  dropsDuplicates: false,
  dropsKnown: true,
  dropsTooLong: false,
} as const
const OPTIONS = {
  format: 'txt',
  encoding: null,
  delimiter: null,
  hasPlainQuotes: false,
  sheet: null,
} as const

describe('a reader that compares with a list', () => {
  it('adds nothing when it runs again, whatever spaces the list has around its words', async () => {
    const reader = new Reader()
    await reader.read({ text: 'green\n red\ngreen\ngray' }, OPTIONS)
    reader.compareWith('\tred  \nblue')
    expect(reader.choose(CHOICE)).toMatchObject({ total: 3, known: 1 })
    const [taken] = reader.take()
    expect(taken).toMatchObject({ text: 'green\ngreen\ngray', count: 3 })
    reader.compareWith(`\tred  \nblue\n${taken?.text}`)
    expect(reader.choose(CHOICE)).toMatchObject({ total: 0, known: 3 })
    expect(reader.take()).toEqual([])
  })
})
