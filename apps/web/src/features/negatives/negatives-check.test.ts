import { describe, expect, it } from 'vitest'
import { type KeywordState, NegativesCheck } from './negatives-check.ts'
import { CHECK_EXAMPLE } from './texts.ts'

function check(keywords: readonly string[], negatives: readonly string[], platform = 'google-ads' as const) {
  return new NegativesCheck(
    { keywords: keywords.join('\n'), negatives: negatives.join('\n'), platform },
    () => {},
  )
}

describe('a check of negatives', () => {
  it('tells blocked, narrowed and untouched keywords apart', () => {
    const { summary } = check(
      ['plumber jobs', '"plumber jobs"', 'boiler', '"boiler repair"'],
      ['jobs', '"boiler repair"'],
    )
    expect(summary).toMatchObject({ keywords: 4, negatives: 2, blocked: 3, narrowed: 0, untouched: 1 })
  })

  it('shows a page of keywords with each effect and its reason', () => {
    const found = check(['[b jobs]', '[a jobs]', '[c]'], ['jobs', '"a jobs"'])
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

  it('lists the negatives that block most first, and those that do nothing', () => {
    const { rows } = check(['[a]', '[a b]', 'b'], ['vacancy', '[b]', 'a']).negativeRows('', 0, 9)
    expect(rows.map(({ negative, blocked, narrowed }) => [negative, blocked, narrowed])).toEqual([
      ['a', 2, 0],
      ['[b]', 0, 1],
      ['vacancy', 0, 0],
    ])
  })

  it('leaves out what the platform does not take, and says why', () => {
    const { summary } = new NegativesCheck(
      { keywords: '[jobs]\n"open', negatives: 'jobs\n"jobs"', platform: 'microsoft' },
      () => {},
    )
    expect(summary.negatives).toBe(1)
    expect(summary.keywordProblems.shown).toEqual([
      { line: 2, text: '"open', message: 'Close the quote or bracket.' },
    ])
    expect(summary.negativeProblems.shown[0]?.message).toContain('takes no broad negatives')
  })

  it('names the campaign and the ad group of keywords from a table', () => {
    const { rows } = check(
      ['Campaign,Ad group,Keyword,Match type', 'A,B,red shoes,Exact'],
      ['red'],
    ).keywordRows('blocked', '', 0, 1)
    expect(rows[0]?.place).toBe('A › B')
  })

  it('writes one row per effect', () => {
    const cells = [...check(['[a b]', 'c'], ['a', '"b"']).effectCells()].flat()
    expect(cells.slice(1)).toEqual([
      ['a b', 'exact', '', '', 'blocks', 'a', 'broad', 'the keyword has all its words'],
      ['a b', 'exact', '', '', 'blocks', 'b', 'phrase', 'the keyword contains it'],
    ])
  })

  it('tells how far it is', () => {
    const shares: number[] = []
    const keywords = Array.from({ length: 5_000 }, (_, i) => `keyword ${i}`).join('\n')
    new NegativesCheck({ keywords, negatives: 'keyword 7', platform: 'google-ads' }, (share) =>
      shares.push(share),
    )
    expect(shares).toEqual([0, 0.4, 0.8])
  })
})

it('the example has keywords in every state', () => {
  const { summary } = check(CHECK_EXAMPLE.keywords, CHECK_EXAMPLE.negatives)
  for (const state of ['blocked', 'narrowed', 'untouched'] satisfies KeywordState[])
    expect(summary[state]).toBeGreaterThan(0)
})
