import { writeFileSync } from 'node:fs'
import { createDice, dictionaryWords, inflectedWords } from '../words.ts'

const LINES = 1_000_000
const KEYWORDS = 100_000
const NEGATIVES = 5_000
/** A workbook of 1,000,000 rows: each of these with each. */
const SIDE = 1000
/** Sums of quarters are exact in any order, so that programs can be compared to the last digit. */
const QUARTERS = 40

export interface Files {
  readonly words: string
  readonly otherWords: string
  readonly report: string
  readonly keywords: string
  readonly negatives: string
  readonly sides: readonly [string, string]
}

export function writeFiles(folder: string): Files {
  const write = (name: string, lines: Iterable<string>) => {
    const path = `${folder}/${name}`
    writeFileSync(path, `${[...lines].join('\n')}\n`)
    return path
  }
  const vocabulary = inflectedWords(20_000, 7)
  const phrases = createPhrases(vocabulary, 5)
  const shortPhrases = createPhrases(vocabulary, 3)
  return {
    words: write('words.txt', phrases(LINES, 7)),
    otherWords: write('other-words.txt', phrases(LINES, 11)),
    report: write('report.csv', reportOf(phrases(LINES, 13))),
    keywords: write('keywords.txt', new Set(phrases(KEYWORDS, 17))),
    negatives: write('negatives.txt', new Set(shortPhrases(NEGATIVES, 19))),
    sides: [write('side-1.txt', dictionaryWords(SIDE, 23)), write('side-2.txt', dictionaryWords(SIDE, 29))],
  }
}

/** Some words are far more frequent than others, as in what people search for. */
function createPhrases(vocabulary: readonly string[], maxWords: number) {
  return (count: number, seed: number): string[] => {
    const dice = createDice(seed)
    const aWord = () => vocabulary[Math.floor(dice(vocabulary.length) ** 3 / vocabulary.length ** 2)] ?? ''
    return Array.from({ length: count }, () =>
      [...new Set(Array.from({ length: 1 + dice(maxWords) }, aWord))].join(' '),
    )
  }
}

function reportOf(terms: readonly string[]): string[] {
  const dice = createDice(31)
  const rows = terms.map((term) => {
    const clicks = dice(20)
    const cost = (clicks * dice(QUARTERS)) / 4
    return `${term},${clicks + dice(500)},${clicks},${cost.toFixed(2)},${dice(clicks + 1)}`
  })
  return ['Search term,Impressions,Clicks,Cost,Conversions', ...rows]
}
