import { type ReadingSets, readByte } from './reading-sets.ts'

/** Visits the words that some reading can spell, each with its set, which is valid only during the visit. */
export function visitWords(
  sets: ReadingSets,
  root: number,
  start: number,
  end: number,
  visit: (word: number, start: number, end: number) => void,
): void {
  const { firstChild, nextSibling, label, word } = sets.forest
  const path = [root]
  const ends = [start, end]
  if ((word[root] ?? -1) >= 0) visit(word[root] ?? 0, start, end)
  let child = firstChild[root] ?? 0
  for (;;) {
    while (child === 0) {
      if (path.length === 1) return
      child = nextSibling[path.pop() ?? 0] ?? 0
      ends.pop()
    }
    const low = ends.at(-2) ?? 0
    const high = ends.at(-1) ?? 0
    const top = readByte(sets, low, high, label[child] ?? 0)
    if (top === high) {
      child = nextSibling[child] ?? 0
      continue
    }
    path.push(child)
    ends.push(top)
    if ((word[child] ?? -1) >= 0) visit(word[child] ?? 0, high, top)
    child = firstChild[child] ?? 0
  }
}
