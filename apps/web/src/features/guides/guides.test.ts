import {
  countCharacters,
  DEFAULT_OPTIONS,
  GUIDE_PATHS,
  type GuidePath,
  MAX_SEPARATOR_CHARACTERS,
  MAX_WRAP_CHARACTERS,
  toTexts,
} from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { readGeneratorAddress, toGeneratorAddress } from '../../shared/examples/generator-address.ts'
import { GUIDES } from './content/guides.ts'
import type { Guide, GuideExample } from './guide.ts'
import { workOut } from './work-out.ts'

const BANNED =
  /unlock|supercharg|leverag|game.?chang|effortless|seamless|\bboost|skyrocket|dive in|elevate|revolutioni|—|!/i

describe.each(GUIDE_PATHS)('the guide at %s', (path) => {
  const guide = GUIDES[path]

  it('has a title and a description that search engines show whole', () => {
    expect(countCharacters(guide.title)).toBeLessThanOrEqual(50)
    expect(countCharacters(guide.description)).toBeLessThanOrEqual(155)
    expect(countCharacters(guide.description)).toBeGreaterThan(80)
  })

  it('says who it is for in two to four words', () => {
    const words = guide.badge.split(' ').length
    expect(words).toBeGreaterThanOrEqual(2)
    expect(words).toBeLessThanOrEqual(4)
  })

  it('is written without the words of advertising', () => {
    for (const text of toProse(guide)) expect(text).not.toMatch(BANNED)
  })

  it('leads to three other guides', () => {
    expect(new Set(guide.related).size).toBe(3)
    expect(GUIDE_PATHS).toEqual(expect.arrayContaining([...guide.related]))
    expect(guide.related).not.toContain(path)
  })

  it.each(guide.examples)('shows in “$title” three columns that make a list of use', (example) => {
    expect(example.columns).toHaveLength(3)
    for (const words of example.columns) {
      expect(words.length).toBeGreaterThanOrEqual(3)
      expect(words.length).toBeLessThanOrEqual(6)
    }
    const combinations = toCombinations(example)
    expect(combinations.length).toBeGreaterThanOrEqual(24)
    expect(combinations.length).toBeLessThanOrEqual(150)
    expect(new Set(combinations).size).toBe(combinations.length)
  })

  it.each(guide.examples)('opens “$title” in the generator as it stands on the page', (example) => {
    const { customSeparator = '', customPrefix = '', customSuffix = '' } = example.options
    expect(countCharacters(customSeparator)).toBeLessThanOrEqual(MAX_SEPARATOR_CHARACTERS)
    expect(countCharacters(customPrefix)).toBeLessThanOrEqual(MAX_WRAP_CHARACTERS)
    expect(countCharacters(customSuffix)).toBeLessThanOrEqual(MAX_WRAP_CHARACTERS)
    expect(readGeneratorAddress(toGeneratorAddress(example).slice(1))).toEqual({
      texts: example.columns.map((words) => words.join('\n')),
      options: { ...DEFAULT_OPTIONS, ...example.options },
    })
  })

  it.each(guide.examples)('combines in “$title” every word as it is written', (example) => {
    const { separator, prefix, suffix, removeWhitespace } = toText(example)
    const [first, second, third] = example.columns.map((words) =>
      words.map((word) => (removeWhitespace ? word.replaceAll(' ', '') : word)),
    )
    const expected = first?.flatMap((a) =>
      second?.flatMap((b) => third?.map((c) => `${prefix}${a}${separator}${b}${separator}${c}${suffix}`)),
    )
    expect(toCombinations(example)).toEqual(expected)
  })
})

describe('the guides together', () => {
  it('have titles, headings and calls to action of their own', () => {
    for (const part of [
      (guide: Guide) => guide.title,
      (guide: Guide) => guide.description,
      (guide: Guide) => guide.badge,
      (guide: Guide) => guide.heading,
      (guide: Guide) => guide.closing.title,
      (guide: Guide) => guide.facts?.title ?? guide.title,
    ]) {
      expect(repeated(GUIDE_PATHS, (path) => [part(GUIDES[path])])).toEqual([])
    }
  })

  it('share no title of an application or an example', () => {
    const titles = ({ applications, examples }: Guide) =>
      [...applications, ...examples].map((one) => one.title)
    expect(repeated(GUIDE_PATHS, (path) => titles(GUIDES[path]))).toEqual([])
  })

  it('share no sentence', () => {
    expect(repeated(GUIDE_PATHS, (path) => toProse(GUIDES[path]).flatMap(toSentences))).toEqual([])
  })

  it('share no column: those of two guides have at most two words in common', () => {
    const columns = GUIDE_PATHS.flatMap((path) =>
      GUIDES[path].examples.flatMap((example) =>
        example.columns.map((words) => ({ path, title: example.title, words: words.map(toPlain) })),
      ),
    )
    const alike = columns.flatMap((one, place) =>
      columns
        .slice(place + 1)
        .filter((other) => other.path !== one.path)
        .filter((other) => other.words.filter((word) => one.words.includes(word)).length > 2)
        .map((other) => [one.title, other.title, one.words]),
    )
    expect(alike).toEqual([])
  })
})

const WORDS_WITH_HYPHENS = /^[a-z0-9]+(-[a-z0-9]+)*$/
const ENDING = /^[a-z]{2,63}$/

