import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { UnreadableWorkbookError } from './unreadable-error.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 5)
const LIMITS = { unpackedBytes: 1e6, cells: 1e4, characters: 1e5 }

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const PARTS = {
  '_rels/.rels': `<R>${relation('1', 'officeDocument', 'xl/workbook.xml')}</R>`,
  'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<R>${relation('1', 'worksheet', 'sheet.xml')}${relation('2', 'sharedStrings', 'strings.xml')}${relation('3', 'styles', 'styles.xml')}</R>`,
  'xl/strings.xml': '<sst><si><t>a</t></si><si><r><t>b</t></r><rPh><t>c</t></rPh></si></sst>',
  'xl/styles.xml':
    '<s><numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></s>',
  'xl/sheet.xml':
    '<w><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="0"><v>45292.5</v></c></row><row><c t="inlineStr"><is><t>_x0041_</t></is></c></row></sheetData></w>',
} as const

const piece = fc.constantFrom(
  '<',
  '>',
  '/',
  '"',
  '&amp;',
  '&',
  '<row>',
  '</c>',
  '<c r="ZZZ9">',
  '<v>-1e999</v>',
  '\0',
  '<!DOCTYPE a>',
  ']]>',
  '<!--',
)

const file = fc
  .record({
    path: fc.constantFrom(...Object.keys(PARTS)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(5),
    piece,
    bytes: fc.array(
      fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.integer({ min: 0, max: 255 }) }),
      { maxLength: 3 },
    ),
  })
  .map(({ path, at, length, piece, bytes }) => {
    const parts = Object.entries(PARTS).map(([name, text]) => {
      const from = Math.floor(at * text.length)
      return [name, strToU8(name === path ? text.slice(0, from) + piece + text.slice(from + length) : text)]
    })
    const zipped = zipSync(Object.fromEntries(parts))
    for (const { at, byte } of bytes)
      zipped[Math.min(zipped.length - 1, Math.floor(at * zipped.length))] = byte
    return zipped
  })

describe('a changed workbook', () => {
  it(
    'is read, or refused with a reason',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(file, fc.uint8Array({ maxLength: 400 })), async (bytes) => {
          try {
            const { cells, starts, width } = await readWorkbook(bytes, { sheet: null, limits: LIMITS })
            expect(cells.length).toBeLessThanOrEqual(LIMITS.cells)
            expect(starts.every((start) => start < cells.length)).toBe(true)
            expect(width).toBeLessThanOrEqual(16_384)
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableWorkbookError)
          }
        }),
        { numRuns: 1_000_000, interruptAfterTimeLimit: SECONDS * 1000 },
      )
    },
    (SECONDS + 60) * 1000,
  )
})
