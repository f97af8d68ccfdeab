import { cpus, totalmem } from 'node:os'
import { type Comparison, netRatio } from './comparison.ts'
import type { CompileRun } from './compile-times.ts'
import { MEMCPY, VECTOR, WORDLOOM } from './peers.ts'
import { TIME_BOX_SECONDS } from './process.ts'

export interface Report {
  readonly comparisons: readonly Comparison[]
  readonly uniqueRatio: number | null
  readonly compileRuns: readonly CompileRun[]
  readonly skipped: readonly string[]
}

export function toMarkdown({ comparisons, uniqueRatio, compileRuns, skipped }: Report): string {
  return [
    ...(skipped.length === 0 ? [] : [`Not on this machine, so not measured: ${skipped.join(', ')}.`]),
    '### Goals',
    goals(comparisons, uniqueRatio),
    ...comparisons.map(comparisonTable),
    '### Compiling',
    compileTable(compileRuns),
  ].join('\n\n')
}

function goals(comparisons: readonly Comparison[], uniqueRatio: number | null): string {
  const lines = ['| | goal | measured |', '|---|---|---|']
  for (const comparison of comparisons) {
    const { name } = comparison.input
    const memcpy = netRatio(comparison, MEMCPY)
    const vector = netRatio(comparison, VECTOR)
    if (memcpy !== null)
      lines.push(`| ${name}: net rate, relative to C with one memcpy per word | 0.8 | ${memcpy.toFixed(2)} |`)
    if (vector !== null)
      lines.push(`| ${name}: net rate, relative to C with vector stores | 0.35 | ${vector.toFixed(2)} |`)
  }
  for (const { input, results } of comparisons) {
    const own = results.find(({ peer }) => peer === WORDLOOM)?.run?.wall ?? Number.NaN
    const others = results.filter(({ peer }) => peer !== WORDLOOM && peer !== MEMCPY && peer !== VECTOR)
    if (others.length === 0) continue
    const best = others.reduce((a, b) => ((b.run?.wall ?? 1e9) < (a?.run?.wall ?? 1e9) ? b : a), others[0])
    const ratio = (best?.run?.wall ?? Number.NaN) / own
    lines.push(
      `| ${input.name}: whole process, next best (${best?.peer}) over wordloom | 1 | ${ratio.toFixed(1)} |`,
    )
  }
  lines.push(
    `| net rate with --unique, relative to without it, few duplicates | 0.5 | ${uniqueRatio?.toFixed(2) ?? '?'} |`,
  )
  const peak = Math.max(
    ...comparisons.map(
      ({ results }) => results.find(({ peer }) => peer === WORDLOOM)?.run?.peakMegabytes ?? 0,
    ),
  )
  lines.push(`| peak memory, MB, at most | 120 | ${peak.toFixed(0)} |`)
  return lines.join('\n')
}

export function comparisonTable({ input, rows, bytes, results }: Comparison): string {
  const own = results.find(({ peer }) => peer === WORDLOOM)?.run?.wall ?? 1
  const lines = results.map(({ peer, run, net }) =>
    run === null || net === null
      ? `| ${peer} | fails, or too slow | | | | | |`
      : `| ${peer} | ${run.wall.toFixed(3)} | ${(run.wall / own).toFixed(2)} | ${net.toFixed(3)} | ${run.cpu.toFixed(3)} | ` +
        `${(rows / net / 1e6).toFixed(1)} | ${run.peakMegabytes.toFixed(0)} |`,
  )
  return [
    `### ${input.name}`,
    '',
    `${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(0)} MB.`,
    '',
    '| | seconds | relative to wordloom | net | processor | million rows/s, net | peak MB |',
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function compileTable(runs: readonly CompileRun[]): string {
  return [
    '| | kind | size | seconds to the count | with the last row | peak MB of the process |',
    '|---|---|---|---|---|---|',
    ...runs.map(
      ({ name, kind, size, seconds, lastRowSeconds, peakMegabytes }) =>
        `| ${name} | ${kind} | ${size} | ${seconds.toFixed(2)} | ${lastRowSeconds.toFixed(2)} | ${peakMegabytes.toFixed(0)} |`,
    ),
  ].join('\n')
}

export function describeMeasuring(): string {
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}. Medians of 5 interleaved runs that write to ` +
    '/dev/null; the outputs are checked to be the same. *Net* excludes the start of an idle process of the same kind. ' +
    `Programs slower than 5 s ran once, and were stopped after ${TIME_BOX_SECONDS} s. Other work on the machine affects ` +
    'processor time less than seconds.'
  )
}
