import { toSearchable } from '@wordloom/engine'
import { linesInBlocks, type Text } from '../../memory/text.ts'

export interface FoundWords {
  readonly count: number
  readonly words: readonly string[]
}

export async function findWords(text: Text, sought: string, most: number): Promise<FoundWords | null> {
  const needle = toSearchable(sought)
  // A line break in the search text would match across two words. Accents and invisible characters alone match nothing.
  if (/[\r\n]/.test(sought) || needle === '') return null
  let count = 0
  const words: string[] = []
  for await (const block of linesInBlocks(text)) {
    for (const line of linesWith(toSearchable(block), needle)) {
      count++
      if (words.length < most) words.push(lineOf(block, line))
    }
  }
  return count === 0 ? null : { count, words }
}

function* linesWith(block: string, needle: string): Generator<number> {
  let line = 0
  let lineStart = 0
  for (let at = block.indexOf(needle); at !== -1; at = block.indexOf(needle, lineStart)) {
    let end = block.indexOf('\n', lineStart)
    for (; end !== -1 && end < at; end = block.indexOf('\n', lineStart)) {
      line++
      lineStart = end + 1
    }
    yield line
    if (end === -1) return
    line++
    lineStart = end + 1
  }
}

/** Finds the word by its line number: folding may change the length of words, but not their number. */
function lineOf(block: string, line: number): string {
  let start = 0
  for (let passed = 0; passed < line; passed++) start = block.indexOf('\n', start) + 1
  const end = block.indexOf('\n', start)
  return end === -1 ? block.slice(start) : block.slice(start, end)
}
