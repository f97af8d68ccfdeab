import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inProject, PROJECT } from '../setup/project.mjs'

/** Words and openings that made our texts hard to read. Say it as you would to a colleague. */
const PATTERNS = [
  /\b(whoever|whomever|seldom|likewise|anew|mends?|hence|thereby|therein|e-mails?)\b/i,
  /\bone (word |row |item )?a (line|row)\b/i,
]
const OPENINGS = [/^(Of|By what|With what|In what) /]

const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*)\s*(.*?)(?:\s*\*\/)?$/
const TEST_NAME = /^\s*(?:it|test|describe)[\w.]*(?:\(.*?\))?\((["'`])(.*?)\1/

const exclude = (path: string) => /(^|\/)(node_modules|build|test-results)$/.test(path)

describe('plain English', () => {
  it.each([
    ['whoever signs in, seldom', true],
    ['one word a line', true],
    ['people who sign in', false],
  ])('of %j has a pattern to avoid: %s', (text, isFound) => {
    expect(PATTERNS.some((pattern) => pattern.test(text))).toBe(isFound)
  })

  it('is the language of comments and test names', () => {
    const files = globSync('{apps,packages,e2e,bench,scripts,testing}/**/*.{ts,tsx,mjs}', {
      cwd: PROJECT,
      exclude,
    })
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => findIn(file, wordsOfCode, [...PATTERNS, ...OPENINGS]))).toEqual([])
  })

  it('is the language of the documents', () => {
    const files = globSync('{*.md,docs/**/*.md}', { cwd: PROJECT, exclude })
    expect(files.flatMap((file) => findIn(file, wordsOfProse, PATTERNS))).toEqual([])
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
  return COMMENT.exec(line)?.[1] ?? TEST_NAME.exec(line)?.[2] ?? ''
}

/** Without code spans and link targets. */
function wordsOfProse(line: string): string {
  return line.replace(/`[^`]*`|\]\([^)]*\)/g, '')
}
