import { DEFAULT_OPTIONS, type GuidePath, toJoining } from '@wordloom/contract'
import { compile, parseColumn } from '@wordloom/engine'
import { LIMITS } from '@wordloom/targets'
import type { Example, WorkedExample } from '#generator/examples/example.ts'
import { GUIDES } from './content/guides.ts'
import type { WorkedGuide } from './guide.ts'

const ROWS = 12

/** Runs an example through the engine. This happens at build time; the browser gets only the rows. */
export function workOut<E extends Example>(example: E, rows = ROWS): E & WorkedExample {
  const joining = toJoining({ ...DEFAULT_OPTIONS, ...example.options })
  const columns = example.columns.map((words) => parseColumn(words.join('\n'), joining))
  const plan = compile({
    columns,
    separator: joining.separator,
    prefix: joining.prefix,
    suffix: joining.suffix,
    unique: example.options.unique ?? false,
  })
  if (plan.kind !== 'indexed') throw new RangeError('An example is small enough to be counted')
  const shown = Math.min(rows, Number(plan.size))
  return {
    ...example,
    rows: Array.from({ length: shown }, (_, row) => plan.parts(BigInt(row))),
    size: Number(plan.size),
  }
}

export function workOutGuide(path: GuidePath): WorkedGuide {
  const guide = GUIDES[path]
  const [first, second, third] = guide.examples
  return {
    ...guide,
    path,
    examples: [workOut(first), workOut(second), workOut(third)],
    limits: guide.limits.map((id) => LIMITS[id]),
  }
}
