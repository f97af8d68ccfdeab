import * as z from 'zod/mini'
import { COLUMN_TEXTS } from '../texts.ts'
import { toLines } from './lines.ts'

export const DraftColumn = z.readonly(
  z.object({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    /** On the lines of their words. `null` if the words have none. */
    codes: z._default(z.nullable(z.string()), null),
  }),
)
export type DraftColumn = z.infer<typeof DraftColumn>

interface FileColumn {
  readonly name: string
  readonly words: readonly string[]
  readonly codes?: Readonly<Record<string, string>> | undefined
}

/** A column without a name and words isn't in the file. */
export function isBlankColumn({ name, text }: DraftColumn): boolean {
  return name.trim() === '' && text.trim() === ''
}

export function toNames(columns: readonly DraftColumn[]): readonly string[] {
  return columns.map(({ name }, place) => name.trim() || COLUMN_TEXTS.namePlaceholder(place))
}

export function toFileColumns(columns: readonly DraftColumn[]): readonly FileColumn[] {
  const names = toNames(columns)
  return columns.flatMap((column, place) =>
    isBlankColumn(column) ? [] : [{ name: names[place] ?? '', ...readWords(column) }],
  )
}

type Words = Omit<FileColumn, 'name'>

/** Other fields of a form change more often than its words, which may be many. */
const readColumns = new WeakMap<DraftColumn, Words>()

function readWords(column: DraftColumn): Words {
  const words = readColumns.get(column) ?? toWords(column)
  readColumns.set(column, words)
  return words
}

/** Empty lines aren't words. A word without a code has none in the file. */
function toWords({ text, codes }: DraftColumn): Words {
  const lines = toLines(text).map((line) => line.trim())
  const words = lines.filter((word) => word !== '')
  if (codes === null) return { words }
  const codeLines = toLines(codes).map((code) => code.trim())
  const pairs = lines.flatMap((word, line) => {
    const code = codeLines[line] ?? ''
    return word === '' || code === '' ? [] : [[word, code] as const]
  })
  return { words, codes: Object.fromEntries(pairs) }
}

export function toDraftColumn({ name, words, codes }: FileColumn, id: string): DraftColumn {
  const table = codes === undefined ? null : new Map(Object.entries(codes))
  return {
    id,
    name,
    text: words.join('\n'),
    codes: table && words.map((word) => table.get(word) ?? '').join('\n'),
  }
}

/** Short codes of the words, all different: the first letters of a word, and more of them where two words begin alike. */
export function suggestCodes(text: string): string {
  const taken = new Set<string>()
  return toLines(text)
    .map((line) => {
      const letters = line
        .normalize('NFD')
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase()
      if (letters === '') return ''
      for (let length = Math.min(SHORTEST_CODE, letters.length); length <= letters.length; length++) {
        const code = letters.slice(0, length)
        if (!taken.has(code)) return take(code)
      }
      for (let number = 2; ; number++) {
        const code = `${letters.slice(0, SHORTEST_CODE)}${number}`
        if (!taken.has(code)) return take(code)
      }
    })
    .join('\n')

  function take(code: string): string {
    taken.add(code)
    return code
  }
}

const SHORTEST_CODE = 3
