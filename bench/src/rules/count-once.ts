import { compileRecipe, type Recipe } from '@wordloom/engine'
import { columnsOf, randomPairs } from './inputs.ts'

const [columnCount = 3, most = 30, pairs = 0, repeats = 0] = process.argv.slice(2).map(Number)
const columns = columnsOf(columnCount, 1000)
const recipe: Recipe = {
  columns: columns.map((words) => ({ words })),
  separator: ' ',
  rules: {
    lengths: [{ unit: 'characters', most }],
    noWordTwice: repeats === 1,
    conditions: randomPairs(pairs, columns)
      .map(([a, i, b, j]) => `IF [${a + 1}] = "${columns[a]?.[i]}" THEN [${b + 1}] <> "${columns[b]?.[j]}"`)
      .join(';\n'),
  },
}
const start = performance.now()
const { plan } = compileRecipe(recipe)
const size = plan.kind === 'indexed' ? plan.size : plan.atMost
const seconds = (performance.now() - start) / 1000
const peakMegabytes = process.resourceUsage().maxRSS / 1024
console.log(
  JSON.stringify({
    kind: plan.kind,
    size: `${plan.kind === 'indexed' ? '' : 'at most '}${size.toLocaleString('en')}`,
    seconds,
    peakMegabytes,
    rowMs: plan.kind === 'indexed' ? timeRows(size, (index) => plan.at(index)) : null,
    pageMs: plan.kind === 'indexed' ? timeRows(size - 200n, (index) => plan.slice(index, 200)) : null,
  }),
)

function timeRows(count: bigint, read: (index: bigint) => unknown): number {
  const times = Array.from({ length: 21 }, (_, i) => {
    const begin = performance.now()
    read((count * BigInt(i)) / 21n)
    return performance.now() - begin
  })
  return times.toSorted((a, b) => a - b)[10] ?? 0
}
