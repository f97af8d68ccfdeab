import { type ErrorBody, type Recipe, targets } from '@wordloom/contract'
import { TARGET_IDS } from '@wordloom/targets'
import { type App, aPerson } from '@wordloom/testing/accounts/person'
import { WORD_CASES } from '@wordloom/testing/files/cases'
import { aRecipe, numbersTo } from '@wordloom/testing/library/recipes'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: App
beforeAll(async () => {
  app = await anApp()
})
afterAll(() => app[Symbol.asyncDispose]())

describe('the targets', () => {
  it('come with their limits, and where each limit is from', async () => {
    const list = (await aBrowser(app).call(targets.list)).reply().targets
    expect(list.map(({ id }) => id)).toEqual([...TARGET_IDS])
    expect(list.find(({ id }) => id === 'google-ads-headline')).toMatchObject({
      name: 'Google Ads headline',
      group: 'Search ads',
      limit: {
        most: { characters: 30 },
        evidence: 'maker',
        source: { url: expect.stringMatching(/^https:/) },
      },
      checks: ['Over 30 characters (wide ones count as 2)'],
    })
  })
})

describe('a check', () => {
  it('counts the words that break a limit, by reason, and shows the first', async () => {
    const { browser } = await aPerson(app)
    const words = ['a'.repeat(20), 'a'.repeat(21), 'apron!', `${'b'.repeat(20)}!`, 'linen']
    expect((await browser.call(targets.check, { body: { target: 'etsy-tag', words } })).reply()).toEqual({
      total: 5,
      fitting: 2,
      problems: [
        { reason: 'Over 20 characters', count: 2, examples: ['a'.repeat(21), `${'b'.repeat(20)}!`] },
        {
          reason: 'Has a character that Etsy refuses in tags',
          count: 2,
          examples: ['apron!', `${'b'.repeat(20)}!`],
        },
      ],
    })
  })

  it('counts the rows of a recipe at any size', async () => {
    const { browser } = await aPerson(app)
    const recipe = aRecipe([numbersTo(1000), numbersTo(1000), numbersTo(1000)], { separator: 'space' })
    const body = { target: 'google-ads-path', recipe } as const
    expect((await browser.call(targets.check, { body })).reply()).toEqual({
      total: 1_000_000_000,
      fitting: 1_000_000_000,
      problems: [],
    })
    const long = { ...recipe, columns: [...recipe.columns, 'abcd'] }
    const paid = await aPerson(app)
    const { fitting, problems } = (
      await paid.browser.call(targets.check, { body: { ...body, recipe: long } })
    ).reply()
    expect(fitting).toBe(1_000_000_000 - 900 ** 3)
    expect(problems).toMatchObject([{ reason: 'Over 15 characters (wide ones count as 2)', count: 900 ** 3 }])
  })

  it('counts none of the rows that take too long to count, but shows some that do not fit', async () => {
    const { browser } = await aPerson(app)
    const long = Array.from({ length: 300 }, (_, i) => 'a'.repeat(i + 1)).join('\n')
    const recipe: Recipe = aRecipe([long, long, long], { unique: true })
    const { total, fitting, problems } = (
      await browser.call(targets.check, { body: { target: 'etsy-tag', recipe } })
    ).reply()
    expect([total, fitting]).toEqual([null, null])
    expect(problems).toMatchObject([{ reason: 'Over 20 characters', count: null }])
    expect(problems[0]?.examples.length).toBeGreaterThan(0)
  })

  it('names the place of a problem in the recipe, and takes either a recipe or words', async () => {
    const { browser } = await aPerson(app)
    const recipe: Recipe = aRecipe(['a', 'b'], { version: 2, rows: { patterns: ['{1} {Cty}'] } })
    const refusalOf = async (body: object) =>
      (await browser.send('POST', targets.check.path, { target: 'etsy-tag', ...body })).json() as ErrorBody
    expect((await refusalOf({ recipe })).fields?.['recipe']).toMatch(/^Pattern 1, character 6: /)
    for (const body of [{}, { recipe: aRecipe(['a']), words: ['b'] }])
      expect((await refusalOf(body)).message).toBe('Send either a recipe or words')
  })
})

