import type { NgramTree } from './ngram-tree.ts'

/**
 * The nodes that are kept, in the order of their texts, word by word. It takes linear time beside sorting the tokens, because
 * a node is behind its parent, and the nodes that extend the same one follow each other.
 *
 * @param texts of the tokens
 */
export function inAlphabet(
  tree: NgramTree,
  texts: readonly string[],
  isKept: (node: number) => boolean,
): Uint32Array {
  // The number of kept nodes among a node and those that extend it.
  const sizes = new Uint32Array(tree.size)
  let keptCount = 0
  for (let node = tree.size - 1; node >= 0; node--) {
    if (isKept(node)) {
      sizes[node] = (sizes[node] ?? 0) + 1
      keptCount++
    }
    const parent = tree.parentOf(node)
    if (parent !== null) sizes[parent] = (sizes[parent] ?? 0) + (sizes[node] ?? 0)
  }
  const places = new Uint32Array(tree.size)
  const ordered = new Uint32Array(keptCount)
  let family: number | null = null
  let next = 0
  for (const node of inFamilies(tree, sizes, ranksOf(texts))) {
    const parent = tree.parentOf(node)
    if (parent !== null && parent !== family) next = (places[parent] ?? 0) + Number(isKept(parent))
    family = parent
    places[node] = next
    if (isKept(node)) ordered[next] = node
    next += sizes[node] ?? 0
  }
  return ordered
}

/** The place of each token in the order of the alphabet. */
function ranksOf(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length)
  const tokens = [...texts.keys()].sort((a, b) => ((texts[a] ?? '') < (texts[b] ?? '') ? -1 : 1))
  for (const [rank, token] of tokens.entries()) ranks[token] = rank
  return ranks
}

/** The nodes by their parents, and those of a parent by the ranks of their tokens. */
function inFamilies(tree: NgramTree, sizes: Uint32Array, ranks: Uint32Array): Uint32Array {
  const nodes = new Uint32Array(sizes.reduce((count, size) => count + Math.min(size, 1), 0))
  let count = 0
  for (let node = 0; node < tree.size; node++) if (sizes[node] !== 0) nodes[count++] = node
  const byToken = countingSort(nodes, ranks.length, (node) => ranks[tree.tokenOf(node)] ?? 0)
  return countingSort(byToken, tree.size + 1, (node) => (tree.parentOf(node) ?? -1) + 1)
}

/** Sorts by whole numbers below `limit`, and keeps the order of those whose numbers are equal. */
function countingSort(items: Uint32Array, limit: number, keyOf: (item: number) => number): Uint32Array {
  const starts = new Uint32Array(limit + 1)
  for (const item of items) starts[keyOf(item) + 1] = (starts[keyOf(item) + 1] ?? 0) + 1
  for (let key = 0; key < limit; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const sorted = new Uint32Array(items.length)
  for (const item of items) {
    const key = keyOf(item)
    const at = starts[key] ?? 0
    sorted[at] = item
    starts[key] = at + 1
  }
  return sorted
}
