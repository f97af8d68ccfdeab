import {
  countCharacters,
  DEFAULT_OPTIONS,
  GUIDE_PATHS,
  type GuidePath,
  MAX_SEPARATOR_CHARACTERS,
  MAX_WRAP_CHARACTERS,
} from '@wordloom/contract'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { readGeneratorAddress, toGeneratorAddress } from '#generator/examples/generator-address.ts'
import { joiningOf, toCombinations } from './combinations.ts'
import { GUIDES } from './content/guides.ts'
import type { Guide } from './guide.ts'
import { GUIDE_TAGS, toPlainText } from './guide-tags.ts'
import { GuideText } from './guide-text.tsx'

const BANNED =
  /unlock|supercharg|leverag|game.?chang|effortless|seamless|\bboost|skyrocket|dive in|elevate|revolutioni|—|!/i

const BRITISH =
  /\b(colours?|favourites?|neighbour\w*|organis\w+|recognis\w+|catalogue|cheque|grey|jewellery|centre|metres?|whilst|anew|whom|whoever|seldom|likewise)\b/i

describe.each(GUIDE_PATHS)('the guide at %s', (path) => {
  const guide = GUIDES[path]

  it('has a title and description short enough for search results', () => {
    expect(countCharacters(guide.title)).toBeLessThanOrEqual(50)
    expect(countCharacters(guide.description)).toBeLessThanOrEqual(155)
    expect(countCharacters(guide.description)).toBeGreaterThan(80)
  })

  it('names its audience in two to four words', () => {
    const words = guide.badge.split(' ').length
    expect(words).toBeGreaterThanOrEqual(2)
    expect(words).toBeLessThanOrEqual(4)
  })

  it('avoids advertising language', () => {
    for (const text of toProse(guide)) expect(text).not.toMatch(BANNED)
  })

  it('links to three other guides', () => {
    expect(new Set(guide.related).size).toBe(3)
    expect(GUIDE_PATHS).toEqual(expect.arrayContaining([...guide.related]))
    expect(guide.related).not.toContain(path)
  })

  it('leads from the first word to the destination in four to seven steps', () => {
    expect(guide.howTo.steps.length).toBeGreaterThanOrEqual(4)
    expect(guide.howTo.steps.length).toBeLessThanOrEqual(7)
  })

  it('names two to eight limits, each once', () => {
    expect(guide.limits.length).toBeGreaterThanOrEqual(2)
    expect(guide.limits.length).toBeLessThanOrEqual(8)
    expect(new Set(guide.limits).size).toBe(guide.limits.length)
  })

  it('links from its text to at least two related guides', () => {
    const links = GUIDE_PATHS.filter((other) =>
      toTaggedTexts(guide).some((text) => text.includes(`<${GUIDE_TAGS[other]}>`)),
    )
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(links).not.toContain(path)
  })

  it('uses only links that exist', () => {
    for (const text of toTaggedTexts(guide))
      expect(() =>
        renderToString(createElement(MemoryRouter, null, createElement(GuideText, { text }))),
      ).not.toThrow()
  })

  it('has a review date that is not in the future, and secure sources', () => {
    expect(new Date(guide.reviewed).getTime()).toBeLessThanOrEqual(Date.now())
    for (const { url } of guide.sources) expect(new URL(url).protocol).toBe('https:')
  })

  it('is written in American English', () => {
    for (const text of toProse(guide)) expect(text).not.toMatch(BRITISH)
  })

  it.each(guide.examples)('names rows to delete that “$title” contains', ({ deletions, ...example }) => {
    const combinations = toCombinations({ deletions, ...example })
    for (const { row } of deletions) expect(combinations).toContain(row)
    expect(new Set(deletions.map(({ row }) => row)).size).toBe(3)
  })

  it.each(guide.examples)('has three columns in “$title” that make a useful list', (example) => {
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

  it.each(guide.examples)('opens “$title” in the generator exactly as the page shows it', (example) => {
    const { customSeparator = '', customPrefix = '', customSuffix = '' } = example.options
    expect(countCharacters(customSeparator)).toBeLessThanOrEqual(MAX_SEPARATOR_CHARACTERS)
    expect(countCharacters(customPrefix)).toBeLessThanOrEqual(MAX_WRAP_CHARACTERS)
    expect(countCharacters(customSuffix)).toBeLessThanOrEqual(MAX_WRAP_CHARACTERS)
    expect(readGeneratorAddress(toGeneratorAddress(example).slice(1))).toEqual({
      texts: example.columns.map((words) => words.join('\n')),
      names: example.headings,
      options: { ...DEFAULT_OPTIONS, ...example.options },
      target: example.target ?? null,
    })
  })

  it.each(guide.examples)('combines every word in “$title” exactly as written', (example) => {
    const { separator, prefix, suffix, removeWhitespace } = joiningOf(example)
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
  it('have unique titles, headings and calls to action', () => {
    for (const part of [
      (guide: Guide) => guide.title,
      (guide: Guide) => guide.description,
      (guide: Guide) => guide.badge,
      (guide: Guide) => guide.heading,
      (guide: Guide) => guide.closing.title,
      (guide: Guide) => guide.facts.title,
      (guide: Guide) => guide.howTo.title,
    ]) {
      expect(repeated(GUIDE_PATHS, (path) => [part(GUIDES[path])])).toEqual([])
    }
  })

  it('have unique titles of applications and examples', () => {
    const titles = ({ applications, examples }: Guide) =>
      [...applications, ...examples].map((one) => one.title)
    expect(repeated(GUIDE_PATHS, (path) => titles(GUIDES[path]))).toEqual([])
  })

  it('have no sentence in common', () => {
    expect(repeated(GUIDE_PATHS, (path) => toProse(GUIDES[path]).flatMap(toSentences))).toEqual([])
  })

  it('have no column in common: columns of different guides share at most two words', () => {
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

function toProse(guide: Guide): string[] {
  return toTaggedTexts(guide).map(toPlainText)
}

function toTaggedTexts(guide: Guide): string[] {
  const { title, description, badge, heading, lead, applications, examples, howTo, facts, closing } = guide
  const pairs = [...applications, ...examples, ...howTo.steps, closing]
  return [
    ...[title, description, badge, heading, lead],
    ...pairs.flatMap((pair) => [pair.title, pair.text]),
    ...examples.flatMap(({ deletions }) => deletions.map(({ why }) => why)),
    howTo.title,
    facts.title,
    ...facts.points,
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

function repeated(paths: readonly GuidePath[], say: (path: GuidePath) => readonly string[]): string[] {
  const said = paths.flatMap((path) => [...new Set(say(path).map(toPlain))])
  return said.filter((text, place) => said.indexOf(text) !== place)
}
