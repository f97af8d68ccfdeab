import { describe, expect, it } from 'vitest'
import { lookAtTable, replacePasted, toTableColumns } from './pasted-table.ts'

async function columnsOf(text: string) {
  const look = await lookAtTable(text)
  return look === null ? expect.fail("isn't a table") : await toTableColumns(text, look)
}

describe('a pasted text', () => {
  it.each([
    ['best\tboots\tLeeds\ncheap\tshoes\tYork\n', '\t', 3],
    ['a,b\n"c, d",e', ',', 2],
    ['a;b\r\nc;d\r\n', ';', 2],
    ['a\t\tb\nc\t\td\n', '\t', 2],
    ['a, b\tc\nd, e, f\tg', '\t', 2],
    [`${'red\tfox\n'.repeat(50_000)}`, '\t', 2],
  ])('is a table if several rows have the same number of cells: %#', async (text, separator, width) => {
    const look = await lookAtTable(text)
    expect(look).toMatchObject({ options: { separator }, width, header: null })
  })

  it("is a table if it is a report, whose title lines and totals aren't words", async () => {
    const report =
      'Search terms report\n"May 1, 2026 - May 31, 2026"\nSearch term\tClicks\nred shoes\t3\nblue boots\t4\nTotal: Search terms\t7\n'
    expect(await columnsOf(report)).toEqual([
      { name: 'Search term', text: 'red shoes\nblue boots' },
      { name: 'Clicks', text: '3\n4' },
    ])
  })

  it.each(['a\tb', 'a\nb', 'a\t\nb\t\n', 'a,b\nc', 'red, blue\ngreen, gray, black', '', '\n\n', 'a b\nc d'])(
    "isn't a table otherwise: %j",
    async (text) => {
      expect(await lookAtTable(text)).toBeNull()
    },
  )

  it('gives its columns the names in its first row', async () => {
    expect(await columnsOf('City\tTrade\nLeeds\tplumber\nYork\troofer')).toEqual([
      { name: 'City', text: 'Leeds\nYork' },
      { name: 'Trade', text: 'plumber\nroofer' },
    ])
  })
})

describe('the columns of a table', () => {
  it('have the cells as spreadsheets copy them: quoted if they contain tabs, quotes or line breaks', async () => {
    expect(await columnsOf('"one\ntwo"\t"say ""hi"""\n"a\tb"\tc')).toEqual([
      { name: '', text: 'one two\na\tb' },
      { name: '', text: 'say "hi"\nc' },
    ])
  })

  it('have quotes as characters if they close nothing', async () => {
    expect(await columnsOf('"red\tfox\nblue\towl')).toEqual([
      { name: '', text: '"red\nblue' },
      { name: '', text: 'fox\nowl' },
    ])
  })

  it('have no blank cells, and blank columns are left out', async () => {
    expect(await columnsOf('a\t\tb\n\t \tc\n')).toEqual([
      { name: '', text: 'a' },
      { name: '', text: 'b\nc' },
    ])
  })

  it('keep a lone word with a comma whole', async () => {
    expect((await columnsOf('Leeds, UK\tplumber\n\troofer'))[0]?.text).toBe('"Leeds, UK"')
  })

  it('are split from a million rows', async () => {
    const columns = await columnsOf(
      Array.from({ length: 1_000_000 }, (_, row) => `a${row}\tb${row}`).join('\n'),
    )
    expect(columns.map(({ text }) => text.length)).toEqual([7_888_889, 7_888_889])
  })
})

describe('the text around what was pasted', () => {
  it('stays, on lines of its own', () => {
    expect(replacePasted('typed\na\tb\nc\td\nafter', 'a\tb\r\nc\td\r\n', 'a\nc')).toBe('typed\na\nc\nafter')
    expect(replacePasted('typeda\tb\nc\td', 'a\tb\nc\td', 'a\nc')).toBe('typed\na\nc')
    expect(replacePasted('a\tb\nc\td', 'a\tb\nc\td', '')).toBe('')
  })

  it('is unknown once the pasted text was changed', () => {
    expect(replacePasted('a\tb\nc\tdd!', 'a\tb\nc\tde', 'x')).toBeNull()
  })
})
