import { performance } from 'node:perf_hooks'
import {
  type CleaningStep,
  compareLists,
  countNgrams,
  loadNearKey,
  prepareCleaning,
  toStatistics,
} from '@wordloom/lists'
import { createDice, inflectedWords } from '../words.ts'

const WORDS = 1_000_000
const ROUNDS = 3
const PREVIEW = { examples: 50, groups: 50 }

const words = aList(7)
const others = aList(11)

const STEPS: readonly (readonly [string, CleaningStep])[] = [
  ['trim', { kind: 'trim' }],
  ['title case', { kind: 'case', to: 'title' }],
  ['strip punctuation', { kind: 'strip-punctuation' }],
  ['transliterate', { kind: 'transliterate' }],
  ['remove duplicates, exact', { kind: 'remove-duplicates', keep: 'first', ignoring: [] }],
  [
    'remove duplicates without case and accents',
    { kind: 'remove-duplicates', keep: 'first', ignoring: ['case', 'accents'] },
  ],
  [
    'remove duplicates, all differences ignored',
    {
      kind: 'remove-duplicates',
      keep: 'shortest',
      ignoring: ['case', 'accents', 'order', 'endings', 'stop-words'],
    },
  ],
  ['sort by name', { kind: 'sort', by: 'name', language: 'en' }],
  ['sort by name, descending', { kind: 'sort', by: 'name', language: 'en', isDescending: true }],
  ['sort by length', { kind: 'sort', by: 'length' }],
  ['replace a text', { kind: 'replace', pattern: { syntax: 'text', text: 'a' }, by: 'b' }],
  [
    'replace a regular expression in each word',
    { kind: 'replace', pattern: { syntax: 'regex', text: '^(\\w+) ' }, by: '$1-' },
  ],
  [
    'keep what a regular expression matches',
    { kind: 'keep', test: { kind: 'pattern', pattern: { syntax: 'regex', text: 's$' } } },
  ],
  ['extract numbers', { kind: 'extract', what: 'numbers' }],
]

console.log('| with 1,000,000 words | processor seconds | seconds |')
console.log('|---|---|---|')
for (const [name, step] of STEPS) {
  const cleaning = await prepareCleaning([step])
  measure(`clean: ${name}`, () => cleaning.run(words, PREVIEW))
}
for (const [name, ignoring] of [
  ['exact', []],
  ['without case and accents', ['case', 'accents']],
] as const) {
  const toKey = await loadNearKey({ ignoring })
  measure(`union with 1,000,000 others, ${name}`, () =>
    compareLists([words, others], toKey).read({ kind: 'union' }),
  )
}
const clicks = Float64Array.from(words, (word) => word.length)
measure('n-grams of 1 to 3 words', () => countNgrams(words, { clicks }, { least: 1, most: 3, minTerms: 2 }))
measure('statistics', () => toStatistics(words))

/** Each text has 1 to 5 words. Some words are far more frequent than others. */
function aList(seed: number): readonly string[] {
  const vocabulary = inflectedWords(20_000, 7)
  const dice = createDice(seed)
  const aWord = () => vocabulary[Math.floor(dice(vocabulary.length) ** 3 / vocabulary.length ** 2)] ?? ''
  return Array.from({ length: WORDS }, () => Array.from({ length: 1 + dice(5) }, aWord).join(' '))
}

/** Other programs on the machine change the time that passes more than the time on the processor. */
function measure(name: string, run: () => unknown): void {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [begin, used] = [performance.now(), process.threadCpuUsage()]
    run()
    const { user, system } = process.threadCpuUsage(used)
    return { seconds: (performance.now() - begin) / 1000, processor: (user + system) / 1e6 }
  })
  const least = (key: 'seconds' | 'processor') => Math.min(...rounds.map((round) => round[key])).toFixed(2)
  console.log(`| ${name} | ${least('processor')} | ${least('seconds')} |`)
}
