import { mapBytes, type TextMap } from '../bytes/map-bytes.ts'
import { areEqual, type WordBytes, type Words } from '../bytes/word-bytes.ts'

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

/** `Words` is strings or `WordBytes`. */
export interface StepRun<Words = readonly string[]> {
  readonly words: Words
  readonly report: StepReport
}

export interface ReportLimits {
  readonly examples: number
  readonly groups: number
}

export interface RunStep {
  (words: readonly string[], limits: ReportLimits): StepRun
  /** Does the same to the bytes of words, without a string for most of them. */
  readonly onBytes?: (words: WordBytes, limits: ReportLimits) => StepRun<WordBytes>
}

export const NO_GROUPS = { groupCount: 0, groups: [] } as const

export function changingWords(change: TextMap): RunStep {
  const run: RunStep = (words, limits) => {
    const made = words.map((word) => change(word))
    return {
      words: made,
      report: reportChanges(words, made, limits, (place) => made[place] === words[place]),
    }
  }
  if (change.bytes === undefined) return run
  const onBytes: RunStep['onBytes'] = (words, limits) => {
    const made = mapBytes(words, change)
    const isSame = (place: number) => made === words || areEqual(words, place, made, place)
    return { words: made, report: reportChanges(words, made, limits, isSame) }
  }
  return Object.assign(run, { onBytes })
}

function reportChanges(
  words: Words,
  made: Words,
  limits: ReportLimits,
  isSame: (place: number) => boolean,
): StepReport {
  const examples: WordChange[] = []
  const { length } = words
  let changed = 0
  for (let place = 0; place < length; place++) {
    if (isSame(place)) continue
    changed++
    if (examples.length < limits.examples)
      examples.push({ before: words.at(place) ?? '', after: made.at(place) ?? '' })
  }
  return { before: length, after: length, changed, removed: 0, added: 0, examples, ...NO_GROUPS }
}

/** `isKeptAt` says of bytes what `isKept` says of strings. */
export function keepingWords(
  isKept: (word: string) => boolean,
  isKeptAt?: (words: WordBytes, place: number) => boolean,
): RunStep {
  const run: RunStep = (words, limits) => {
    const { stays, report } = testPlaces(words, (place) => isKept(words[place] ?? ''), limits)
    return { words: words.filter((_, place) => stays[place] === 1), report }
  }
  if (isKeptAt === undefined) return run
  const onBytes: RunStep['onBytes'] = (words, limits) => {
    const { stays, report } = testPlaces(words, (place) => isKeptAt(words, place), limits)
    return { words: words.filter((place) => stays[place] === 1), report }
  }
  return Object.assign(run, { onBytes })
}

function testPlaces(words: Words, isKept: (place: number) => boolean, limits: ReportLimits) {
  const examples: WordChange[] = []
  const { length } = words
  const stays = new Uint8Array(length)
  let removed = 0
  for (let place = 0; place < length; place++) {
    if (isKept(place)) {
      stays[place] = 1
      continue
    }
    removed++
    if (examples.length < limits.examples) examples.push({ before: words.at(place) ?? '', after: null })
  }
  const report = { before: length, after: length - removed, changed: 0, removed, added: 0, examples }
  return { stays, report: { ...report, ...NO_GROUPS } }
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
