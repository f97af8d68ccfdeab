import { performance } from 'node:perf_hooks'
import { createKeyword, createNegativeIndex, judge, type Keyword, MATCH_TYPES } from '@wordloom/targets'
import { createDice, inflectedWords } from './words.ts'

const KEYWORDS = 100_000
const NEGATIVES = 5_000
/** The loop over both is measured on some keywords, because all of them would take minutes. */
const LOOPED = 500
const ROUNDS = 5

const CASES = [
  { name: '5,000 different words, some far more often than others', words: 5_000, isSkewed: true },
  { name: '5,000 different words, all as often', words: 5_000, isSkewed: false },
  { name: '60 different words', words: 60, isSkewed: false },
]

console.log(
  '| words of keywords and negatives | effects found | seconds | keywords per second | times as fast as a loop |',
)
console.log('|---|---|---|---|---|')
for (const { name, words, isSkewed } of CASES) {
  const vocabulary = inflectedWords(words, 7)
  const keywords = randomTerms(KEYWORDS, vocabulary, isSkewed, 5)
  const negatives = randomTerms(NEGATIVES, vocabulary, isSkewed, 3)
  let found = 0
  const seconds = fastest(() => {
    const index = createNegativeIndex(negatives)
    found = keywords.reduce((sum, keyword) => sum + index.effectsOn(keyword).length, 0)
  })
  const looped = fastest(() => countByLoop(keywords.slice(0, LOOPED), negatives))
  const ratio = (looped * (KEYWORDS / LOOPED)) / seconds
  console.log(
    `| ${name} | ${found.toLocaleString('en')} | ${seconds.toFixed(2)} | ${Math.round(KEYWORDS / seconds).toLocaleString('en')} | ${ratio.toFixed(0)} |`,
  )
}

function countByLoop(keywords: readonly Keyword[], negatives: readonly Keyword[]): number {
  let count = 0
  for (const keyword of keywords) {
    for (const negative of negatives) {
      const effect = judge(negative, keyword)
      if (effect !== null && effect.reason !== 'added-words') count++
    }
  }
  return count
}

function randomTerms(
  count: number,
  vocabulary: readonly string[],
  isSkewed: boolean,
  maxWords: number,
): readonly Keyword[] {
  const dice = createDice(count)
  const aWord = () => {
    const at = dice(vocabulary.length)
    return vocabulary[isSkewed ? Math.floor(at ** 3 / vocabulary.length ** 2) : at] ?? ''
  }
  return Array.from({ length: count }, () => {
    const text = Array.from({ length: 1 + dice(maxWords) }, aWord).join(' ')
    return createKeyword(text, MATCH_TYPES[dice(MATCH_TYPES.length)] ?? 'broad')
  })
}

function fastest(run: () => unknown): number {
  const seconds = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now()
    run()
    return (performance.now() - begin) / 1000
  })
  return Math.min(...seconds)
}
