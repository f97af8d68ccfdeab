import { describe, expect, it } from 'vitest'
import { KEYWORD_COMPARISONS, type KeywordPlatformId } from './keyword-comparisons.ts'
import { toSearchWords } from './to-search-words.ts'

describe('the words of a keyword', () => {
  it.each<[KeywordPlatformId, string, string]>([
    ['google-ads', 'Fifth Ave.', 'fifth ave'],
    ['google-ads', 't-shirt', 'T shirt'],
    ['google-ads', 'example.com', 'example com'],
    ['google-ads', '+red +shoes', 'red shoes'],
    ['google-ads', 'wi\u2011fi', 'wi-fi'],
    ['google-ads', 'cafe\u0301', 'CAFÉ'],
    ['microsoft', 'bike-repair', 'bike repair'],
    ['microsoft', 'café', 'cafe'],
    ['microsoft', 'jump & fly/', 'jump fly'],
    ['microsoft', "rock 'n' roll", 'rock n roll'],
    ['microsoft', '#1 (best) $hoes?', '1 best hoes'],
    ['amazon', 'shoe', 'shoes'],
    ['amazon', 'baby box', 'babies boxes'],
    ['amazon', "women's dress", "women's dresses"],
    ['amazon', 'woman knife', 'women knives'],
    ['amazon', '1/2 inch', '12 inches'],
    ['apple-ads', 'Game\u200b', 'game'],
  ])('for %s are the same in %j and %j', (platform, one, other) => {
    expect(toSearchWords(one, platform)).toEqual(toSearchWords(other, platform))
  })

  it.each<[KeywordPlatformId, string, string]>([
    ['google-ads', 'sidewalk cafe', 'sidewalk café'],
    ['google-ads', 'bed & breakfast', 'bed breakfast'],
    ['google-ads', 'c++', 'c'],
    ['google-ads', 'shoe', 'shoes'],
    ['google-ads', 'tshirt', 't-shirt'],
    ['microsoft', 'shoe', 'shoes'],
    ['microsoft', "men's shoes", 'mens shoes'],
    ['amazon', 'new', 'news'],
    ['amazon', 'glass', 'glas'],
    ['amazon', 'lens', 'len'],
    ['apple-ads', 't-shirt', 't shirt'],
  ])('for %s differ in %j and %j', (platform, one, other) => {
    expect(toSearchWords(one, platform)).not.toEqual(toSearchWords(other, platform))
  })

  it.each(Object.entries(KEYWORD_COMPARISONS))(
    'have sources and a day for %s',
    (_platform, { sources, checked }) => {
      for (const { url } of sources) expect(new URL(url).protocol).toBe('https:')
      expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked)
    },
  )
})
