import { aMillion } from '../../routes/results.ts'

const MEGABYTE = 1_000_000
const BYTES_PER_LINE = 3
const LETTERS = 21
const BYTES_AROUND = 3

export function aRecipeOf(megabytes: number, columns: number): string {
  const recipe = {
    columns: Array<string>(columns).fill(linesOf(megabytes / columns)),
    separator: 'nothing',
    wrap: 'nothing',
  }
  return JSON.stringify({ name: 'Recipe', recipe })
}

export function combinationsOf(megabytes: number): string {
  return aMillion('Combinations', megabytes - BYTES_AROUND)
}

export function aProjectOf(megabytes: number, columns: number): string {
  const words = linesOf(megabytes / columns)
  const column = (at: number) => ({ id: `column-${at}`, words: at < columns ? words : 'a' })
  const all = Array.from({ length: Math.max(3, columns) }, (_, at) => column(at))
  return JSON.stringify({ name: 'Project', columns: all })
}

export function aListOf(megabytes: number): string {
  const length = (megabytes * MEGABYTE) / (LETTERS + BYTES_AROUND)
  const words = Array.from({ length }, (_, at) => `word ${at}`.padEnd(LETTERS, '.'))
  return JSON.stringify({ name: 'List', words })
}

function linesOf(megabytes: number): string {
  return 'a\n'.repeat((megabytes * MEGABYTE) / BYTES_PER_LINE)
}
