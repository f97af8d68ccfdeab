import { BAD_FILES, ODD_FILES } from '@wordloom/testing/files/bad-files'
import { describe, expect, it } from 'vitest'
import { describeReport } from './describe-report.ts'
import { openFile } from './open-file.ts'
import { readTerms } from './read-terms.ts'

/** Smaller than those of people, so that tests take less time. */
const LIMITS = { unpackedBytes: 50_000_000, cells: 1_000_000, characters: 20_000_000 }

async function read(content: string | Uint8Array, fileName: string) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const file = await openFile(bytes, { fileName, workbookLimits: LIMITS })
  const words: string[] = []
  for await (const block of file.words()) words.push(...block)
  return { words, report: describeReport(file.report()) }
}

it.each(BAD_FILES)('a file with $kind is refused with a sentence that says so', async (bad) => {
  await expect(read(bad.content(), bad.name)).rejects.toThrow(bad.problem)
})

it.each(ODD_FILES)('a file with $kind gives its words, and says what was assumed', async (odd) => {
  const { words, report } = await read(odd.content(), odd.name)
  expect(words.length).toBe(odd.words.length)
  expect(words.every((word, i) => word === odd.words[i])).toBe(true)
  for (const part of odd.told) expect(report).toMatch(part)
})

describe('damaged numbers', () => {
  it('are counted and shown, and never taken for 0', async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `term ${i},${i + 1}`)
    const odd = ['1.2.3', '--1', '1e400', '1-2-3', '1..2'].map((cell, i) => `odd ${i},${cell}`)
    const file = await openFile(`Search term,Clicks\n${[...rows, ...odd].join('\n')}\n`, {
      fileName: 'a.csv',
    })
    await readTerms(file)
    const [, clicks] = file.report().columns
    expect(clicks).toMatchObject({ role: 'clicks', unreadable: 5 })
    expect(describeReport(file.report())).toContain("5 cells of “Clicks” can't be read as numbers: “1.2.3”")
  })
})

describe('a long line', () => {
  it.each(['\n', '"\n', 'a,b\n'])(
    'takes memory and steps that grow with its length, behind %j',
    async (before) => {
      const text = `${before}${'x'.repeat(4_000_000)}`
      let pieces = 0
      const blob = new Blob([text])
      const stream = blob.stream.bind(blob)
      blob.stream = () => {
        pieces++
        return stream()
      }
      await openFile(blob, { format: 'lines' }).then(async (file) => {
        for await (const _ of file.words()) pieces++
      })
      expect(pieces).toBeLessThan(200)
    },
  )
})
