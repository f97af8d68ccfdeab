import { anAd, aPlan, aRow, aText } from '@wordloom/testing/uploads/plan'
import { describe, expect, it } from 'vitest'
import { toCell, toLine } from './delimited.ts'
import { UPLOAD_FORMATS } from './upload-formats.ts'
import { ownHeader, toText, uploadRows } from './write-upload.ts'

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['5" nails', '"5"" nails"'],
    ['a\tb\r\nc\rd\ne', 'a b c d e'],
    ['[]', ''],
    [' [ ] ', ''],
    ['[a]', '[a]'],
    ['', ''],
  ])('of %j is written as %j between commas', (text, written) => {
    expect(toCell(text, ',')).toBe(written)
  })

  it('needs no quotes for a comma between tabs', () => {
    expect(toLine(['a, b', '', 'c"'], '\t')).toBe('a, b\t\t"c"""\r\n')
  })
})

describe('a file', () => {
  const plan = aPlan({
    rows: [aRow({ keywords: ['a', 'b'], labels: ['one\ttwo'] })],
    ads: [anAd({ headlines: [aText('A', 1), aText('B'), aText('C')] })],
  })

  it('has its rows as text in chunks, and the same each time', () => {
    const [file] = UPLOAD_FORMATS['google-ads-editor'].files(plan)
    if (file === undefined) throw new Error('The format has a file.')
    const write = () => [
      ...toText(uploadRows(plan, file, ownHeader(file)), { delimiter: '\t', encoding: 'utf-16le' }),
    ]
    expect(write()).toEqual(write())
    expect(write().join('').startsWith('\ufeffCampaign\t')).toBe(true)
    expect(write().join('')).toContain('\tone two\t')
    expect(write().join('').split('\r\n')).toHaveLength(7)
  })
})
