import type { Grid } from '../grid.ts'
import { type EncodedTexts, encodeTexts } from '../utf8.ts'
import type { Core } from './core.ts'

export const END = 0

/**
 * The tries of all columns and constant texts over UTF-8 bytes. After a word, reading continues at the root
 * of the next trie, and finally at `END`. Equal tries with the same continuation are shared.
 */
export interface Forest {
  readonly firstChild: Int32Array
  readonly nextSibling: Int32Array
  readonly label: Uint8Array
  /** The word that ends at a node, or -1. */
  readonly word: Int32Array
  /** The smallest and largest word number at or below a node. */
  readonly least: Int32Array
  readonly greatest: Int32Array
  /** The root at which reading continues after a word of this node's trie. */
  readonly continuation: Int32Array
  readonly entries: readonly ForestEntry[]
}

export interface ForestEntry {
  readonly start: number
  readonly lead: Uint8Array
  readonly roots: readonly number[]
  readonly columns: readonly ForestColumn[]
}

export interface ForestColumn {
  readonly encoded: EncodedTexts
  readonly tail: Uint8Array
}

interface Link {
  readonly encoded: EncodedTexts
  readonly next: number
  readonly root: number
  readonly order: Uint32Array
  readonly nodeCount: number
}

/** The tries of the words would have more nodes than the caller allows. */
export class TooManyLetters extends RangeError {
  override readonly name = 'TooManyLetters'
}

/** A single grid needs only its core: the text around it is the same in all readings of a row. */
export function plantForest(
  grids: readonly Grid[],
  cores: readonly Core[],
  maxLetters = Number.POSITIVE_INFINITY,
): Forest {
  const planter = createPlanter(maxLetters)
  const entries = grids.map((grid, g) => {
    const { from, to } = cores[g] ?? { from: 0, to: 0 }
    const isWhole = grids.length > 1
    const roots = [END]
    const columns: ForestColumn[] = []
    let next = END
    for (let k = to - 1; k >= from; k--) {
      const column = grid.columns[k]
      if (column === undefined) continue
      const tail = isWhole || k < to - 1 ? column.tail : ''
      if (tail !== '') next = planter.plant([tail], tail, next)
      next = planter.plant(column.words, column.words, next)
      roots.unshift(next)
      columns.unshift({ encoded: planter.encode(column.words, column.words), tail: toBytes(tail) })
    }
    const lead = isWhole ? grid.lead : ''
    const start = lead === '' ? next : planter.plant([lead], lead, next)
    return { start, lead: toBytes(lead), roots, columns }
  })
  return { ...growTries(planter.links, planter.nodeCount()), entries }
}

function toBytes(text: string): Uint8Array {
  return encodeTexts([text]).bytes
}

function createPlanter(maxLetters: number) {
  const links: Link[] = []
  const linksByKey = new Map<readonly string[] | string, Link[]>()
  const encodedByWords = new Map<readonly string[] | string, EncodedTexts>()
  let nodeCount = 1

  function encode(words: readonly string[], key: readonly string[] | string): EncodedTexts {
    const known = encodedByWords.get(key)
    if (known !== undefined) return known
    const encoded = encodeTexts(words)
    encodedByWords.set(key, encoded)
    return encoded
  }

  /** Equal keys must mean equal words. */
  function plant(words: readonly string[], key: readonly string[] | string, next: number): number {
    const siblings = linksByKey.get(key) ?? []
    const same = siblings.find((link) => link.next === next)
    if (same !== undefined) return same.root
    const encoded = encode(words, key)
    const order = siblings[0]?.order ?? sortedOrder(words)
    const link = { encoded, next, root: nodeCount, order, nodeCount: countNodes(encoded, order) }
    nodeCount += link.nodeCount
    if (nodeCount > maxLetters)
      throw new TooManyLetters('These words have too many letters to find the duplicates that they make.')
    links.push(link)
    linksByKey.set(key, [...siblings, link])
    return link.root
  }

  return { links, encode, plant, nodeCount: () => nodeCount }
}

function sortedOrder(words: readonly string[]): Uint32Array {
  const order = new Uint32Array(words.length)
  for (let i = 0; i < order.length; i++) order[i] = i
  // Any order works that puts words with a common prefix next to each other.
  return order.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
}

function countNodes(encoded: EncodedTexts, order: Uint32Array): number {
  let count = 1
  for (let i = 0; i < order.length; i++) {
    count +=
      lengthOf(encoded, order[i] ?? 0) -
      (i === 0 ? 0 : sharedLength(encoded, order[i - 1] ?? 0, order[i] ?? 0))
  }
  return count
}

function lengthOf({ starts }: EncodedTexts, i: number): number {
  return (starts[i + 1] ?? 0) - (starts[i] ?? 0)
}

function sharedLength(encoded: EncodedTexts, a: number, b: number): number {
  const { bytes, starts } = encoded
  const startA = starts[a] ?? 0
  const startB = starts[b] ?? 0
  const limit = Math.min(lengthOf(encoded, a), lengthOf(encoded, b))
  let shared = 0
  while (shared < limit && bytes[startA + shared] === bytes[startB + shared]) shared++
  return shared
}

function growTries(links: readonly Link[], nodeCount: number) {
  const forest = {
    firstChild: new Int32Array(nodeCount),
    nextSibling: new Int32Array(nodeCount),
    label: new Uint8Array(nodeCount),
    word: new Int32Array(nodeCount).fill(-1),
    least: new Int32Array(nodeCount),
    greatest: new Int32Array(nodeCount),
    continuation: new Int32Array(nodeCount),
  }
  for (const link of links) growTrie(forest, link)
  return forest
}

function growTrie(forest: Omit<Forest, 'entries'>, { encoded, next, root, order, nodeCount }: Link): void {
  const { firstChild, nextSibling, label, word, least, greatest, continuation } = forest
  const { bytes, starts } = encoded
  continuation.fill(next, root, root + nodeCount)
  let longest = 0
  for (const index of order) longest = Math.max(longest, lengthOf(encoded, index))
  const path = new Int32Array(longest + 1)
  path[0] = root
  let newest = root
  let previous = -1
  for (const index of order) {
    const start = starts[index] ?? 0
    const length = lengthOf(encoded, index)
    let depth = previous === -1 ? 0 : sharedLength(encoded, previous, index)
    for (; depth < length; depth++) {
      const parent = path[depth] ?? root
      newest++
      label[newest] = bytes[start + depth] ?? 0
      nextSibling[newest] = firstChild[parent] ?? 0
      firstChild[parent] = newest
      path[depth + 1] = newest
    }
    word[path[length] ?? root] = index
    previous = index
  }
  // Children have larger node numbers than their parents, so going backwards visits children first.
  for (let node = newest; node >= root; node--) {
    const index = word[node] ?? -1
    let low = index < 0 ? order.length : index
    let high = index
    for (let child = firstChild[node] ?? 0; child !== 0; child = nextSibling[child] ?? 0) {
      low = Math.min(low, least[child] ?? 0)
      high = Math.max(high, greatest[child] ?? 0)
    }
    least[node] = low
    greatest[node] = high
  }
}
