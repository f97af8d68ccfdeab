import { useEffect } from 'react'
import { keptWork } from '../../../shared/kept-work/kept-work.ts'
import { useKept } from '../../../shared/kept-work/use-kept.ts'
import { useUser } from '../../../shared/user/use-user.ts'
import { hasWords } from '../loom/column.ts'
import type { Loom } from '../loom/loom.ts'
import type { DialogChoice } from '../open-dialog.tsx'

const NAME = 'dialog of the generator'

interface SavingAgainProps {
  readonly loom: Loom
  /** The one that is open. */
  readonly dialog: DialogChoice | null
  readonly onOpen: (dialog: DialogChoice) => void
}

/**
 * Opens the dialog again in which something was being saved when the session ended. The words come first, and who is
 * signed in; results are generated again.
 */
export default function SavingAgain({
  loom: { columns, results, actions },
  dialog,
  onOpen,
}: SavingAgainProps) {
  useKept(NAME, () => toKept(dialog, columns), false)
  const { user } = useUser()
  const hasAny = columns.some(hasWords)
  const hasResults = results.kind === 'ready'
  useEffect(() => {
    if (user === null || !hasAny) return
    // Kept by this page alone, above.
    const kept = keptWork.read(NAME) as DialogChoice | undefined
    if (kept?.kind === 'results' && !hasResults) actions.generate()
    else if (kept?.kind === 'results') onOpen(kept)
    else if (kept?.kind === 'list') {
      const column = columns.find(({ keptId }) => keptId === kept.columnId)
      if (column !== undefined) onOpen({ kind: 'list', columnId: column.id })
    }
  }, [user, columns, hasAny, hasResults, actions, onOpen])
  return null
}

/** A column has another id in another document, but for the one by which the device keeps it. */
function toKept(dialog: DialogChoice | null, columns: Loom['columns']): DialogChoice | undefined {
  if (dialog?.kind !== 'list') return dialog ?? undefined
  const columnId = columns.find(({ id }) => id === dialog.columnId)?.keptId
  return columnId === undefined ? undefined : { kind: 'list', columnId }
}