describe('negatives', () => {
  it('are judged with the keywords that they block or narrow, and the lines that can not be used', async () => {
    const { browser } = await aPerson(app)
    const body = { keywords: 'red shoes\n[running shoes]\n"open', negatives: '"running"\n[red shoes]\nhats' }
    expect((await browser.call(targets.judgeNegatives, { body })).reply()).toEqual({
      keywords: 2,
      negatives: 3,
      blocked: 1,
      narrowed: 1,
      effects: [
        {
          keyword: 'red shoes',
          matchType: 'broad',
          campaign: null,
          adGroup: null,
          effect: 'narrows',
          negative: 'red shoes',
          negativeMatchType: 'exact',
          reason: "the search with the keyword's own text is blocked, others aren't",
        },
        {
          keyword: 'running shoes',
          matchType: 'exact',
          campaign: null,
          adGroup: null,
          effect: 'blocks',
          negative: 'running',
          negativeMatchType: 'phrase',
          reason: 'the keyword contains it',
        },
      ],
      effectCount: 2,
      keywordProblems: [{ line: 3, text: '"open', message: 'Close the quote or bracket.' }],
      negativeProblems: [],
    })
  })

  it('are compared with the keywords of a report, and say how both were read', async () => {
    const { browser } = await aPerson(app)
    const keywords =
      'Search keyword report\nAll time\nKeyword;Match type;Clicks\nred shoes;Exact match;5\nhats;Broad match;1\nTotal: all;--;6\n'
    const body = { keywords, negatives: '"red"', report: true }
    expect((await browser.call(targets.judgeNegatives, { body })).reply()).toMatchObject({
      keywords: 2,
      blocked: 1,
      effects: [{ keyword: 'red shoes', matchType: 'exact' }],
      reading: {
        keywords: { headerLine: 3, linesSkippedAbove: 2, totalsLeftOut: 1 },
        negatives: { format: 'lines', summary: '' },
      },
    })
  })

  it.each(WORD_CASES.filter(({ content, needsName }) => typeof content === 'string' && needsName !== true))(
    'are compared with the keywords of a text with $kind',
    async ({ content, words }) => {
      const { browser } = await aPerson(app)
      const body = { keywords: String(content), negatives: 'nothing of it' }
      expect((await browser.call(targets.judgeNegatives, { body })).reply().keywords).toBe(words.length)
    },
  )

  it('are listed up to 10,000 effects, and all counted', async () => {
    const { browser } = await aPerson(app)
    const keywords = Array.from({ length: 12_000 }, (_, i) => `shoes ${i}`).join('\n')
    const body = { keywords, negatives: 'shoes', platform: 'apple-ads' } as const
    const { effects, effectCount, blocked } = (await browser.call(targets.judgeNegatives, { body })).reply()
    expect([effects.length, effectCount, blocked]).toEqual([10_000, 12_000, 12_000])
  })

  it.each([
    [{ keywords: '"open', negatives: 'red' }, 'Send at least one keyword'],
    [
      { keywords: 'red', negatives: 'red', platform: 'microsoft' },
      'Send at least one negative that the platform takes',
    ],
  ])('are refused without anything to judge: %j', async (body, message) => {
    const { browser } = await aPerson(app)
    const { status, json } = await browser.send('POST', targets.judgeNegatives.path, body)
    expect([status, (json() as ErrorBody).message]).toEqual([400, message])
  })
})

describe('packing', () => {
  it('fills tags with the most valuable terms, and says what did not fit', async () => {
    const { browser } = await aPerson(app)
    const body = { target: 'etsy-tags' as const, terms: ['linen apron', 'apron!', 'Linen Apron'] }
    expect((await browser.call(targets.pack, { body })).reply()).toMatchObject({
      text: 'linen apron',
      pieces: ['linen apron'],
      characters: 11,
      placed: ['linen apron'],
      leftOut: [
        { term: 'apron!', reason: "It contains !. Etsy doesn't take that." },
        { term: 'Linen Apron', reason: 'It repeats an earlier one.' },
      ],
      limit: { platform: 'Etsy' },
    })
  })
})
