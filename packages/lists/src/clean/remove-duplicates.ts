import type { TextMap } from '../bytes/map-bytes.ts'
import type { Words } from '../bytes/word-bytes.ts'
import { numberWords } from '../bytes/word-numbers.ts'
import type { CleaningStep } from './cleaning-step.ts'
import type { DuplicateGroup, ReportLimits, RunStep, StepReport } from './step-run.ts'

type Survivor = Extract<CleaningStep, { readonly kind: 'remove-duplicates' }>['keep']

const MAX_SHOWN_PER_GROUP = 20

const ONE = 1

interface FoundDuplicates {
  readonly survives: (place: number) => boolean
  readonly report: StepReport
}

/** The survivor stays in its place. */
export function removingDuplicates(toKey: TextMap, keep: Survivor): RunStep {
  const find = (words: Words, limits: ReportLimits) => findDuplicates(words, toKey, keep, limits)
  const run: RunStep = (words, limits) => {
    const { survives, report } = find(words, limits)
    return { words: words.filter((_, place) => survives(place)), report }
  }
  if (toKey.bytes === undefined) return run
  const onBytes: RunStep['onBytes'] = (words, limits) => {
    const { survives, report } = find(words, limits)
    return { words: words.filter(survives), report }
  }
  return Object.assign(run, { onBytes })
}

function findDuplicates(words: Words, toKey: TextMap, keep: Survivor, limits: ReportLimits): FoundDuplicates {
  const isBetter = COMPARE[keep]
  const { length } = words
  const {
    lists: [groupOf = new Uint32Array(0)],
    size: after,
  } = numberWords([words], toKey)
  const survivors = new Uint32Array(length)
  const sizes = new Uint32Array(length)
  let groupCount = 0
  for (let i = 0; i < length; i++) {
    const group = groupOf[i] ?? 0
    const size = sizes[group] ?? 0
    sizes[group] = size + 1
    if (size === ONE) groupCount++
    if (size === 0) survivors[group] = i
    else if (isBetter(words, i, survivors[group] ?? i)) survivors[group] = i
  }
  const report = {
    before: length,
    after,
    changed: 0,
    removed: length - after,
    added: 0,
    examples: [],
    groupCount,
    groups: showGroups(words, groupOf, survivors, sizes, limits.groups),
  }
  return { survives: (place) => survivors[groupOf[place] ?? 0] === place, report }
}

const COMPARE: Readonly<Record<Survivor, (words: Words, place: number, survivor: number) => boolean>> = {
  first: () => false,
  last: () => true,
  shortest: (words, place, survivor) => lengthAt(words, place) < lengthAt(words, survivor),
  longest: (words, place, survivor) => lengthAt(words, place) > lengthAt(words, survivor),
}

function lengthAt(words: Words, place: number): number {
  return words.at(place)?.length ?? 0
}

function showGroups(
  words: Words,
  groupOf: Uint32Array,
  survivors: Uint32Array,
  sizes: Uint32Array,
  most: number,
): readonly DuplicateGroup[] {
  if (most === 0) return []
  const shown = new Map<number, string[]>()
  for (let i = 0; i < words.length; i++) {
    const group = groupOf[i] ?? 0
    if ((sizes[group] ?? 0) === ONE) continue
    if (!shown.has(group)) {
      if (shown.size === most) continue
      shown.set(group, [])
    }
    const others = shown.get(group)
    if (survivors[group] !== i && others !== undefined && others.length < MAX_SHOWN_PER_GROUP)
      others.push(words.at(i) ?? '')
  }
  return [...shown].map(([group, others]) => ({
    survivor: words.at(survivors[group] ?? 0) ?? '',
    others,
    size: sizes[group] ?? 0,
  }))
}
