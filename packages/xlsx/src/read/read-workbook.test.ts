import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fillMergedCells } from './fill-merged-cells.ts'
import { readWorkbook } from './read-workbook.ts'
import { UnreadableWorkbookError } from './unreadable-error.ts'

const LIMITS = { unpackedBytes: 1e7, cells: 1e5, characters: 1e6 }
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  readonly [path: string]: string
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const relations = (...entries: readonly string[]) => `<Relationships>${entries.join('')}</Relationships>`
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

function partsOf(rows: string, more: Parts = {}): Parts {
  return {
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Cities" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'sharedStrings', 'sharedStrings.xml'),
      relation('rId3', 'styles', '/xl/styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheetOf(rows),
    ...more,
  }
}

function zip(parts: Parts): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
}

async function read(parts: Parts, sheet: number | null = null, limits = LIMITS) {
  const { cells, starts, ...content } = await readWorkbook(zip(parts), { sheet, limits })
  return {
    ...content,
    rows: starts.map((start, row) => cells.slice(start, starts[row + 1] ?? cells.length)),
  }
}

async function contentOf(worksheet: string, more: Parts = {}) {
  return read({ ...partsOf('', more), 'xl/worksheets/sheet1.xml': `<worksheet>${worksheet}</worksheet>` })
}

async function rowsOf(rows: string, more: Parts = {}) {
  return (await read(partsOf(rows, more))).rows
}

async function reasonFor(bytes: Uint8Array, limits = LIMITS) {
  try {
    await readWorkbook(bytes, { sheet: null, limits })
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return error.reason
    throw error
  }
  return null
}

