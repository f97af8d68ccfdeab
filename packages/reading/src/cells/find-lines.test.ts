import { encode } from '@wordloom/testing/files/encode'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFile } from '../open-file.ts'
import type { ReadingOptions } from '../options.ts'

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** The words of a list as its bytes give them and as strings; `null` if the bytes don't tell. */
async function readBoth(bytes: Uint8Array, options: ReadingOptions = {}) {
  const file = await openFile(bytes, { format: 'lines', ...options })
  const lines = file.lines()
  const words: string[] = []
  for await (const block of file.words()) words.push(...block)
  if (lines === null) return { fromBytes: null, words }
  const { bounds } = lines
  const places = [...bounds.keys()].filter((at) => at % 2 === 0)
  return {
    fromBytes: places.map((at) => decoder.decode(lines.bytes.subarray(bounds[at], bounds[at + 1]))),
    words,
  }
}

const aPiece = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\r', '\n\n', '"', '""', ' ', '\t', ',', '\u00ad', '\ufeff', '\u2028', "'=1"),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
)
const aText = fc.array(aPiece, { maxLength: 20 }).map((pieces) => pieces.join('').replaceAll('\0', ''))

describe('lines as ranges of bytes', () => {
  it('are the words of a list, whatever its characters, line ends and quotes', async () => {
    await fc.assert(
      fc.asyncProperty(aText, fc.boolean(), fc.boolean(), async (text, hasMark, hasPlainQuotes) => {
        const bytes = encode(hasMark ? `\ufeff${text}` : text, 'utf-8')
        const { fromBytes, words } = await readBoth(bytes, { hasPlainQuotes })
        expect(fromBytes ?? words).toEqual(words)
        if (hasPlainQuotes || !text.includes('"')) expect(fromBytes).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('are all found, however many they are and however long the file is', async () => {
    for (let more = 0; more < 32; more++) {
      const lines = Array.from({ length: 4000 }, (_, i) => (i < more ? 'ab' : 'a'))
      const { fromBytes } = await readBoth(encode(`${lines.join('\n')}\n`, 'utf-8'))
      expect(fromBytes).toEqual(lines)
    }
  })

  it('are found where quotes belong to the words, such as those of the match type phrase', async () => {
    const { fromBytes } = await readBoth(encode('"red fox"\na "b"\n"" c\n"d" e""', 'utf-8'))
    expect(fromBytes).toEqual(['"red fox"', 'a "b"', '"" c', '"d" e""'])
  })

  it.each([
    ['a cell of two lines', encode('"red\nfox"\n', 'utf-8')],
    ['doubled quotes', encode('"12"" nails"\n', 'utf-8')],
    ['another encoding', encode('red\nfox\n', 'utf-16le')],
  ])("don't tell the words of a list with %s", async (_what, bytes) => {
    expect((await readBoth(bytes)).fromBytes).toBeNull()
  })

  it("don't tell the words of a table or of a list with a header", async () => {
    expect((await openFile(encode('a,b\nc,d\n', 'utf-8'), { fileName: 'a.csv' })).lines()).toBeNull()
    expect((await readBoth(encode('a\nb\n', 'utf-8'), { header: 1 })).fromBytes).toBeNull()
  })
})
