import { expect, it } from 'vitest'
import { toExportSamples } from './exports.ts'

it('export samples match what Export writes', () => {
  const example = { columns: [['red', 'blue'], ['fox']], options: { separator: 'space' } } as const
  expect(toExportSamples(example, 2n)).toEqual([
    { format: 'txt', text: 'red fox\nblue fox\n' },
    { format: 'csv', text: '"red fox"\r\n"blue fox"\r\n' },
    { format: 'csv-columns', text: '"red","fox"\r\n"blue","fox"\r\n' },
    { format: 'json', text: '["red fox",\n"blue fox"]\n' },
  ])
})
