import { MAX_COLUMNS, MAX_TITLE_CHARACTERS } from '@wordloom/contract'
import { expect, it } from 'vitest'
import { proposeName } from './propose-name.ts'

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
