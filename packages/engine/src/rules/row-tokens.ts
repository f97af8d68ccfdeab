import { toComparable } from '../letters/to-comparable.ts'
import type { Layout } from '../recipe/layout.ts'

/** The words between spaces that a row of a layout has, in the form in which they are compared. */
export interface RowTokens {
  readonly shared: readonly string[]
  ofItem(factor: number, item: number): readonly string[]
}

/** Null if a word between spaces can consist of words from several factors. */
export function rowTokens(layout: Layout): RowTokens | null {
  const chunks = splitChunks(layout)
  const factorsOf = (chunk: Chunk) =>
    new Set(chunk.flatMap((part) => (typeof part === 'string' ? [] : [part.factor])))
  if (chunks.some((chunk) => factorsOf(chunk).size > 1)) return null
  return {
    shared: chunks
      .filter((chunk) => factorsOf(chunk).size === 0)
      .flatMap((chunk) => tokensOf(chunk.join(''))),
    ofItem: (factor, item) =>
      chunks
        .filter((chunk) => factorsOf(chunk).has(factor))
        .flatMap((chunk) =>
          tokensOf(
            chunk.map((part) => (typeof part === 'string' ? part : (part.words[item] ?? ''))).join(''),
          ),
        ),
  }
}

export function tokensOf(text: string): string[] {
  return toComparable(text, { ignoresCase: true })
    .split(' ')
    .filter((token) => token !== '')
}

type Chunk = (string | Layout['places'][number])[]

function splitChunks({ lead, places }: Layout): readonly Chunk[] {
  const chunks: Chunk[] = [[]]
  function addText(text: string): void {
    const [first = '', ...others] = text.split(' ')
    chunks.at(-1)?.push(first)
    for (const part of others) chunks.push([part])
  }
  addText(lead)
  for (const place of places) {
    chunks.at(-1)?.push(place)
    addText(place.tail)
  }
  return chunks
}
