import { expect, it } from 'vitest'
import { toTableSource } from './table-source.ts'

const all = ['a', 'b', 'c'].map((cell) => [cell, cell.toUpperCase()])
const source = toTableSource({ extent: 3n }, async (from, count) =>
  all.slice(Number(from), Number(from) + count),
)

it('gives the cells of rows, with the number of each row', async () => {
  expect(await source.after(1n, 5)).toEqual([
    { key: 1n, cells: ['b', 'B'] },
    { key: 2n, cells: ['c', 'C'] },
  ])
})

it('gives the rows before a row, and none before the first', async () => {
  expect((await source.before(2n, 1)).map(({ key }) => key)).toEqual([1n])
  expect((await source.before(2n, 9)).map(({ key }) => key)).toEqual([0n, 1n])
  expect(await source.before(0n, 9)).toEqual([])
})

it('fails without cells', async () => {
  const empty = toTableSource({ extent: 3n }, async () => null)
  await expect(empty.after(0n, 1)).rejects.toThrow("These rows can't be shown as a table.")
})
