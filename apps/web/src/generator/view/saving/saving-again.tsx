import { useEffect, useEffectEvent } from 'react'
import { forgetAsked, readAsked } from '#platform/asked-for/asked-for.ts'
import { keptWork } from '#platform/kept-work/kept-work.ts'
import { useKept } from '#platform/kept-work/use-kept.ts'
import { useUser } from '#platform/user/use-user.ts'
import { currentToast, showToast } from '#ui/toast/toast.ts'
import { hasWords } from '../../state/column.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import type { DialogChoice } from '../open-dialog.tsx'
import { fetchEntitlements } from '../upgrade/entitlements.ts'
import { UPGRADE_TEXTS } from '../upgrade/texts.ts'

const NAME = 'dialog of the generator'

interface SavingAgainProps {
  readonly generator: GeneratorModel
  readonly dialog: DialogChoice | null
  readonly onOpen: (dialog: DialogChoice) => void
  readonly onAddColumn: () => Promise<boolean>
}

/** Reopens the dialog that was saving when the session ended, once words and user are known. */
export default function SavingAgain({ generator, dialog, onOpen, onAddColumn }: SavingAgainProps) {
  const { columns, results, actions } = generator
  useKept(NAME, () => toKept(dialog, columns), false)
  const { user } = useUser()
  const isVerified = user?.emailVerified === 1
  const hasAny = columns.some(hasWords)
  const hasResults = results.kind === 'ready'
  useEffect(() => {
    if (user === null || !hasAny) return
    // Safe cast: only this component writes the entry.
    const kept = keptWork.read(NAME) as DialogChoice | undefined
    if (kept?.kind === 'results' && !hasResults) actions.generate()
    else if (kept?.kind === 'results') onOpen(kept)
    else if (kept?.kind === 'list') {
      const column = columns.find(({ keptId }) => keptId === kept.columnId)
      if (column !== undefined) onOpen({ kind: 'list', columnId: column.id })
    }
  }, [user, columns, hasAny, hasResults, actions, onOpen])

  const doAsked = useEffectEvent(async () => {
    const asked = readAsked()
    if (asked === null || !('columnId' in asked) || asked.kind === 'plan') return
    const column = columns.find(({ keptId }) => keptId === asked.columnId)
    if (column === undefined) return
    if (asked.kind === 'results' && !hasResults) return actions.generate()
    forgetAsked()
    if (asked.kind === 'list') onOpen({ kind: 'list', columnId: column.id })
    else if (asked.kind === 'results') onOpen({ kind: 'results' })
    else if (asked.kind === 'column' && (await onAddColumn())) {
      const { columns: most } = await fetchEntitlements()
      tellColumns(columns.length + 1, most)
    }
  })
  const draftId = columns[0]?.keptId
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft may be the one that asked.
  useEffect(() => {
    if (isVerified) void doAsked()
  }, [isVerified, draftId, hasResults])
  return null
}

/** After a payment, the notification that says so is still there. */
function tellColumns(count: number, most: number): void {
  const text = UPGRADE_TEXTS.nowColumns(count, most - count)
  const current = currentToast.read()
  showToast(
    current === null || current.action !== undefined ? { title: text } : { ...current, subject: text },
  )
}

/** A column's id differs in each document, but the id under which it's saved stays the same. */
function toKept(dialog: DialogChoice | null, columns: GeneratorModel['columns']): DialogChoice | undefined {
  if (dialog?.kind !== 'list') return dialog ?? undefined
  const columnId = columns.find(({ id }) => id === dialog.columnId)?.keptId
  return columnId === undefined ? undefined : { kind: 'list', columnId }
}
