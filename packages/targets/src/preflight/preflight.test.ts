import { lengthIn } from '@wordloom/engine'
import { anAd, aPlan, aRow, aText } from '@wordloom/testing/uploads/plan'
import { describe, expect, it } from 'vitest'
import type { CampaignPlan } from '../campaigns/campaign.ts'
import type { UploadFormatId } from '../uploads/upload-format-ids.ts'
import { UPLOAD_FORMATS } from '../uploads/upload-formats.ts'
import { preflight } from './preflight.ts'

function errorsOf(plan: CampaignPlan, target: UploadFormatId = 'google-ads-editor'): readonly string[] {
  return problemsOf(plan, target).flatMap(({ severity, text }) => (severity === 'error' ? [text] : []))
}

function problemsOf(plan: CampaignPlan, target: UploadFormatId = 'google-ads-editor') {
  return preflight(plan, UPLOAD_FORMATS[target], lengthIn).problems
}

const letters = (count: number) => 'a'.repeat(count)
const wide = (count: number) => '東'.repeat(count)
const numbered = (count: number) => Array.from({ length: count }, (_, i) => aText(`Text ${i}`))
const keyword = (text: string) => aPlan({ rows: [aRow({ keywords: [text] })] })
const keywords = (count: number) =>
  aPlan({ rows: [aRow({ keywords: Array.from({ length: count }, (_, i) => `w${i}`) })] })
const headline = (text: string) =>
  aPlan({ ads: [anAd({ headlines: [aText('One'), aText('Two'), aText(text)] })] })
const description = (text: string) => aPlan({ ads: [anAd({ descriptions: [aText('One'), aText(text)] })] })
const path = (text: string) => aPlan({ ads: [anAd({ paths: [text] })] })
const negative = (text: string, matchType: 'broad' | 'phrase' | 'exact' = 'exact') =>
  aPlan({ campaignNegatives: [{ text, matchType }] })
const url = (finalUrl: string) => aPlan({ rows: [aRow({ finalUrl })] })