describe('what the guides promise of their combinations', () => {
  it.each([0, 1])(
    'Google Ads takes every keyword of example %i: at most 80 characters and 10 words',
    (place) => {
      for (const keyword of combinationsOf('/google-ads-guide', place)) {
        const bare = keyword.replaceAll(/["[\]]/g, '')
        expect(bare).toMatch(/^[a-z ]+$/)
        expect(bare.length).toBeLessThanOrEqual(80)
        expect(bare.split(' ').length).toBeLessThanOrEqual(10)
      }
    },
  )

  it('stands in brackets for exact match and in quotes for phrase match', () => {
    for (const keyword of combinationsOf('/google-ads-guide', 0)) expect(keyword).toMatch(/^\[[^[\]]+\]$/)
    for (const keyword of combinationsOf('/google-ads-guide', 1)) expect(keyword).toMatch(/^"[^"]+"$/)
  })

  it('has headlines of at most 30 characters, and the one named fills them', () => {
    const headlines = combinationsOf('/google-ads-guide', 2)
    for (const headline of headlines) expect(countCharacters(headline)).toBeLessThanOrEqual(30)
    expect(headlines).toContain('Walnut Benches Made to Measure')
    expect(countCharacters('Walnut Benches Made to Measure')).toBe(30)
  })

  it.each([0, 1, 2])('can register every domain name of example %i', (place) => {
    for (const name of combinationsOf('/domainers-guide', place)) {
      const [label = '', ending = '', ...rest] = name.split('.')
      expect(label).toMatch(WORDS_WITH_HYPHENS)
      expect(label.length).toBeLessThanOrEqual(63)
      expect(ending).toMatch(ENDING)
      expect(rest).toEqual([])
    }
  })

  it('has paths of lower-case words between slashes', () => {
    for (const path of combinationsOf('/seo-guide', 1)) {
      expect(new URL(path, 'https://site.example').pathname).toBe(path)
      for (const part of path.slice(1, -1).split('/')) expect(part).toMatch(WORDS_WITH_HYPHENS)
    }
  })

  it('has SubIDs that need no encoding in a link', () => {
    for (const reference of combinationsOf('/affiliate-marketing-guide', 2)) {
      expect(reference).toMatch(WORDS_WITH_HYPHENS)
    }
  })

  it('has file names that every system takes', () => {
    for (const name of combinationsOf('/content-creators-guide', 2)) expect(name).toMatch(/^[a-z0-9_]+\.mp4$/)
  })

  it('has SKUs without the letters that look like digits, and none that is read as a date or a number', () => {
    for (const sku of combinationsOf('/ecommerce-guide', 0))
      expect(sku).toMatch(/^[A-HJ-NP-Z]+(-[A-HJ-NP-Z]+){2}$/)
  })

  it('has searches of a shop that read as three words', () => {
    for (const search of combinationsOf('/ecommerce-guide', 2)) {
      expect(new URLSearchParams(search).get('q')).toMatch(/^\w+ \w+ \w+$/)
    }
  })

  it('has values of utm_content in lower case that need no encoding', () => {
    for (const value of combinationsOf('/email-marketing-guide', 1)) {
      expect(value).toMatch(/^\d{4}-\d{2}_[a-z-]+_[a-z-]+$/)
      expect(encodeURIComponent(value)).toBe(value)
    }
  })

  it('has plus addresses that mail servers take', () => {
    for (const address of combinationsOf('/email-marketing-guide', 2)) {
      expect(address).toMatch(/^[a-z]+\+[a-z]+\+[a-z]+@shop\.test$/)
    }
  })

  it('has hashtags in one piece, each word with a capital', () => {
    for (const tag of combinationsOf('/social-media-guide', 0)) expect(tag).toMatch(/^#([A-Z][a-z]+){3,4}$/)
  })

  it('has tracking parameters that name source, medium and campaign', () => {
    for (const parameters of combinationsOf('/social-media-guide', 1)) {
      const names = [...new URLSearchParams(parameters).keys()]
      expect(names).toEqual(['utm_source', 'utm_medium', 'utm_campaign'])
    }
  })

  it('has tags of at most 20 characters, and the one named fills them', () => {
    const tags = combinationsOf('/print-on-demand-guide', 1)
    for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(20)
    expect(tags).toContain('funny beekeeper gift')
    expect('funny beekeeper gift').toHaveLength(20)
  })

  it('has coined names of one word', () => {
    for (const name of combinationsOf('/brand-builders-guide', 0)) expect(name).toMatch(/^[A-Z][a-z]+$/)
  })
})

function combinationsOf(path: GuidePath, place: number): string[] {
  const example = GUIDES[path].examples[place]
  if (example === undefined) throw new RangeError(`${path} has no example ${place}`)
  return toCombinations(example)
}

function toCombinations(example: GuideExample): string[] {
  const { separator, prefix, suffix } = toText(example)
  return workOut(example, Number.POSITIVE_INFINITY).rows.map(
    (words) => `${prefix}${words.join(separator)}${suffix}`,
  )
}

function toText({ options }: GuideExample) {
  return toTexts({ ...DEFAULT_OPTIONS, ...options })
}

/** All that a guide says, but for the words of its columns. */
function toProse(guide: Guide): string[] {
  const { title, description, badge, heading, lead, applications, examples, howTo, facts, closing } = guide
  const pairs = [...applications, ...examples, ...(howTo?.steps ?? []), closing]
  return [
    ...[title, description, badge, heading, lead],
    ...pairs.flatMap((pair) => [pair.title, pair.text]),
    ...(howTo === undefined ? [] : [howTo.title]),
    ...(facts === undefined ? [] : [facts.title, ...facts.points]),
  ]
}

function toSentences(text: string): string[] {
  return text.split(/(?<=[.?])\s+/)
}

function toPlain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()
}

/** What more than one of the guides says, whatever its capitals and points. */
function repeated(paths: readonly GuidePath[], say: (path: GuidePath) => readonly string[]): string[] {
  const said = paths.flatMap((path) => [...new Set(say(path).map(toPlain))])
  return said.filter((text, place) => said.indexOf(text) !== place)
}
