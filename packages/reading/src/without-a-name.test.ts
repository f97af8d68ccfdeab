import { WORD_CASES } from '@wordloom/testing/files/cases'
import { describe, expect, it } from 'vitest'
import { openFile } from './open-file.ts'

async function wordsOf(source: string | Uint8Array): Promise<readonly string[]> {
  const words: string[] = []
  for await (const block of (await openFile(source)).words()) words.push(...block)
  return words.filter((word) => word.trim() !== '')
}

it.each(WORD_CASES.filter(({ needsName }) => needsName !== true))(
  'a text with $kind is read as its file is',
  async ({ content, words }) => {
    expect(await wordsOf(content)).toEqual(words)
  },
)

describe('a text without a name', () => {
  it.each([
    ['one row under titles', 'Report: Keywords\nKeyword,Clicks,Cost\nwool,1,2\n"© 2026 Acme"', ['wool']],
    ['names that nobody knows', 'Hakutermi;Klikkaukset\npunaiset;1\nsiniset;2', ['punaiset', 'siniset']],
    ['a known name and years', 'Keyword,2025,2026\nwool,10,20\nsilk,1,2', ['wool', 'silk']],
    ['a known name and words', 'Keyword,Notes\n"wool; red","a; b"\nsilk,c', ['wool; red', 'silk']],
  ])('is a table with %s', async (_, text, words) => {
    expect(await wordsOf(text)).toEqual(words)
  })

  it.each([
    ['commas', 'brand, color\nred, warm\nblue, cold'],
    ['commas and numbers', 'street, number\nMain Street, 12\nHigh Street, 7'],
    ['a line that begins as a header does', 'keyword, cost and clicks\nwool\nsilk, red\nhat'],
    ['quotes and commas', '"red shoes", boots\n"blue" shoes, hats\nhats'],
    ['a lone header as its last line', 'wool\nsilk\ncampaign, keyword'],
    ['two kinds of rows', '08/01/2026;A;-21.419,06\n12/01/2026;A;-21.375,00'],
  ])('is a list of lines with %s', async (_, text) => {
    expect(await wordsOf(text)).toEqual(text.split('\n'))
  })
})
