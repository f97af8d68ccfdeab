import {
  type Comparison,
  compareLists,
  type ListCounts,
  loadNearKey,
  type Nearness,
  type SetOperation,
} from '@wordloom/lists'
import { expose } from 'comlink'

export interface ComparisonCounts {
  readonly lists: readonly ListCounts[]
  readonly union: number
  readonly intersection: number
}

export interface ComparisonRows {
  readonly count: number
  readonly sample: readonly string[]
}

const SAMPLE = 1000

let compared: Comparison | null = null
let rows: readonly string[] = []

const comparison = {
  async compare(texts: readonly Blob[], nearness: Nearness): Promise<ComparisonCounts> {
    const toKey = await loadNearKey(nearness)
    compared = compareLists(await Promise.all(texts.map(toWords)), toKey)
    const { lists, union, intersection } = compared
    return { lists, union, intersection }
  },

  read(operation: SetOperation): ComparisonRows {
    rows = compared?.read(operation) ?? []
    return { count: rows.length, sample: rows.slice(0, SAMPLE) }
  },

  text: (): string => rows.join('\n'),
}

export type ComparisonApi = typeof comparison

expose(comparison)

/** An empty line isn't a word of a list. */
async function toWords(text: Blob): Promise<readonly string[]> {
  return (await text.text()).split(/\r\n|\r|\n/).filter((word) => /\S/.test(word))
}
