export interface WordChange {
  readonly before: string
  /** `null` if the word is removed. */
  readonly after: string | null
}

export interface DuplicateGroup {
  readonly survivor: string
  /** The first of the other words. */
  readonly others: readonly string[]
  /** Words of the group, with the survivor. */
  readonly size: number
}

export interface StepReport {
  readonly before: number
  readonly after: number
  /** Words that read otherwise after the step. A sorted list changes where another word stands. */
  readonly changed: number
  readonly removed: number
  readonly added: number
  readonly examples: readonly WordChange[]
  /** Groups of duplicates, of which `groups` shows the first ones. */
  readonly groupCount: number
  readonly groups: readonly DuplicateGroup[]
}

export interface StepRun {
  readonly words: readonly string[]
  readonly report: StepReport
}

export interface ReportLimits {
  readonly examples: number
  readonly groups: number
}

export type RunStep = (words: readonly string[], limits: ReportLimits) => StepRun

export const NO_GROUPS = { groupCount: 0, groups: [] } as const

export function changingWords(change: (word: string) => string): RunStep {
  return (words, limits) => {
    const examples: WordChange[] = []
    let changed = 0
    const made = words.map((before) => {
      const after = change(before)
      if (after !== before) {
        changed++
        if (examples.length < limits.examples) examples.push({ before, after })
      }
      return after
    })
    const { length } = words
    const report = { before: length, after: length, changed, removed: 0, added: 0, examples, ...NO_GROUPS }
    return { words: made, report }
  }
}

export function keepingWords(isKept: (word: string) => boolean): RunStep {
  return (words, limits) => {
    const examples: WordChange[] = []
    const kept = words.filter((word) => {
      const stays = isKept(word)
      if (!stays && examples.length < limits.examples) examples.push({ before: word, after: null })
      return stays
    })
    const removed = words.length - kept.length
    const report = {
      before: words.length,
      after: kept.length,
      changed: 0,
      removed,
      added: 0,
      examples,
      ...NO_GROUPS,
    }
    return { words: kept, report }
  }
}

/** A word without parts is removed. */
export function splittingWords(toParts: (word: string) => readonly string[]): RunStep {
  return (words, limits) => {
    const examples: WordChange[] = []
    const made: string[] = []
    let [changed, removed, added] = [0, 0, 0]
    for (const before of words) {
      const parts = toParts(before)
      for (const part of parts) made.push(part)
      if (parts.length === 1 && parts[0] === before) continue
      if (parts.length === 0) removed++
      else {
        changed++
        added += parts.length - 1
      }
      if (examples.length < limits.examples)
        examples.push({ before, after: parts.length === 0 ? null : parts.join('\n') })
    }
    const report = {
      before: words.length,
      after: made.length,
      changed,
      removed,
      added,
      examples,
      ...NO_GROUPS,
    }
    return { words: made, report }
  }
}
