import { openFile, readKeywordRows } from '@wordloom/reading'
import type { NegativePlatformId } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { type KeywordState, NegativesCheck } from './negatives-check.ts'
import { CHECK_EXAMPLE } from './texts.ts'

async function rowsOf(text: string) {
  return await readKeywordRows(await openFile(text))
}

async function check(
  keywords: readonly string[],
  negatives: readonly string[],
  platform: NegativePlatformId = 'google-ads',
) {
  return new NegativesCheck(
    {
      keywords: await rowsOf(keywords.join('\n')),
      negatives: await rowsOf(negatives.join('\n')),
      platform,
    },
    () => {},
  )
}

describe('a check of negatives', () => {
  it('tells blocked, narrowed and untouched keywords apart', async () => {
    const { summary } = await check(
      ['plumber jobs', '"plumber jobs"', 'boiler', '"boiler repair"'],
      ['jobs', '"boiler repair"'],
    )
    expect(summary).toMatchObject({ keywords: 4, negatives: 2, blocked: 3, narrowed: 0, untouched: 1 })
  })

  it('shows a page of keywords with each effect and its reason', async () => {
    const found = await check(['[b jobs]', '[a jobs]', '[c]'], ['jobs', '"a jobs"'])
    expect(found.keywordRows('blocked', '', 1, 5)).toEqual({
      rows: [
        {
          keyword: '[a jobs]',
          place: '',
          effects: [
            { negative: 'jobs', effect: 'blocks', reason: 'the keyword has all its words' },
            { negative: '"a jobs"', effect: 'blocks', reason: 'the keyword contains it' },
          ],
        },
      ],
      total: 2,
    })
    expect(found.keywordRows('blocked', 'B JO', 0, 5).rows.map(({ keyword }) => keyword)).toEqual([
      '[b jobs]',
    ])
    expect(found.keywordLines('blocked')).toBe('[b jobs]\n[a jobs]')
  })

  it('lists the negatives that block most first, and those that do nothing', async () => {
    const checked = await check(['[a]', '[a b]', 'b'], ['vacancy', '[b]', 'a'])
    const { rows } = checked.negativeRows('', 0, 9)
    expect(rows.map(({ negative, blocked, narrowed }) => [negative, blocked, narrowed])).toEqual([
      ['a', 2, 0],
      ['[b]', 0, 1],
      ['vacancy', 0, 0],
    ])
  })

  it('leaves out what the platform does not take, and says why', async () => {
    const { summary } = await check(['[jobs]', '"open'], ['jobs', '"jobs"'], 'microsoft')
    expect(summary.negatives).toBe(1)
    expect(summary.keywordProblems.shown).toEqual([
      { line: 2, text: '"open', message: 'Close the quote or bracket.' },
    ])
    expect(summary.negativeProblems.shown[0]?.message).toContain('takes no broad negatives')
  })

  it('names the campaign and the ad group of keywords from a table', async () => {
    const checked = await check(['Campaign,Ad group,Keyword,Match type', 'A,B,red shoes,Exact'], ['red'])
    const { rows } = checked.keywordRows('blocked', '', 0, 1)
    expect(rows[0]?.place).toBe('A › B')
  })

  it('writes one row per effect', async () => {
    const cells = [...(await check(['[a b]', 'c'], ['a', '"b"'])).effectCells()].flat()
    expect(cells.slice(1)).toEqual([
      ['a b', 'exact', '', '', 'blocks', 'a', 'broad', 'the keyword has all its words'],
      ['a b', 'exact', '', '', 'blocks', 'b', 'phrase', 'the keyword contains it'],
    ])
  })

  it('tells how far it is', async () => {
    const shares: number[] = []
    const keywords = await rowsOf(Array.from({ length: 5_000 }, (_, i) => `keyword ${i}`).join('\n'))
    const negatives = await rowsOf('keyword 7')
    new NegativesCheck({ keywords, negatives, platform: 'google-ads' }, (share) => shares.push(share))
    expect(shares).toEqual([0, 0.4, 0.8])
  })
})

it('the example has keywords in every state', async () => {
  const { summary } = await check(CHECK_EXAMPLE.keywords, CHECK_EXAMPLE.negatives)
  for (const state of ['blocked', 'narrowed', 'untouched'] satisfies KeywordState[])
    expect(summary[state]).toBeGreaterThan(0)
})
