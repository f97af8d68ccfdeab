import type { SavedListSummary } from '@wordloom/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useKept, useKeptState } from '#platform/kept-work/use-kept.ts'
import { isUnauthorized } from '#platform/lib/api.ts'
import { tellFailure, toReason } from '#ui/tell/tell.ts'
import { loadList } from '../../content/content.ts'
import { useOpenFolder } from '../../open-folder.ts'
import { useScope } from '../../scope.ts'
import type { Place } from '../fields/target-fields.tsx'
import type { ImportSession } from '../import-session.ts'
import { TARGET_TEXTS as T } from '../texts.ts'
import { nameOf } from './list-names.ts'

interface TargetOptions extends Partial<Place> {
  readonly session: ImportSession
  readonly lists: readonly SavedListSummary[]
  readonly file: File | null
}

export interface Target {
  readonly listId: number | null
  readonly list: SavedListSummary | null
  readonly name: string
  readonly place: Place
  readonly problem: string | null
  readonly setList: (listId: number | null) => void
  readonly setName: (name: string) => void
  readonly setPlace: (place: Place) => void
}

export function useTarget({ session, lists, file, folderId, projectId }: TargetOptions): Target {
  const scope = useScope()
  const open = useOpenFolder()
  const openId = typeof open === 'number' && open !== 0 ? open : null
  const [listId, setListId] = useKeptState<number | null>('list that is added to', null)
  const keptName: string | undefined = useKept<string>('name of what is imported', () => typed ?? undefined)
  const [typed, setName] = useState<string | null>(keptName ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  const [place, setPlace] = useKeptState<Place>('place of what is imported', {
    folderId: folderId === undefined && projectId === undefined ? openId : (folderId ?? null),
    projectId: projectId ?? null,
  })

  async function setList(id: number | null) {
    setListId(id)
    setProblem(null)
    // An existing list can't be split into several.
    session.choose({ isSplit: false })
    try {
      await session.compareWith(id === null ? null : (await loadList(scope, id)).text)
    } catch (error) {
      if (isUnauthorized(error)) tellFailure(error, T.notCompared)
      else setProblem(toReason(error, T.notCompared))
    }
  }

  const compareAgain = useEffectEvent(() => listId !== null && void setList(listId))
  useEffect(() => {
    compareAgain()
  }, [])

  return {
    listId,
    list: lists.find(({ id }) => id === listId) ?? null,
    name: typed ?? (file === null ? '' : nameOf(file.name)),
    place,
    problem,
    setList: (id) => void setList(id),
    setName,
    setPlace,
  }
}
