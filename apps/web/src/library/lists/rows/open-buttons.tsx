import { type SavedListSummary, savedLists } from '@wordloom/contract'
import { canCall, useScope } from '../../scope.ts'
import { USE_LIST_TEXTS as T } from '../../texts.ts'
import type { ListActions } from '../use-list-actions.ts'

interface OpenButtonProps {
  readonly list: SavedListSummary
  readonly tabIndex: number
  readonly actions: ListActions
}

export function OpenButton({ list, tabIndex, actions }: OpenButtonProps) {
  const kind = canCall(useScope(), savedLists.replace) ? 'edit' : 'view'
  return (
    <button
      type="button"
      title={list.name}
      tabIndex={tabIndex}
      onClick={() => actions.ask({ kind, list })}
      className="line-clamp-2 min-h-6 min-w-0 rounded-sm text-left font-semibold wrap-anywhere underline-offset-4 hover:underline"
    >
      {list.name}
    </button>
  )
}

export function UseButton({ list, tabIndex, actions }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-label={T.label(list.name)}
      tabIndex={tabIndex}
      onClick={() => actions.openInGenerator(list)}
      className="min-h-8 rounded-md px-2 text-xs/5 font-semibold text-ink hover:bg-wash"
    >
      {T.short}
    </button>
  )
}
