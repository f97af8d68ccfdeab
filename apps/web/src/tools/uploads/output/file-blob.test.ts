import { readWorkbook } from '@wordloom/xlsx'
import { describe, expect, it } from 'vitest'
import { toBlob } from './file-blob.ts'

const ROWS = [
  ['Keyword', 'Label'],
  ['東京, 🦊', 'a'],
]

describe('a file of an upload', () => {
  it('is text in UTF-8', async () => {
    const fileKind = { kind: 'text', syntax: { delimiter: ',', encoding: 'utf-8' } } as const
    const blob = await toBlob(ROWS, { fileKind, hasHeader: true })
    expect(await blob.text()).toBe('Keyword,Label\r\n"東京, 🦊",a\r\n')
  })

  it('is text in UTF-16 with a byte order mark', async () => {
    const fileKind = { kind: 'text', syntax: { delimiter: '\t', encoding: 'utf-16le' } } as const
    const blob = await toBlob(ROWS, { fileKind, hasHeader: true })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xfe])
    expect(new TextDecoder('utf-16le').decode(bytes)).toBe('Keyword\tLabel\r\n東京, 🦊\ta\r\n')
  })

  it('is a workbook with the sheet of the template', async () => {
    const fileKind = { kind: 'workbook', sheetName: 'Products' } as const
    const blob = await toBlob(ROWS, { fileKind, hasHeader: true })
    const limits = { cells: 100, characters: 1000, unpackedBytes: 1_000_000 }
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const { sheets, cells } = await readWorkbook(bytes, { sheet: null, limits })
    expect(sheets).toEqual(['Products'])
    expect(cells).toEqual(ROWS.flat())
  })
})
