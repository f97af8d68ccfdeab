import { readKeywords, takeNegatives, writeNotation } from '@wordloom/targets'
import { describe, expect, it } from 'vitest'
import { openFile } from './open-file.ts'
import { readKeywordRows } from './read-keyword-rows.ts'

async function keywordsOf(text: string) {
  return readKeywords(await readKeywordRows(await openFile(text)), 'google-ads')
}

async function negativesOf(text: string) {
  const { negatives, problems } = takeNegatives(await readKeywordRows(await openFile(text)), 'google-ads')
  return { keywords: negatives, problems }
}

function summary({ keywords, problems }: Awaited<ReturnType<typeof keywordsOf>>) {
  return {
    keywords: keywords.map((keyword) => `${keyword.line} ${writeNotation(keyword)}`),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
  }
}

describe('keywords', () => {
  it('are read from lines in the notation of match types', async () => {
    const text = '\ufeffred shoes\r\n"red  shoes"\n\n [Red Shoes] \n“curly quotes”\n'
    expect(summary(await keywordsOf(text))).toEqual({
      keywords: ['1 red shoes', '2 "red shoes"', '4 [Red Shoes]', '5 "curly quotes"'],
      problems: [],
    })
  })

  it('are named by line if a quote is open or words are missing', async () => {
    expect(summary(await keywordsOf('"red\n[]\n""\nshoes]'))).toEqual({
      keywords: [],
      problems: [
        '1 Close the quote or bracket.',
        "2 It has no words. Google Ads Editor takes [] as 'erase this cell'.",
        "3 It has no words. Google Ads Editor takes [] as 'erase this cell'.",
        '4 Close the quote or bracket.',
      ],
    })
  })

  it('are read from a table without its negatives', async () => {
    const text =
      'Campaign\tAd Group\tKeyword\tCriterion Type\nLeeds\tPlumber\tplumber\tPhrase\nLeeds\tPlumber\tjobs\tNegative Broad\nLeeds\t\t\t\n'
    expect((await keywordsOf(text)).keywords).toEqual([
      {
        text: 'plumber',
        matchType: 'phrase',
        words: ['plumber'],
        campaign: 'Leeds',
        adGroup: 'Plumber',
        line: 2,
      },
    ])
  })

  it('with an unknown match type are named', async () => {
    expect(summary(await keywordsOf('Keyword,Match type\nred,Broad match\nblue,Fuzzy\n"[tan]",\n'))).toEqual({
      keywords: ['2 red', '4 [tan]'],
      problems: ["3 'Fuzzy' isn't a match type. Use Broad, Phrase or Exact."],
    })
  })
})

describe('negatives', () => {
  it.each([
    [
      'Google Ads Editor',
      'Campaign,Ad Group,Keyword,Criterion Type\nLeeds,Plumber,plumber,Exact\nLeeds,Plumber,free,Negative Exact\nLeeds,Plumber,jobs,Campaign Negative Phrase',
    ],
    [
      'its older notation',
      'Campaign,Ad Group,Keyword,Criterion Type\nLeeds,Plumber,[free],Negative\nLeeds,Plumber,"""jobs""",Campaign negative',
    ],
    [
      'Google Ads uploads',
      'Row Type,Level,Campaign,Ad group,Negative keyword,Type\nNegative keyword,Ad group,Leeds,Plumber,free,Exact match\nNegative keyword,Campaign,Leeds,,jobs,Phrase match',
    ],
    [
      'Microsoft Advertising',
      'Type,Campaign,Ad Group,Keyword,Match Type\nKeyword,Leeds,Plumber,plumber,Broad\nAd Group Negative Keyword,Leeds,Plumber,free,Exact\nCampaign Negative Keyword,Leeds,,jobs,Phrase',
    ],
    [
      'Amazon Ads',
      'Product,Entity,Campaign ID,Ad Group ID,Keyword Text,Match Type\nSponsored Products,Keyword,Leeds,Plumber,plumber,Broad\nSponsored Products,Negative Keyword,Leeds,Plumber,free,negativeExact\nSponsored Products,Campaign Negative Keyword,Leeds,,jobs,negativePhrase',
    ],
  ])('are read from a table of %s', async (_, text) => {
    expect((await negativesOf(text)).keywords.map(({ line: _line, words: _words, ...rest }) => rest)).toEqual(
      [
        { text: 'free', matchType: 'exact', campaign: 'Leeds', adGroup: 'Plumber' },
        { text: 'jobs', matchType: 'phrase', campaign: 'Leeds', adGroup: null },
      ],
    )
  })

  it('are all rows of a table that marks none, such as a shared list', async () => {
    expect(summary(await negativesOf('Keyword,Match type\nfree,Broad\njobs,Exact')).keywords).toEqual([
      '2 free',
      '3 [jobs]',
    ])
  })

  it('without words are named', async () => {
    expect(
      summary(await negativesOf('Keyword,Criterion Type\n,Negative Broad\n[],Negative Exact')).problems,
    ).toEqual([
      "2 It has no words. Google Ads Editor takes [] as 'erase this cell'.",
      "3 It has no words. Google Ads Editor takes [] as 'erase this cell'.",
    ])
  })
})
