import { describe, expect, it } from 'vitest'
import { openFile } from './open-file.ts'
import { readTerms } from './read-terms.ts'

const read = async (text: string) => await readTerms(await openFile(text))

describe('a search-term report', () => {
  it('is read as Google Ads exports it, without its totals', async () => {
    const { terms, metrics, numbers } = await read(
      'Search terms report\n"January 1, 2026 - January 31, 2026"\n' +
        'Search term,Match type,Clicks,Impr.,Cost,Conversions\n' +
        'red shoes,Broad,"1,200",30000,"1,234.50",2.5\nTotal: Search terms, --,1200,1,2,3\n',
    )
    expect(terms).toEqual(['red shoes'])
    expect(metrics).toEqual(['impressions', 'clicks', 'cost', 'conversions'])
    expect([numbers.cost?.[0], numbers.clicks?.[0]]).toEqual([1234.5, 1200])
  })

  it('is read as Amazon exports it, with tabs', async () => {
    const { metrics, numbers } = await read(
      'Customer Search Term\tSpend\t7 Day Total Orders (#)\nred shoes\t$1.50\t2\n',
    )
    expect(metrics).toEqual(['cost', 'conversions'])
    expect(numbers.cost?.[0]).toBe(1.5)
  })

  it('can have decimal commas', async () => {
    const { numbers } = await read('Suchbegriff;Klicks;Kosten\nschuhe;1.200;"1.234,50 €"\n')
    expect([numbers.clicks?.[0], numbers.cost?.[0]]).toEqual([1200, 1234.5])
  })

  it('adds nothing for a number that no one can read', async () => {
    const { terms, numbers } = await read(
      'Search term,Clicks\nred,1.2.3\nblue,4\nsize 5,7\nhat,8\n--,5\n,6\n',
    )
    expect(terms).toEqual(['red', 'blue', 'size 5', 'hat'])
    expect([...(numbers.clicks ?? [])]).toEqual([0, 4, 7, 8])
  })

  it('is terms alone if it has no numbers', async () => {
    const { terms, metrics } = await read('Keyword,Match type\nred,Broad\nblue,Exact\n')
    expect([terms, metrics]).toEqual([['red', 'blue'], []])
  })
})

describe('a list', () => {
  it.each([
    ['red shoes\nblue shoes\n', ['red shoes', 'blue shoes']],
    ['', []],
    ['red, blue\n\nwhite', ['red, blue', 'white']],
  ])('has its lines as terms: %j', async (text, terms) => {
    expect(await read(text)).toEqual({ terms, metrics: [], numbers: {} })
  })
})
