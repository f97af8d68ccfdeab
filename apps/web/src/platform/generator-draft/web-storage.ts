import { keptInTab, keptOnDevice, whereAllowed } from '../lib/kept-text.ts'
import { DRAFT_KEY } from './draft-key.ts'
import { type DraftPage, toPageKey } from './draft-page.ts'
import type { Unsaved } from './unsaved.ts'

const TYPED_KEY = 'wordloom.typed'
const UNSAVED_KEY = 'wordloom.unsaved.'
/** Time to remember that a page was left if it had nothing unsaved. */
const LEFT_MS = 60_000
/** All drafts share a few megabytes of local storage, and unsaved changes are normally small. */
const MAX_CHARACTERS = 1_000_000

/** Returns null if the browser forbids session storage. */
export function readDraftId(page: DraftPage): string | null {
  return keptInTab(toPageKey(page, DRAFT_KEY)).read()
}

export function writeDraftId(page: DraftPage, id: string): void {
  keptInTab(toPageKey(page, DRAFT_KEY)).write(id)
}

/** Takes the text typed before its page knew its draft, one text per column, in any tab. */
export function takeTyped(page: DraftPage): readonly string[] {
  const typed = readTyped(page)
  keptOnDevice(toPageKey(page, TYPED_KEY)).remove()
  return typed
}

/** Appends to what earlier pages left here and no page has taken yet. */
export function addTyped(page: DraftPage, texts: readonly string[]): void {
  if (texts.every((text) => text === '')) return
  const earlier = readTyped(page)
  const places = Math.max(earlier.length, texts.length)
  const all = Array.from({ length: places }, (_, place) =>
    [earlier[place] ?? '', texts[place] ?? ''].filter((text) => text !== '').join('\n'),
  )
  write(toPageKey(page, TYPED_KEY), all)
}

export function readUnsaved(): readonly Unsaved[] {
  const keys = (whereAllowed(() => Object.keys(localStorage)) ?? []).filter((key) =>
    key.startsWith(UNSAVED_KEY),
  )
  const all = keys.flatMap((key) => read<Unsaved>(key) ?? [])
  const [spent, useful] = [all.filter(isSpent), all.filter((unsaved) => !isSpent(unsaved))]
  for (const { draftId } of spent) deleteUnsaved(draftId)
  return useful
}

/** Local storage writes synchronously, so a closing page can still leave its unsaved changes here. */
export function writeUnsaved(unsaved: Unsaved): void {
  const key = UNSAVED_KEY + unsaved.draftId
  const { rows: _, ...arrangement } = unsaved.arrangement
  // Rows to leave out can be larger than all the storage. The saved draft has those of a moment ago.
  if (!write(key, unsaved)) write(key, { ...unsaved, arrangement })
}

export function deleteUnsaved(draftId: string): void {
  keptOnDevice(UNSAVED_KEY + draftId).remove()
}

function readTyped(page: DraftPage): readonly string[] {
  return read<string[]>(toPageKey(page, TYPED_KEY)) ?? []
}

function isSpent({ changes, isSaved, at }: Unsaved): boolean {
  return isSaved && changes.length === 0 && Date.now() - at > LEFT_MS
}

function read<T>(key: string): T | null {
  // Safe cast: only this module writes these keys.
  return keptOnDevice(key).readJson() as T | null
}

function write(key: string, value: unknown): boolean {
  const kept = JSON.stringify(value)
  const isSmall = kept.length <= MAX_CHARACTERS
  if (isSmall) keptOnDevice(key).write(kept)
  return isSmall
}
