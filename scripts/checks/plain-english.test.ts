import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'

/** Words and openings that made our texts hard to read. Say it as you would to a colleague. */
const PATTERNS = [
  /\b(whoever|whomever|seldom|likewise|anew|mends?|hence|thereby|therein|e-mails?)\b/i,
  /\bone (word |row |item )?a (line|row)\b/i,
  /\b(any more(?= *([.,)]|$))|somebody|anybody|afterwards|takes? the place|cancelled|cancelling|stood)\b/i,
  /(?<=\w)’(?=\w)/,
]
/** Readers see these texts, so contractions and American spelling matter too. */
const READER_PATTERNS = [
  ...PATTERNS,
  /\b(can|could|do|does|did|is|are|was|were|has|have|had|will|would|should) not\b(?! null)|\bcannot\b/i,
  /\b(whom|whatever)\b/i,
  /(?<!many|names) at once\b|\bby itself\b|\bas it stands\b|\bstands? (here|there|beside|above)\b/i,
  /\bthe page of (the|your)\b/i,
  /\b(colours?|recognis\w*|organis\w*|licence|neighbour\w*|favour\w*)\b/i,
  /\?['"”]? Then\b/,
  /\blogg?(ing|ed)? (in|out)\b|\bmails\b|\b(a|by|no|the|this) mail\b(?! (provider|server))/i,
]

/** 'At once' stays allowed for 'at the same time'. */
const PROSE_PATTERNS = [...PATTERNS, /\b(whom|whatever|void|by itself)\b/i]

/** The specification fixes these texts. */
const FIXED_TEXTS = [
  'You are logged out. Logging in again...',
  'Please log in to view subscription plans.',
  'Passwords do not match. Please try again.',
  'This action cannot be undone.',
  'Could not copy list to clipboard',
  'Could not copy result to clipboard',
  'Log in as User',
  "Subscription cancelled. You'll have access until the end of your billing period.",
]

/** Openings without a subject, of a comment and of a test's name. */
const OPENINGS = [
  /^(Of|By what|With what|In what|What|Whether|Where|How|Who) /,
  /^test: ([A-Z]\d+ )?(of|by what|with what|in what|what|whether|where|how|who|that) /i,
]

const CODE_PATTERNS = [...PATTERNS, ...OPENINGS]

const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*)\s*(.*?)(?:\s*\*\/)?$/
const TEST_NAME = /^\s*(?:it|test|describe)[\w.]*(?:\(.*?\))?\((["'`])(.*?)\1/

const exclude = (path: string) => /(^|\/)(node_modules|build|test-results)$/.test(path)

describe('plain English', () => {
  it.each([
    ['whoever signs in, seldom', true],
    ['one word a line', true],
    ['It stood there, and was cancelled afterwards', true],
    ['Nobody needs it any more.', true],
    ['Any more words fit', false],
    ['Ada’s phone', true],
    ['test: that makes nothing is refused', true],
    ['test: A01 of another account look missing', true],
    ['What a page shows', true],
    ['people who sign in', false],
  ])('of %j has a pattern to avoid: %s', (text, isFound) => {
    expect(CODE_PATTERNS.some((pattern) => pattern.test(text))).toBe(isFound)
  })

  it('is the language of comments and test names', () => {
    const files = globSync('{apps,packages,e2e,bench,scripts,testing}/**/*.{ts,tsx,mjs}', {
      cwd: PROJECT,
      exclude,
    })
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => findIn(file, wordsOfCode, CODE_PATTERNS))).toEqual([])
  })

  it.each([
    ['You cannot save it', true],
    ['Whom to ask', true],
    ['A colour of its own', true],
    ['That was not you? Then write to us', true],
    ["You can't save it. Check its color", false],
  ])('of %j has a pattern that readers stumble over: %s', (text, isFound) => {
    expect(READER_PATTERNS.some((pattern) => pattern.test(text))).toBe(isFound)
  })

  it.each(FIXED_TEXTS)('lets the specification say %j', (text) => {
    expect(READER_PATTERNS.some((pattern) => pattern.test(text))).toBe(true)
    expect(wordsOfTexts(`title: "${text}",`)).toBe('')
  })

  it('is the language of the texts that people read', () => {
    const files = globSync(
      [
        '{apps,packages}/**/*texts.ts',
        'apps/server/src/{backup,config,doctor}/**/*.ts',
        'apps/server/src/start-failure.ts',
        'apps/web/src/site/home/*.ts',
        'deploy/*.yml',
        'packages/contract/src/**/*.ts',
        'packages/targets/src/**/*.ts',
        'scripts/**/*.mjs',
        'apps/web/src/site/guides/content/*.ts',
        'apps/web/src/site/{faq/questions,legal/privacy,legal/terms}.ts',
      ],
      { cwd: PROJECT, exclude },
    ).filter((file) => !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((file) => findIn(file, wordsOfTexts, READER_PATTERNS))).toEqual([])
  })

  it('is the language of the documents', () => {
    const files = globSync('{*.md,docs/**/*.md}', { cwd: PROJECT, exclude })
    expect(files.flatMap((file) => findIn(file, wordsOfProse, PROSE_PATTERNS))).toEqual([])
  })
})

function findIn(file: string, wordsOf: (line: string) => string, patterns: readonly RegExp[]): string[] {
  const lines = readFileSync(inProject(file), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const words = wordsOf(line)
    return patterns.some((pattern) => pattern.test(words)) ? [`${file}:${at + 1}: ${words}`] : []
  })
}

function wordsOfCode(line: string): string {
  const name = TEST_NAME.exec(line)?.[2]
  return COMMENT.exec(line)?.[1] ?? (name === undefined ? '' : `test: ${name}`)
}

const TEXT = /(['"])((?:(?!\1)[^\\]|\\.)*)\1|`([^`]*)`?/g
const CODE = /^\s*(?:\/\/|\/?\*|import |export .* from )|\$\{[^}]*\}|<code>.*?<\/code>|<\/?\w+>/g

function wordsOfTexts(line: string): string {
  if (/^\s*(?:\/\/|\/?\*|import |export .* from )/.test(line)) return ''
  const literals = [...line.replace(CODE, ' ').matchAll(TEXT)].map(
    ([, , quoted, template]) => quoted ?? template ?? '',
  )
  return withoutFixedTexts(literals.filter((literal) => literal.trim().includes(' ')).join(' | '))
}

function withoutFixedTexts(text: string): string {
  return FIXED_TEXTS.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text)
}

function wordsOfProse(line: string): string {
  return line.replace(/`[^`]*`|\]\([^)]*\)/g, '')
}
