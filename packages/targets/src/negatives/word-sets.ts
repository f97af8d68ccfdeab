export interface WordSets<Entry> {
  /** Visits each entry whose words all occur among `words`, in no order that matters. */
  visitWithin(words: readonly string[], visit: (entry: Entry) => void): void
}

interface Node<Entry> {
  readonly entries: Entry[]
  readonly next: Map<number, Node<Entry>>
}

/** A tree of sorted word sets. A text visits branches of its own words: usually few, at most 2 ** n for n words. */
export function createWordSets<Entry>(
  entries: Iterable<Entry>,
  wordsOf: (entry: Entry) => readonly string[],
): WordSets<Entry> {
  const numbers = new Map<string, number>()
  const root: Node<Entry> = { entries: [], next: new Map() }
  for (const entry of entries) {
    let node = root
    for (const number of sortedNumbers(wordsOf(entry), (word) => numberOf(word))) {
      const known = node.next.get(number)
      const next = known ?? { entries: [], next: new Map() }
      if (known === undefined) node.next.set(number, next)
      node = next
    }
    node.entries.push(entry)
  }

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }

  return {
    visitWithin(words, visit) {
      const present = sortedNumbers(words, (word) => numbers.get(word))
      visitNode(root, present, 0, visit)
    },
  }
}

function visitNode<Entry>(
  { entries, next }: Node<Entry>,
  present: readonly number[],
  from: number,
  visit: (entry: Entry) => void,
): void {
  for (const entry of entries) visit(entry)
  if (next.size === 0) return
  for (let i = from; i < present.length; i++) {
    const node = next.get(present[i] ?? -1)
    if (node !== undefined) visitNode(node, present, i + 1, visit)
  }
}

function sortedNumbers(
  words: readonly string[],
  numberOf: (word: string) => number | undefined,
): readonly number[] {
  const numbers: number[] = []
  for (const word of words) {
    const number = numberOf(word)
    if (number !== undefined && !numbers.includes(number)) numbers.push(number)
  }
  return numbers.sort((a, b) => a - b)
}