describe('the preflight', () => {
  it('counts what the files have', () => {
    const plan = aPlan({
      rows: [aRow(), aRow({ keywords: ['a', 'b'] }), aRow({ adGroup: 'B' }), aRow({ campaign: 'York' })],
      settings: { matchTypes: ['phrase', 'exact'], locations: [1, 2] },
      ads: [anAd()],
      campaignNegatives: [{ text: 'free', matchType: 'phrase' }],
      adGroupNegatives: [{ text: 'jobs', matchType: 'exact' }],
    })
    const counts = { campaigns: 2, adGroups: 3, keywords: 10, ads: 3, negatives: 5, locations: 4 }
    expect(preflight(plan, UPLOAD_FORMATS['google-ads-editor'], lengthIn)).toEqual({ counts, problems: [] })
    expect(preflight(plan, UPLOAD_FORMATS.microsoft, lengthIn).counts).toEqual({ ...counts, locations: 0 })
  })

  it.each([
    ['google-ads-editor', 'a keyword of 80 characters', keyword(letters(80)), keyword(letters(81))],
    ['google-ads-editor', 'a keyword of 80 emoji', keyword('😀'.repeat(80)), keyword('😀'.repeat(81))],
    ['google-ads-editor', 'a keyword of 10 words', keyword('a '.repeat(10)), keyword('a '.repeat(11))],
    ['google-ads-editor', 'a negative of 80 characters', negative(letters(80)), negative(letters(81))],
    ['microsoft', 'a keyword of 100 characters', keyword(letters(100)), keyword(letters(101))],
    ['microsoft', 'a negative of 100 characters', negative(letters(100)), negative(letters(101))],
    ['google-ads-editor', 'a headline of 30 characters', headline(letters(30)), headline(letters(31))],
    ['google-ads-editor', 'a headline of 15 wide characters', headline(wide(15)), headline(wide(16))],
    ['google-ads-editor', 'a headline of 15 emoji', headline('😀'.repeat(15)), headline('😀'.repeat(16))],
    ['microsoft', 'a headline of 30 characters', headline(letters(30)), headline(letters(31))],
    ['microsoft', 'a headline of 15 wide characters', headline(wide(15)), headline(`${wide(15)}a`)],
    [
      'google-ads-editor',
      'a description of 90 characters',
      description(letters(90)),
      description(letters(91)),
    ],
    ['microsoft', 'a description of 45 wide characters', description(wide(45)), description(wide(46))],
    ['google-ads-editor', 'a path of 15 characters', path(letters(15)), path(letters(16))],
    ['microsoft', 'a path of 7 wide characters', path(wide(7)), path(wide(8))],
    [
      'google-ads-editor',
      '15 headlines',
      aPlan({ ads: [anAd({ headlines: numbered(15) })] }),
      aPlan({ ads: [anAd({ headlines: numbered(16) })] }),
    ],
    [
      'google-ads-editor',
      '3 headlines',
      aPlan({ ads: [anAd({ headlines: numbered(3) })] }),
      aPlan({ ads: [anAd({ headlines: numbered(2) })] }),
    ],
    [
      'microsoft',
      '4 descriptions',
      aPlan({ ads: [anAd({ descriptions: numbered(4) })] }),
      aPlan({ ads: [anAd({ descriptions: numbered(5) })] }),
    ],
    [
      'microsoft',
      '2 descriptions',
      aPlan({ ads: [anAd({ descriptions: numbered(2) })] }),
      aPlan({ ads: [anAd({ descriptions: numbered(1) })] }),
    ],
    [
      'google-ads-editor',
      '2 paths',
      aPlan({ ads: [anAd({ paths: ['a', 'b'] })] }),
      aPlan({ ads: [anAd({ paths: ['a', 'b', 'c'] })] }),
    ],
    [
      'google-ads-editor',
      '3 ads in an ad group',
      aPlan({ ads: [anAd(), anAd(), anAd()] }),
      aPlan({ ads: [anAd(), anAd(), anAd(), anAd()] }),
    ],
    [
      'google-ads-editor',
      'a campaign name of 256 characters',
      aPlan({ rows: [aRow({ campaign: letters(256) })] }),
      aPlan({ rows: [aRow({ campaign: letters(257) })] }),
    ],
    [
      'microsoft',
      'an ad group name of 256 characters',
      aPlan({ rows: [aRow({ adGroup: letters(256) })] }),
      aPlan({ rows: [aRow({ adGroup: letters(257) })] }),
    ],
    [
      'microsoft',
      'a final URL of 2,048 characters',
      url(`https://example.org/${letters(2028)}`),
      url(`https://example.org/${letters(2029)}`),
    ],
    [
      'microsoft',
      'a domain with paths of 67 characters',
      aPlan({ ads: [anAd({ finalUrl: `https://${letters(58)}.org`, paths: ['abcd'] })] }),
      aPlan({ ads: [anAd({ finalUrl: `https://${letters(58)}.org`, paths: ['abcde'] })] }),
    ],
    ['amazon', 'a keyword of 80 characters', keyword(letters(80)), keyword(letters(81))],
    ['amazon', 'a keyword of 10 words', keyword('a '.repeat(10)), keyword('a '.repeat(11))],
    [
      'amazon',
      'a phrase negative of 4 words',
      negative('a b c d', 'phrase'),
      negative('a b c d e', 'phrase'),
    ],
    ['amazon', 'an exact negative of 10 words', negative('a '.repeat(10)), negative('a '.repeat(11))],
    ['amazon', '1,000 keywords in an ad group', keywords(1000), keywords(1001)],
    ['google-ads-web', 'a headline of 30 characters', headline(letters(30)), headline(letters(31))],
    ['google-ads-clipboard', 'a path of 15 characters', path(letters(15)), path(letters(16))],
    ['google-ads-editor', '20,000 keywords in an ad group', keywords(20_000), keywords(20_001)],
    [
      'google-ads-editor',
      '20,000 ad groups in a campaign',
      aPlan({ rows: Array.from({ length: 20_000 }, (_, i) => aRow({ adGroup: `g${i}` })) }),
      aPlan({ rows: Array.from({ length: 20_001 }, (_, i) => aRow({ adGroup: `g${i}` })) }),
    ],
    [
      'google-ads-editor',
      '10,000 campaigns',
      aPlan({ rows: Array.from({ length: 10_000 }, (_, i) => aRow({ campaign: `c${i}` })) }),
      aPlan({ rows: Array.from({ length: 10_001 }, (_, i) => aRow({ campaign: `c${i}` })) }),
    ],
  ] as const)('of %s takes %s, and one step more is refused', (target, _, fits, exceeds) => {
    expect(errorsOf(fits, target)).toEqual([])
    expect(errorsOf(exceeds, target)).toHaveLength(1)
  })

  it.each([
    ['no rows', aPlan({ rows: [] }), 'No rows are left'],
    ['no budget', aPlan({ settings: { budget: null } }), 'Add "budget"'],
    ['an empty keyword', keyword(' '), 'A keyword is empty.'],
    ['a keyword in brackets', keyword('[plumber]'), 'A keyword is in brackets or quotes.'],
    ['empty brackets', keyword('[]'), 'A keyword is in brackets or quotes.'],
    ['an empty campaign name', aPlan({ rows: [aRow({ campaign: ' ' })] }), 'A campaign name is empty.'],
    ['a name of brackets', aPlan({ rows: [aRow({ adGroup: '[ ]' })] }), 'only brackets'],
    ['a final URL without a scheme', url('example.org'), "A final URL isn't a valid URL"],
    ['a final URL with a space', url('https://example.org/a b'), "A final URL isn't a valid URL"],
    ['a final URL for scripts', url('javascript:alert(1)'), "A final URL isn't a valid URL"],
    ['an ad without a final URL', aPlan({ ads: [anAd({ finalUrl: '' })] }), "A final URL isn't a valid URL"],
    [
      'a repeated keyword',
      aPlan({ rows: [aRow(), aRow()] }),
      'the same keyword with the same match type twice',
    ],
    ['a headline twice', headline('one'), 'An ad has the same headline twice.'],
    [
      'a headline in position 4',
      aPlan({ ads: [anAd({ headlines: [...numbered(2), aText('a', 4)] })] }),
      'position',
    ],
    [
      'a description in position 3',
      aPlan({ ads: [anAd({ descriptions: [aText('a'), aText('b', 3)] })] }),
      'position',
    ],
    [
      'two campaigns with one name',
      aPlan({ rows: [aRow({ campaignWords: 'Leeds' }), aRow({ campaignWords: 'London' })] }),
      'Two campaigns get the same name',
    ],
    [
      'two ad groups with one name',
      aPlan({ rows: [aRow(), aRow({ adGroup: 'B' }), aRow({ keywords: ['b'], adGroupWords: 'C' })] }),
      'Two ad groups of a campaign get the same name',
    ],
    [
      'ads that change within their ad group',
      aPlan({ rows: [aRow(), aRow({ keywords: ['b'], adWords: 'b' })], ads: [anAd()] }),
      'The ads of an ad group use columns',
    ],
    [
      'a long default of an insertion',
      headline(`{KeyWord:${letters(31)}}`),
      'The default text of a keyword insertion',
    ],
  ])('blocks %s', (_, plan, text) => {
    expect(errorsOf(plan)).toContainEqual(expect.stringContaining(text))
  })

  it('blocks what Microsoft does not take', () => {
    expect(errorsOf(negative('free', 'broad'), 'microsoft')[0]).toContain(
      "doesn't support broad match negatives",
    )
    expect(errorsOf(path('a/b'), 'microsoft')).toEqual(['A display path contains a slash.'])
    expect(errorsOf(negative('free', 'broad'))).toEqual([])
  })

  it('says who says that wide characters count twice', () => {
    const [google] = errorsOf(headline(wide(16)))
    expect(google).toBe(
      'A headline is longer than 30 characters, because characters such as 東 and emoji count twice (one source).',
    )
    expect(errorsOf(headline(wide(16)), 'microsoft')[0]).toContain('count twice.')
    expect(errorsOf(headline(letters(31)))).toEqual(['A headline is longer than 30 characters.'])
  })

  it('warns of keywords that are one keyword for the platform', () => {
    const rows = [aRow({ keywords: ['t-shirt', 'T shirt', 'tshirt', '+t-shirt.'] })]
    expect(problemsOf(aPlan({ rows }))).toMatchObject([
      {
        severity: 'warning',
        text: 'An ad group has keywords with the same match type that are one keyword for Google Ads.',
        count: 2,
      },
    ])
  })

  it('warns of doubtful characters and of keywords too long for an insertion, without blocking', () => {
    expect(problemsOf(keyword('50% off'))).toMatchObject([{ severity: 'warning', count: 1 }])
    const ads = [anAd({ headlines: [aText('{Keyword:Plants} for you'), ...numbered(2)] })]
    const rows = [aRow({ keywords: [letters(22), letters(23), `${wide(11)}`, `${wide(11)}a`] })]
    expect(problemsOf(aPlan({ ads, rows }))).toEqual([
      {
        severity: 'warning',
        text: 'A keyword is too long for its keyword insertion, so the ad shows the default text.',
        count: 2,
        places: [`“${letters(23)}” in row 1`, `“${wide(11)}a” in row 1`],
      },
    ])
  })

  it('groups problems by cause, errors first, with the first twenty places', () => {
    const long = Array.from({ length: 30 }, (_, i) => `${letters(80)}${i}`)
    const rows = ['50%', ...long].map((text) => aRow({ keywords: [text] }))
    expect(problemsOf(aPlan({ rows }))).toMatchObject([
      { severity: 'error', text: 'A keyword is longer than 80 characters, 10 words.', count: 30 },
      { severity: 'warning', count: 1 },
    ])
    expect(problemsOf(aPlan({ rows }))[0]?.places).toHaveLength(20)
  })
})
