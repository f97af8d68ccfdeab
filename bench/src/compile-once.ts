import { compile } from '@wordloom/engine'
import { inflectedWords } from './words.ts'

const [columns, words, unique] = process.argv.slice(2).map(Number)
const spec = {
  columns: Array.from({ length: columns ?? 1 }, (_, k) => toWords(words ?? 1, k)),
  separator: '',
  unique: unique === 1,
}
const wordsMegabytes = process.memoryUsage.rss() / 2 ** 20
const start = performance.now()
const plan = compile(spec)
const size = plan.kind === 'indexed' ? plan.size : plan.atMost
const seconds = (performance.now() - start) / 1000
if (plan.kind === 'indexed') plan.at(size - 1n)
else plan.rows(0n, 10)
const lastRowSeconds = (performance.now() - start) / 1000
console.log(
  JSON.stringify({
    kind: plan.kind,
    size: `${plan.kind === 'indexed' ? '' : 'at most '}${size}`,
    seconds,
    lastRowSeconds,
    wordsMegabytes,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
)

/** There aren't enough dictionary-like words for the large cases, so those words get a number. */
function toWords(count: number, column: number): string[] {
  if (count <= 10_000) return inflectedWords(count, column + 7)
  const stems = inflectedWords(1000, column + 7)
  return Array.from({ length: count }, (_, i) => `${stems[i % 1000]}${Math.floor(i / 1000)}`)
}
