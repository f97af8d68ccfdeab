import type { SavedListSummary } from '@wordloom/contract'
import { useState } from 'react'
import { useMutation } from '../../shared/lib/use-mutation.ts'
import { restoreLists } from '../../shared/library/list-changes.ts'
import { useFolders, useProjects } from '../../shared/library/queries.ts'
import { tellFailure, tellSuccess } from '../../shared/library/tell.ts'
import { createList, type ListText } from '../../shared/library/texts.ts'
import { useRepeatKey } from '../../shared/library/use-repeat-key.ts'
import type { ListDraft } from './list-form.tsx'
import type { ListMessages } from './texts.ts'

interface ListConflictSettings {
  readonly list: SavedListSummary
  readonly messages: ListMessages
  /** A null version overwrites any version. */
  readonly save: (draft: ListDraft, version: number | null) => Promise<void>
  readonly onTaken: (theirs: ListText) => void
  readonly onClose: () => void
}

export function useListConflict({ list, messages, save, onTaken, onClose }: ListConflictSettings) {
  const [versions, setVersions] = useState<{
    readonly mine: ListDraft
    readonly theirs: ListText | null
  } | null>(null)
  const { data: folders } = useFolders()
  const { data: projects } = useProjects()
  const keyOf = useRepeatKey()
  const choosing = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onError: (error) => tellFailure(error, messages.notUpdated),
  })

  async function saveAsNew({ name, text }: ListDraft) {
    // The folder or project may have been deleted too.
    const folderId = folders?.find(({ id }) => id === list.folderId)?.id ?? null
    const projectId = projects?.find(({ id }) => id === list.projectId)?.id ?? null
    await createList({ name, text, folderId, projectId }, keyOf([name, text]))
    tellSuccess(messages.created)
    onClose()
  }
  async function restore(mine: ListDraft) {
    await restoreLists([list])
    await save(mine, null)
  }
  function begin(mine: ListDraft, theirs: ListText | null) {
    setVersions({ mine, theirs })
  }
  if (versions === null) return { begin, choice: null }

  const { mine, theirs } = versions
  const choose = (act: () => Promise<void>) => () => choosing.mutate(act)
  return {
    begin,
    choice: {
      mine,
      theirs,
      isPending: choosing.isPending,
      onKeepMine: choose(() => save(mine, theirs?.version ?? null)),
      onTakeTheirs: () => {
        if (theirs !== null) onTaken(theirs)
        setVersions(null)
      },
      onSaveAsNew: choose(() => saveAsNew(mine)),
      onRestore: choose(() => restore(mine)),
    },
  }
}
