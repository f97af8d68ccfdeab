import type { SavedListSummary } from '@wordloom/contract'
import { useEffect, useRef, useState } from 'react'
import { refresh } from '#library/changes/refresh.ts'
import { joinLists } from '#library/content/content.ts'
import { LISTS_KEY } from '#library/keys.ts'
import { ApiError } from '#platform/lib/api.ts'
import { tellFailure } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { Column, GeneratorActions } from '../../state/generator-state.ts'
import { GENERATOR_TEXTS } from '../../texts.ts'
import { CHOOSING_TEXTS } from './texts.ts'

interface ChoosingSettings {
  readonly column: Column
  readonly name: string
  readonly lists: readonly SavedListSummary[] | undefined
  readonly actions: Pick<GeneratorActions, 'fillColumn'>
}

/** The words are fetched on selection; if several fetches overlap, only the last one fills the column. */
export function useChoosing({ column, name, lists, actions }: ChoosingSettings) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const turn = useRef(0)
  // A deleted list is no longer selected, but the words it gave stay.
  const selected = chosen ?? withoutDeleted(column.selectedListIds, lists)

  // biome-ignore lint/correctness/useExhaustiveDependencies: clearing the column cancels a fetch.
  useEffect(() => {
    turn.current++
    setChosen(null)
  }, [column.clearings])

  async function choose(ids: readonly string[]) {
    turn.current++
    const own = turn.current
    const isLast = () => own === turn.current
    setChosen(ids)
    try {
      const text = ids.length === 0 ? '' : await joinLists(ids.map(Number))
      if (!isLast()) return
      const undo = await actions.fillColumn(column.id, { text, selectedListIds: ids })
      if (undo !== null) offerSwap(toTitle(name, ids.length), CHOOSING_TEXTS.undone(name), undo)
    } catch (error) {
      if (!isLast()) return
      tellFailure(error, CHOOSING_TEXTS.failed)
      if (error instanceof ApiError && error.status === 404) refresh(LISTS_KEY)
    } finally {
      if (isLast()) setChosen(null)
    }
  }
  return { selected, isFilling: chosen !== null, choose }
}

function withoutDeleted(
  ids: readonly string[],
  lists: readonly SavedListSummary[] | undefined,
): readonly string[] {
  if (lists === undefined) return ids
  const known = new Set(lists.map(({ id }) => String(id)))
  return ids.filter((id) => known.has(id))
}

function toTitle(name: string, count: number): string {
  return count === 0 ? CHOOSING_TEXTS.emptied(name) : CHOOSING_TEXTS.filled(name, count)
}

function offerSwap(title: string, undoneTitle: string, undo: () => () => void): void {
  const run = () => {
    const redo = undo()
    showToast({ title: undoneTitle, action: { label: CHOOSING_TEXTS.redo, run: redo } })
  }
  showToast({ title, action: { label: GENERATOR_TEXTS.undo, run } })
}
