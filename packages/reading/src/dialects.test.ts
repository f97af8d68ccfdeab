import { aTable, toBytes, toText } from '@wordloom/testing/files/random-table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openFile } from './open-file.ts'

/** `LAW_RUNS` makes a long run. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 300)

describe('a table in a random dialect', () => {
  it('comes back with its terms and numbers, or the reader says that it is unsure', async () => {
    await fc.assert(
      fc.asyncProperty(aTable, async (table) => {
        const { language, rows, encoding } = table
        const written = toText(table)
        const file = await openFile(toBytes(table), { fileName: 'table.csv' })
        const { texts, numbers } = await file.columns([0], [2, 3])
        const report = file.report()
        // Plain ASCII is the same in UTF-8.
        if (report.isEncodingCertain && !/^[\0-\x7F]*$/.test(written)) expect(report.encoding).toBe(encoding)
        expect(report.columns.map(({ name }) => name)).toEqual(language.names)
        expect(texts[0]).toEqual(rows.map(({ term }) => term))
        expect(report.leftOut).toMatchObject({
          totals: Number(table.hasTotal),
          closingLines: Number(table.hasClosing),
        })
        const [clicks, cost] = numbers
        if (clicks?.style.isCertain) expect([...clicks.values]).toEqual(rows.map((row) => row.clicks))
        expect([...(cost?.values ?? [])]).toEqual(rows.map((row) => row.cents / 100))
      }),
      { numRuns: RUNS },
    )
  })

  it('comes back with its terms as pasted text, too', async () => {
    await fc.assert(
      fc.asyncProperty(aTable, async (table) => {
        const words: string[] = []
        for await (const block of (await openFile(toText(table))).words()) words.push(...block)
        expect(words).toEqual(table.rows.map(({ term }) => term))
      }),
      { numRuns: RUNS },
    )
  })
})
