import { useState } from 'react'
import { useRepeatKey } from '#library/changes/use-repeat-key.ts'
import { createList } from '#library/content/content.ts'
import { toProjectPath } from '#library/places.ts'
import { OWN } from '#library/scope.ts'
import { toDate } from '#platform/format/dates.ts'
import { useUser } from '#platform/user/use-user.ts'
import { Button } from '#ui/button.tsx'
import { BookmarkIcon } from '#ui/icons/icons.tsx'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { SAVE_AS_LIST_TEXTS as T } from './text-action-texts.ts'

interface SaveAsListProps {
  /** The list gets this name and today's date. */
  readonly name: string
  readonly read: () => Promise<string>
}

/** Only members see it: visitors can copy or download the words. */
export function SaveAsList({ name: kind, read }: SaveAsListProps) {
  const { user } = useUser()
  const [isSaving, setIsSaving] = useState(false)
  const keyOf = useRepeatKey()
  if (user?.emailVerified !== 1) return null

  async function save() {
    if (isSaving) return
    setIsSaving(true)
    try {
      const text = await read()
      const name = T.name(kind, toDate(new Date().toISOString()))
      await createList(OWN, { name, text }, keyOf([name, text]))
      tellSuccess(T.saved, { name, at: toProjectPath(null, 'lists') })
    } catch (error) {
      tellFailure(error, T.notSaved)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <Button aria-disabled={isSaving} onClick={save}>
      <BookmarkIcon />
      {isSaving ? T.saving : T.save}
    </Button>
  )
}
