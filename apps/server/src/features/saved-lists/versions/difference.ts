import { LIST_PREVIEW_WORDS, type ListVersion, toPreview } from '@wordloom/contract'

/** Compares different words: their order and repeats don't count. */
export function differenceOf(earlier: string, later: string): NonNullable<ListVersion['difference']> {
  const [before, after] = [wordsOf(earlier), wordsOf(later)]
  const added = [...after].filter((word) => !before.has(word))
  const removed = [...before].filter((word) => !after.has(word))
  return {
    added: added.length,
    removed: removed.length,
    addedExamples: toPreview(added, LIST_PREVIEW_WORDS),
    removedExamples: toPreview(removed, LIST_PREVIEW_WORDS),
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text === '' ? [] : text.split('\n'))
}
