const MEGABYTE = 1_000_000
/** Of a column with one word of one letter on each line, as JSON has them. */
const BYTES_PER_LINE = 3
const LETTERS = 21
const BYTES_PER_WORD = LETTERS + 3

/** A result that is told by its columns, of so many bytes. */
export function aRecipeOf(megabytes: number, columns: number): string {
  const recipe = {
    columns: Array<string>(columns).fill(linesOf(megabytes / columns)),
    separator: 'nothing',
    wrap: 'nothing',
  }
  return JSON.stringify({ name: 'Recipe', recipe })
}

/** A project: all in one of its columns, or the same in each. */
export function aProjectOf(megabytes: number, columns: number): string {
  const words = linesOf(megabytes / columns)
  const place = (at: number) => ({ id: `column-${at}`, words: at < columns ? words : 'a' })
  return JSON.stringify({
    name: 'Project',
    columns: Array.from({ length: Math.max(3, columns) }, (_, at) => place(at)),
  })
}

export function aListOf(megabytes: number): string {
  const words = Array.from({ length: (megabytes * MEGABYTE) / BYTES_PER_WORD }, (_, at) =>
    `word ${at}`.padEnd(LETTERS, '.'),
  )
  return JSON.stringify({ name: 'List', words })
}

function linesOf(megabytes: number): string {
  return 'a\n'.repeat((megabytes * MEGABYTE) / BYTES_PER_LINE)
}
