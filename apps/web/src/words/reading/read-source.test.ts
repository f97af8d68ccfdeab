import { describe, expect, it } from 'vitest'
import { readSource, type Taking } from './read-source.ts'

type Bytes = readonly number[]

async function read(source: string | Bytes, name = 'file.txt', taking: Taking = 'words') {
  const bytes = typeof source === 'string' ? source : new Uint8Array(source)
  const outcome = await readSource(new File([bytes], name), { fileName: name }, taking)
  if (outcome.kind === 'refused') return expect.fail(outcome.message)
  return { text: await outcome.text.text(), view: outcome.view }
}

async function refusal(source: string | Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const outcome = await readSource(new File([source], name), { fileName: name }, 'words')
  return outcome.kind === 'refused' ? outcome.message : expect.fail('was read')
}

const latin = (text: string): Bytes => [...text].map((character) => character.charCodeAt(0))
const utf16 = (text: string): Bytes =>
  [...text].flatMap((character) => [character.charCodeAt(0) % 256, character.charCodeAt(0) >> 8])

describe('a field that takes words', () => {
  it('reads words in the encoding of another program, and says which', async () => {
    const { text, view } = await read(latin('cr\xe8me br\xfbl\xe9e\r\nfa\xe7ade\r\nna\xefve caf\xe9'))
    expect(text).toBe('crème brûlée\nfaçade\nnaïve café')
    expect(view.summary).toContain('Windows-1252')
  })

  it('reads UTF-16 without a byte order mark', async () => {
    expect((await read(utf16('red\nblue\ngreen'))).text).toBe('red\nblue\ngreen')
  })

  it.each(['red\rblue\rgreen', 'red\r\nblue\r\ngreen', 'red\nblue\ngreen'])(
    'reads lines with any end: %j',
    async (text) => {
      expect((await read(text)).text).toBe('red\nblue\ngreen')
    },
  )

  it('takes the words of a report, without titles, totals and closing lines', async () => {
    const report =
      'Search keyword report\nAll time\nKeyword,Clicks\nred shoes,3\nblue boots,4\nTotal: Keywords,7\n'
    const { text, view } = await read(report, 'report.csv')
    expect(text).toBe('red shoes\nblue boots')
    expect(view.report).toMatchObject({ headerLine: 3, skippedAbove: 2, leftOut: { totals: 1 } })
    expect(view.preview.map(({ use }) => use)).toEqual(['above', 'above', 'header', 'row', 'row', 'left-out'])
  })

  it('keeps a list of words as it is, with nothing to say', async () => {
    const { text, view } = await read('red, blue\n\ngreen')
    expect([text, view.summary]).toEqual(['red, blue\n\ngreen', ''])
  })

  it('joins a copied cell with a line break to one word', async () => {
    const outcome = await readSource('one\n"two,\nlines"\nthree', { format: 'lines' }, 'words')
    expect(outcome.kind === 'read' && (await outcome.text.text())).toBe('one\ntwo, lines\nthree')
  })
})

describe('a field that takes a table', () => {
  it('has the header in its first line, and the cells as they were', async () => {
    const report = 'Bericht\nSuchbegriff;Klicks;Kosten\nrote schuhe;1.234;"12,50"\n"a;b";5;1,00\n'
    const { text } = await read(report, 'bericht.csv', 'table')
    expect(text).toBe('Suchbegriff;Klicks;Kosten\nrote schuhe;1.234;12,50\n"a;b";5;1,00')
  })

  it('takes the objects of JSON as a table', async () => {
    const { text } = await read('[{"keyword":"red shoes","volume":30}]', 'o.json', 'table')
    expect(text).toBe('keyword\tvolume\nred shoes\t30')
  })

  it('takes a list of words as it is', async () => {
    expect((await read('red shoes\nblue boots', 'words.txt', 'table')).text).toBe('red shoes\nblue boots')
  })
})

describe('the view of a file', () => {
  it('stays small for a table of 16,384 columns, and has the chosen column', async () => {
    const names = Array.from({ length: 16_384 }, (_, place) => `column ${place + 1}`)
    const wide = `${names.join(',')}\n${names.map(() => 'x').join(',')}\n`
    const outcome = await readSource(
      new File([wide], 'wide.csv'),
      { columns: [16_000], format: 'table' },
      'words',
    )
    if (outcome.kind === 'refused') return expect.fail(outcome.message)
    expect(outcome.view.width).toBe(16_384)
    expect(outcome.view.report.columns.length).toBe(101)
    expect(outcome.view.report.columns.at(-1)).toMatchObject({ index: 15_999, isChosen: true })
    expect(outcome.view.preview.every(({ cells }) => cells.length === 101)).toBe(true)
  })
})

describe('the preview of a wide table', () => {
  it('has fewer rows, but always the header and some below it', async () => {
    const cells = (row: number) => Array.from({ length: 500 }, (_, place) => `w${row}-${place}`).join(',')
    const rows = Array.from({ length: 60 }, (_, row) => cells(row)).join('\n')
    const outcome = await readSource(new File([rows], 'wide.csv'), { header: 30 }, 'words')
    if (outcome.kind === 'refused') return expect.fail(outcome.message)
    expect(outcome.view.preview.length).toBe(41)
    expect(outcome.view.preview[29]?.use).toBe('header')
  })
})

describe('a file that has no words', () => {
  it.each([
    ['picture.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'This is a picture (PNG)'],
    ['cut.txt', Uint8Array.of(0xff, 0xfe, 0x72, 0x00, 0x65), 'was cut off'],
    ['archive.zip', Uint8Array.of(0x50, 0x4b, 0x05, 0x06, ...new Array<number>(18).fill(0)), 'ZIP archive'],
    ['empty.csv', '\n\n', 'has no words'],
    ['open.csv', 'keyword,clicks\n"red,1\nblue,2\n', 'The quote on line 2 is never closed'],
  ])('is refused with a sentence that says what it is: %s', async (name, source, sentence) => {
    expect(await refusal(source, name)).toContain(sentence)
  })
})
