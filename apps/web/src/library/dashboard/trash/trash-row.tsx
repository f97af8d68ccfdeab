import type { TrashedItem, TrashKind } from '@wordloom/contract'
import { useState } from 'react'
import { toDate } from '#platform/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { RestoreIcon } from '#ui/icons/icons.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { restoreFolder } from '../../changes/folder-changes.ts'
import { restoreLists } from '../../changes/list-changes.ts'
import { restoreProject } from '../../changes/project-changes.ts'
import { restoreResults } from '../../changes/result-changes.ts'
import { TRASH_ROW_TEXTS as T, TRASH_KIND_NAMES } from './texts.ts'

const DAY = 24 * 60 * 60_000

export function TrashRow({ item }: { readonly item: TrashedItem }) {
  const { kind, name, deletedAt, expiresAt } = item
  const label = TRASH_KIND_NAMES[kind]
  const [isRestoring, setIsRestoring] = useState(false)

  async function bringBack(): Promise<void> {
    setIsRestoring(true)
    try {
      await RESTORE[kind](item)
      tellSuccess(T.restored(label))
    } catch (error) {
      setIsRestoring(false)
      tellFailure(error, T.notRestored(label))
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 sm:grid-cols-[5rem_minmax(0,1fr)_auto_auto]">
      <p className="text-xs/5 text-soft max-sm:col-span-1">{label}</p>
      <p className="font-medium wrap-anywhere max-sm:col-start-1">{name}</p>
      <p className="text-xs/5 text-soft tabular-nums max-sm:col-start-1">
        {T.deleted} <time dateTime={deletedAt}>{toDate(deletedAt)}</time>,{' '}
        {toDaysLeft(new Date(expiresAt), new Date())}
      </p>
      <Button
        className="max-sm:col-start-2 max-sm:row-span-3 max-sm:row-start-1"
        aria-label={T.restoreNamed(name)}
        aria-disabled={isRestoring}
        onClick={() => isRestoring || bringBack()}
      >
        <RestoreIcon />
        {isRestoring ? T.restoring : T.restore}
      </Button>
    </div>
  )
}

const RESTORE: Readonly<Record<TrashKind, (item: TrashedItem) => Promise<unknown>>> = {
  list: (item) => restoreLists([item]),
  result: (item) => restoreResults([item]),
  folder: ({ id }) => restoreFolder(id),
  project: ({ id }) => restoreProject(id),
}

/** @example toDaysLeft(new Date('2026-12-20T12:00:00Z'), new Date('2026-11-20T12:00:00Z')) // '30 days left' */
export function toDaysLeft(expires: Date, now: Date): string {
  const left = expires.getTime() - now.getTime()
  if (left < DAY) return T.lessThanADay
  return T.days(Math.round(left / DAY))
}