/** Cells with the given number formats: built-in ones by number, others by code. */
async function shown(value: string, format: number | string, workbook = ''): Promise<string | undefined> {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${typeof format === 'string' ? format : ''}"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${typeof format === 'string' ? 164 : format}"/></cellXfs></styleSheet>`
  const parts = partsOf(`<row><c s="1"><v>${value}</v></c></row>`, { 'xl/styles.xml': styles })
  const { rows } = await read({
    ...parts,
    'xl/workbook.xml': `<workbook>${workbook}<sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`,
  })
  return rows[0]?.[0]
}

describe('a workbook', () => {
  it('may keep its texts in one place, in runs, with readings of East Asian words', async () => {
    const strings =
      '<sst><si><t>Leeds</t></si><si><r><t xml:space="preserve">New </t></r><r><rPr/><t>York</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si></sst>'
    const cells = [0, 1, 2, 0].map((text, row) => `<row><c r="A${row + 1}" t="s"><v>${text}</v></c></row>`)
    expect(await rowsOf(cells.join(''), { 'xl/sharedStrings.xml': strings })).toEqual([
      ['Leeds'],
      ['New York'],
      ['東京'],
      ['Leeds'],
    ])
  })

  it('may have texts in its cells, and characters that XML can not carry', async () => {
    const rows =
      '<row><c t="inlineStr"><is><t>a</t></is></c><c t="str"><f>A1&amp;"x"</f><v>ax_x000D_</v></c></row>' +
      '<row><c t="inlineStr"><is><r><t>&lt;b&gt;</t></r><r><t>_x005F_x0041_</t></r></is></c></row>'
    expect(await rowsOf(rows)).toEqual([['a', 'ax\r'], ['<b>_x0041_']])
  })

  it('has booleans, errors, and formulas with or without a result', async () => {
    const cells =
      '<c t="b"><v>true</v></c><c t="b"><v>0</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><f>1+1</f><v>2</v></c><c><f>A1</f></c>'
    expect(await rowsOf(`<row>${cells}</row>`)).toEqual([['TRUE', 'FALSE', 'TRUE', '#N/A', '2']])
  })

  it('has its cells where their addresses say, without empty rows', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c><c r="E2" s="1"/></row><row r="3"/>' +
      '<row r="9"><c r="AA9"><v>3</v></c></row>'
    const { rows: read2, width } = await read(partsOf(rows))
    expect(read2).toEqual([
      ['', '1', '', '2'],
      [...Array.from({ length: 26 }, () => ''), '3'],
    ])
    expect(width).toBe(27)
  })

  it('may use any prefix for its elements', async () => {
    const parts = partsOf('')
    expect(
      await read({
        ...parts,
        'xl/worksheets/sheet1.xml':
          '<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
      }),
    ).toMatchObject({ rows: [['a']] })
  })

  it('has several sheets, of which the first one that is not hidden is read', async () => {
    const parts = {
      ...partsOf('<row><c><v>1</v></c></row>'),
      'xl/worksheets/other.xml': sheetOf('<row><c><v>2</v></c></row>'),
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Hidden" state="hidden" r:id="rId1"/><sheet name="Chart" r:id="rId4"/><sheet name="A &amp; B" r:id="rId5"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
        relation('rId4', 'chartsheet', 'chartsheets/sheet1.xml'),
        relation('rId5', 'worksheet', 'worksheets/../worksheets/other.xml'),
      ),
    }
    expect(await read(parts)).toMatchObject({ sheets: ['Hidden', 'A & B'], sheet: 1, rows: [['2']] })
    expect(await read(parts, 0)).toMatchObject({ sheet: 0, rows: [['1']] })
  })
})

describe('a sheet', () => {
  const text = (letters: string, row: number, value: string) =>
    `<c r="${letters}${row}" t="inlineStr"><is><t>${value}</t></is></c>`

  it('says which rows and columns are hidden', async () => {
    const content = await contentOf(
      '<cols><col min="2" max="3" hidden="1"/><col min="9" max="16384" hidden="1"/></cols><sheetData>' +
        `<row r="1">${text('A', 1, 'a')}${text('C', 1, 'c')}</row><row r="2" hidden="true"/>` +
        `<row r="3" hidden="1">${text('A', 3, 'b')}</row></sheetData>`,
    )
    expect(content).toMatchObject({ hiddenRows: [1], hiddenColumns: [1, 2] })
  })

  it('counts formulas that no program has calculated', async () => {
    const { uncalculated, rows } = await contentOf(
      '<sheetData><row><c><f>A2</f></c><c><f>A3</f><v/></c><c t="str"><f>A4</f><v></v></c><c><f>1</f><v>1</v></c></row></sheetData>',
    )
    expect(uncalculated).toBe(2)
    expect(rows).toEqual([['', '', '', '1']])
  })

  it('keeps numbers whose formats show something else', async () => {
    const styles = '<s><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs></s>'
    const { numbers } = await contentOf(
      '<sheetData><row><c><v>7</v></c><c s="1"><v>0.5</v></c></row></sheetData>',
      { 'xl/styles.xml': styles },
    )
    expect(numbers).toEqual(Float64Array.of(Number.NaN, 0.5))
  })

  it('can fill merged cells down, where a row has no text of its own', async () => {
    const content = await readWorkbook(
      zip({
        ...partsOf(''),
        'xl/worksheets/sheet1.xml':
          `<worksheet><sheetData><row r="1">${text('A', 1, 'x')}${text('B', 1, 'Shoes')}</row>` +
          `<row r="3">${text('A', 3, 'y')}</row><row r="4">${text('A', 4, 'z')}${text('B', 4, 'own')}</row>` +
          `<row r="5">${text('A', 5, 'end')}</row></sheetData>` +
          '<mergeCells><mergeCell ref="B1:B4"/><mergeCell ref="A5:B5"/><mergeCell ref="C2:C9"/></mergeCells></worksheet>',
      }),
      { sheet: null, limits: LIMITS },
    )
    expect(content.merged).toEqual([{ column: 1, firstRow: 0, lastRow: 2 }])
    const { cells, starts, merged } = fillMergedCells(content, 100)
    expect({ cells, starts, merged }).toEqual({
      cells: ['x', 'Shoes', 'y', 'Shoes', 'z', 'own', 'end'],
      starts: [0, 2, 4, 6],
      merged: [],
    })
  })

  it('may be in a strict workbook, whose dates are written out', async () => {
    const iso = (value: string) => `<c t="d"><v>${value}</v></c>`
    const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    const parts = partsOf(
      `<row>${iso('2024-01-01')}${iso('2024-01-01T00:00:00')}${iso('2024-01-01T18:30:00.000Z')}${iso('soon')}</row>`,
    )
    const strictParts = Object.entries(parts).map(([path, part]) => [path, part.replaceAll(OFFICE, strict)])
    const { rows } = await read(Object.fromEntries(strictParts))
    expect(rows).toEqual([['2024-01-01', '2024-01-01', '2024-01-01 18:30', 'soon']])
  })
})

describe('a number of a workbook', () => {
  it.each([
    ['42', 0, '42'],
    ['0.30000000000000004', 0, '0.3'],
    ['-1.5', 0, '-1.5'],
    ['1E21', 0, '1000000000000000000000'],
    ['1.0000000000000001E-7', 0, '0.0000001'],
    ['412', '00000', '00412'],
    ['45000', '@', '45000'],
    ['4006381333931', '0.00E+00', '4006381333931'],
    ['5', 'bad[', '5'],
    ['5', ';;;', '5'],
    ['5', '['.repeat(80_000), '5'],
  ])('%s in the format %s is shown in plain digits as %s', async (value, format, expected) => {
    expect(await shown(value, format)).toBe(expected)
  })

  it.each([
    ['1234.5', 4, '1,234.50'],
    ['0.5', 9, '50%'],
    ['3', '0 &quot;days&quot;', '3 days'],
    ['3', '[Red]0', '3'],
    ['-3', '[Blue]0;[Red](0)', '(3)'],
    ['0', '0;-0;&quot;none&quot;', 'none'],
    ['42', '&quot;SKU-&quot;0000', 'SKU-0042'],
    ['12345678', '00000-0000', '01234-5678'],
    ['1234', '000\\-000', '001-234'],
    ['7', '\\K0000', 'K0007'],
    ['5.5', '00.00', '05.50'],
    ['5551234567', '[&lt;=9999999]###-####;(###) ###-####', '(555) 123-4567'],
    ['1234.5', '_-* #,##0.00\\ &quot;€&quot;_-', '1,234.50 €'],
    ['5', '[$€-407]#,##0.00', '€5.00'],
    ['1.5', '# ?/?', '1 1/2'],
    ['4006381333931', '0', '4006381333931'],
  ])('%s in the format %s is shown as Excel does, as %s', async (value, format, expected) => {
    expect(await shown(value, format)).toBe(expected)
  })

  it.each([
    ['45292', 14, '2024-01-01'],
    ['45292.75', 22, '2024-01-01 18:00'],
    ['0.5208449074', 21, '12:30:01'],
    ['1.5', '[h]:mm', '36:00'],
    ['45292', 'yyyy\\-mm\\-dd', '2024-01-01'],
    ['45292', '[$-409]d mmm yyyy;@', '2024-01-01'],
    ['45292', 'mmmm', '2024-01-01'],
    ['45292.999999', 'dd/mm/yy hh:mm', '2024-01-02 00:00'],
    ['1', 14, '1900-01-01'],
    ['59', 14, '1900-02-28'],
    ['60', 14, '1900-02-29'],
    ['61', 14, '1900-03-01'],
    ['2958465', 14, '9999-12-31'],
    ['2958466', 14, '2958466'],
    ['-1', 14, '-1'],
  ])('%s in the format %s is the date or time %s', async (value, format, expected) => {
    expect(await shown(value, format)).toBe(expected)
  })

  it('shows numbers in linear time: a format longer than Excel takes is not used', async () => {
    const ofLength = (length: number) => `${'&quot;x&quot;'.repeat((length - 1) / 3)}0`
    expect(await shown('5', ofLength(253))).toBe(`${'x'.repeat(84)}5`)
    for (const length of [256, 80_000 - 2]) expect(await shown('5', ofLength(length))).toBe('5')
    expect(await shown('5', '['.repeat(80_000))).toBe('5')
  })

  it('counts days from 1904 if the workbook says so', async () => {
    expect(await shown('0', 14, '<workbookPr date1904="1"/>')).toBe('1904-01-01')
  })
})

describe("a file that isn't a readable workbook", () => {
  const good = partsOf('<row><c><v>1</v></c></row>')

  it.each([
    ['protected', 'EncryptedPackage'],
    ['old', 'Workbook'],
    ['old', 'Book'],
  ])('is told apart as %s by the stream %s of a compound file', async (reason, stream) => {
    const bytes = new Uint8Array(1024)
    bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    bytes.set(Buffer.from(stream, 'utf16le'), 640)
    expect(await reasonFor(bytes)).toBe(reason)
  })

  it('is told apart if its parts have a password', async () => {
    const encrypted = zip(good)
    // The first bit of the flags, in the local header and in the directory.
    const view = new DataView(encrypted.buffer, encrypted.byteOffset)
    for (let at = 0; at + 4 < encrypted.length; at++) {
      const signature = view.getUint32(at, true)
      if (signature === 0x04034b50) view.setUint16(at + 6, view.getUint16(at + 6, true) | 1, true)
      if (signature === 0x02014b50) view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true)
    }
    expect(await reasonFor(encrypted)).toBe('protected')
  })

  it.each([
    ['no zip file', strToU8('a,b\n1,2\n')],
    ['nothing', new Uint8Array()],
    ['a zip file of something else', zip({ 'a.txt': 'a' })],
    ['cut off', zip(good).subarray(0, -30)],
    ['broken XML', zip(partsOf('<row><c><v>1</v></row>'))],
    [
      'XML with a document type',
      zip({ ...good, 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
    ['cells in the wrong order', zip(partsOf('<row><c r="B1"><v>1</v></c><c r="A1"><v>2</v></c></row>'))],
    ['a cell beyond the last column', zip(partsOf('<row><c r="XFE1"><v>1</v></c></row>'))],
  ])('is called broken if it is %s', async (_, bytes) => {
    expect(await reasonFor(bytes)).toBe('broken')
  })

  it('is called broken if its bytes have changed', async () => {
    const bytes = zip(good)
    const text =
      Buffer.from(bytes).indexOf('xl/worksheets/sheet1.xml') + 'xl/worksheets/sheet1.xml'.length + 10
    bytes[text] = (bytes[text] ?? 0) ^ 0xff
    expect(await reasonFor(bytes)).toBe('broken')
  })

  it('is called empty without sheets', async () => {
    expect(await reasonFor(zip({ ...good, 'xl/workbook.xml': '<workbook><sheets/></workbook>' }))).toBe(
      'empty',
    )
  })
})

describe('a hostile workbook', () => {
  it('G15 is refused at the limit if it unpacks to gigabytes', async () => {
    const bomb = zip(partsOf(' '.repeat(50e6)))
    expect(bomb.length).toBeLessThan(100_000)
    expect(await reasonFor(bomb)).toBe('large')
  })

  const ROOMY = { unpackedBytes: 1e9, cells: 1e7, characters: 1e9 }

  it.each([
    ['a text', (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`],
    ['spaces', (text: string) => text.replaceAll('a', ' ')],
    ['an attribute', (text: string) => `<row spans="${text}"/>`],
  ])('is refused if %s between two tags is longer than a cell can be', async (_what, toRows) => {
    expect(await reasonFor(zip(partsOf(toRows('a'.repeat(6e6)))), ROOMY)).toBe('large')
  })

  it('is refused if it unpacks to hundreds of times its size, within the limits', async () => {
    const bomb = zip(partsOf(`<row>${' '.repeat(1e6)}</row>`.repeat(140)))
    expect(await reasonFor(bomb, ROOMY)).toBe('bomb')
  })

  it('is refused if a few cells far to the right leave too many empty ones', async () => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(10)
    expect(await reasonFor(zip(partsOf(rows)))).toBe('large')
  })

  it('is refused if a long text is repeated beyond the limit of characters', async () => {
    const strings = `<sst><si><t>${'x'.repeat(20_000)}</t></si></sst>`
    const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(100)
    expect(await reasonFor(zip(partsOf(rows, { 'xl/sharedStrings.xml': strings })))).toBe('large')
  })

  it('is refused if it has more texts than cells are allowed', async () => {
    const strings = `<sst>${'<si/>'.repeat(100_001)}</sst>`
    expect(await reasonFor(zip(partsOf('', { 'xl/sharedStrings.xml': strings })))).toBe('large')
  })

  it.each([
    ['relations', { 'xl/_rels/workbook.xml.rels': relations(relation('a', 'b', 'c').repeat(20_001)) }],
    [
      'sheets and relations',
      {
        'xl/workbook.xml': `<w>${'<sheet r:id="z"/>'.repeat(100_000)}</w>`,
        'xl/_rels/workbook.xml.rels': relations(relation('a', 'b', 'c').repeat(20_001)),
      },
    ],
    [
      'attributes',
      { 'xl/workbook.xml': `<w${Array.from({ length: 1001 }, (_, i) => ` a${i}=""`).join('')}/>` },
    ],
    ['cell styles', { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(65_491)}</cellXfs></s>` }],
    [
      'merged ranges',
      {
        'xl/worksheets/sheet1.xml': `<w><mergeCells>${'<mergeCell ref="A1:A2"/>'.repeat(200_001)}</mergeCells></w>`,
      },
    ],
    ['parts', Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}`, '']))],
  ])('is refused with a sentence if it has too many %s', async (what, parts) => {
    const reading = readWorkbook(zip({ ...partsOf(''), ...parts }), { sheet: null, limits: LIMITS })
    await expect(reading).rejects.toThrow(new RegExp(`It may have [\\d,]+ ${what.split(' and ').at(-1)}\\.`))
  })

  it('is refused if parts that are small alone unpack to too much together', async () => {
    const parts = {
      ...partsOf(' '.repeat(6e6)),
      'xl/sharedStrings.xml': `<sst>${' '.repeat(6e6)}</sst>`,
    }
    expect(await reasonFor(zip(parts))).toBe('large')
  })
})
