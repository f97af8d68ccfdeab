import type { Grid, GridColumn } from './grid.ts'

export interface Reader {
  /** Returns the digits of the first row equal to `text`, or `null` if there is none. */
  read(text: string): number[] | null
}

export function createReader(grid: Grid): Reader {
  const lexicons = grid.columns.map(createLexicon)
  return {
    read(text) {
      if (!text.startsWith(grid.lead)) return null
      const deadEnds = lexicons.map(() => new Set<number>())
      return readColumns(text, lexicons, deadEnds, 0, grid.lead.length)
    },
  }
}

interface Lexicon {
  readonly tail: string
  readonly firstIndexByWord: ReadonlyMap<string, number>
  readonly lengths: readonly number[]
}

function createLexicon({ words, tail }: GridColumn): Lexicon {
  const firstIndexByWord = new Map<string, number>()
  const lengths = new Set<number>()
  words.forEach((word, index) => {
    if (!firstIndexByWord.has(word)) firstIndexByWord.set(word, index)
    lengths.add(word.length)
  })
  return { tail, firstIndexByWord, lengths: [...lengths].sort((a, b) => a - b) }
}

function readColumns(
  text: string,
  lexicons: readonly Lexicon[],
  deadEnds: readonly Set<number>[],
  column: number,
  offset: number,
): number[] | null {
  const lexicon = lexicons[column]
  if (lexicon === undefined) return offset === text.length ? [] : null
  if (deadEnds[column]?.has(offset)) return null
  for (const { index, end } of candidates(text, lexicon, offset)) {
    const rest = readColumns(text, lexicons, deadEnds, column + 1, end)
    if (rest !== null) return [index, ...rest]
  }
  deadEnds[column]?.add(offset)
  return null
}

function candidates(text: string, { tail, firstIndexByWord, lengths }: Lexicon, offset: number) {
  const found: { index: number; end: number }[] = []
  for (const length of lengths) {
    const end = offset + length
    if (end + tail.length > text.length) break
    if (!text.startsWith(tail, end)) continue
    const index = firstIndexByWord.get(text.slice(offset, end))
    if (index !== undefined) found.push({ index, end: end + tail.length })
  }
  return found.sort((a, b) => a.index - b.index)
}
