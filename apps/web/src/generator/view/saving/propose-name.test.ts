import { MAX_COLUMNS, MAX_TITLE_CHARACTERS } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { proposeListName, proposeName } from './propose-name.ts'

it('is the names of the columns, or their first words', () => {
  expect(
    proposeName({ columns: ['oak\nash', 'table', 'sturdy'], names: ['Wood', 'Furniture', 'Promise'] }),
  ).toBe('Wood × Furniture × Promise')
  expect(proposeName({ columns: ['\n oak \nash', 'table, chair'], names: ['', ''] })).toBe('oak × table')
  expect(proposeName({ columns: ['oak\nash', 'table', ' '], names: ['Wood'] })).toBe('Wood × table')
})

it('leaves out columns without words', () => {
  expect(proposeName({ columns: ['oak', '', ' \n '], names: ['Wood', 'Furniture', ''] })).toBe('Wood')
})

it('is never too long for a name', () => {
  for (const word of ['long '.repeat(60), '🦊'.repeat(60), `a${'🦊'.repeat(60)}`]) {
    const name = proposeName({ columns: Array.from({ length: MAX_COLUMNS }, () => word) })
    expect(name.isWellFormed()).toBe(true)
    expect(name.length).toBeLessThanOrEqual(MAX_TITLE_CHARACTERS)
  }
})

it.each([
  ['red\nblue', 'red, blue'],
  ['red\nblue\ngreen\nviolet\norange', 'red, blue, green, violet…'],
  ['\r\n  oak   wood \r\n\r\nash', 'oak wood, ash'],
  [' \n ', ''],
  [`${'long '.repeat(60)}\nshort`, 'long long long long long long…'],
])('a list is proposed the first words as its name: %j', (words, name) => {
  expect(proposeListName(words)).toBe(name)
})

it('a list of a million words gets its name from the first ones', () => {
  expect(proposeListName('word\n'.repeat(1_000_000))).toBe('word, word, word, word, word…')
})
