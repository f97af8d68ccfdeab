import { type SavedListSummary, savedLists } from '@wordloom/contract'
import { useState } from 'react'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { tellFailure, tellSuccess } from '#ui/tell/tell.ts'
import { restoreLists } from '../../changes/list-changes.ts'
import { useRepeatKey } from '../../changes/use-repeat-key.ts'
import { createList, type ListContent } from '../../content/content.ts'
import { useFolders, useProjects } from '../../queries.ts'
import { canCall, useScope } from '../../scope.ts'
import type { ListMessages } from '../texts.ts'
import type { ListDraft } from './list-form.tsx'

interface ListConflictSettings {
  readonly list: SavedListSummary
  /** The list when the edit began. */
  readonly base: ListDraft
  readonly messages: ListMessages
  /** A null version overwrites any version. */
  readonly save: (draft: ListDraft, version: number | null) => Promise<void>
  readonly onTaken: (theirs: ListContent) => void
  readonly onClose: () => void
}

export function useListConflict({ list, base, messages, save, onTaken, onClose }: ListConflictSettings) {
  const [versions, setVersions] = useState<{
    readonly mine: ListDraft
    readonly theirs: ListContent | null
  } | null>(null)
  const scope = useScope()
  const { data: folders } = useFolders()
  const { data: projects } = useProjects()
  const keyOf = useRepeatKey()
  const choosing = useMutation({
    mutationFn: (action: () => Promise<void>) => action(),
    onError: (error) => tellFailure(error, messages.notUpdated),
  })

  async function saveAsNew({ name, text }: ListDraft) {
    // The folder or project may have been deleted too.
    const folderId = folders?.find(({ id }) => id === list.folderId)?.id ?? null
    const isThere = scope.role !== 'owner' || projects?.some(({ id }) => id === list.projectId)
    const projectId = isThere ? list.projectId : null
    await createList(scope, { name, text, folderId, projectId }, keyOf([name, text]))
    tellSuccess(messages.created)
    onClose()
  }
  async function restore(mine: ListDraft) {
    await restoreLists([list])
    await save(mine, null)
  }
  function begin(mine: ListDraft, theirs: ListContent | null) {
    setVersions({ mine, theirs })
  }
  if (versions === null) return { begin, choice: null }

  const { mine, theirs } = versions
  const choose = (action: () => Promise<void>) => () => choosing.mutate(action)
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
      ...(theirs !== null && {
        merging: {
          base: base.text,
          onMerge: (text: string) => {
            const name = mine.name === base.name ? theirs.name : mine.name
            choosing.mutate(() => save({ name, text }, theirs.version))
          },
        },
      }),
      onRestore: canCall(scope, savedLists.restore) ? choose(() => restore(mine)) : undefined,
    },
  }
}
