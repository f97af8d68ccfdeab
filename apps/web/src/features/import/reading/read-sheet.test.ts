import { writeWorkbook } from '@wordloom/xlsx'
import { describe, expect, it } from 'vitest'
import { Reader } from './reader.ts'

const OPTIONS = { format: 'xlsx', encoding: null, delimiter: null, hasPlainQuotes: false } as const
const CHOICE = {
  columns: 'all',
  hasHeader: true,
  isSplit: true,
  dropsDuplicates: false,
  dropsKnown: false,
  dropsTooLong: false,
} as const

async function aWorkbook(...rows: readonly (readonly string[])[]): Promise<Blob> {
  const lines = rows.map((cells) => `${cells.map((cell) => JSON.stringify(cell)).join(',')}\n`)
  const limits = { rows: 2, bytes: 1e6 }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const written = writeWorkbook([new TextEncoder().encode(lines.join(''))], { hasHeader: true, limits })
  for await (const chunk of written) chunks.push(chunk)
  return new Blob(chunks)
}

describe('a workbook', () => {
  const SHOPS = [
    ['City', 'Trade', 'Volume'],
    ['Leeds', '=1+1', '30'],
    ['York', '00412', ''],
  ]

  it('is read sheet by sheet, as a table with a header', async () => {
    const reader = new Reader()
    const file = await aWorkbook(...SHOPS)
    const first = await reader.read({ file }, { ...OPTIONS, sheet: null })
    expect(first).toMatchObject({
      sheets: { names: ['Combinations', 'Combinations 2'], place: 0 },
      outcome: { kind: 'read', width: 3, hasHeader: true, textColumns: [0, 1] },
    })
    const second = await reader.read({ file }, { ...OPTIONS, sheet: 1 })
    expect(second.sheets?.place).toBe(1)
    reader.choose(CHOICE)
    expect(reader.take()).toEqual([
      { header: 'City', text: 'York', count: 1 },
      { header: 'Trade', text: '00412', count: 1 },
    ])
  })

  it('is refused, but shows its sheets, if the sheet is empty', async () => {
    const reading = await new Reader().read({ file: await aWorkbook() }, { ...OPTIONS, sheet: null })
    expect(reading).toMatchObject({
      sheets: { names: ['Combinations'] },
      outcome: { kind: 'refused', message: 'Failed to parse XLSX format: this sheet is empty.' },
    })
  })

  it('is refused with the reason if it is something else', async () => {
    const reading = await new Reader().read({ file: new Blob(['a,b']) }, { ...OPTIONS, sheet: null })
    expect(reading).toMatchObject({
      sheets: null,
      outcome: {
        kind: 'refused',
        message: expect.stringContaining("Failed to parse XLSX format: it's damaged"),
      },
    })
  })
})
