import { useEffect } from 'react'
import { keptWork } from '../../../../shared/kept-work/kept-work.ts'
import { useKept } from '../../../../shared/kept-work/use-kept.ts'
import { useUser } from '../../../../shared/user/use-user.ts'
import { hasWords } from '../../state/column.ts'
import type { GeneratorModel } from '../../state/generator-state.ts'
import type { DialogChoice } from '../open-dialog.tsx'

const NAME = 'dialog of the generator'

interface SavingAgainProps {
  readonly generator: GeneratorModel
  readonly dialog: DialogChoice | null
  readonly onOpen: (dialog: DialogChoice) => void
}

/** Reopens the dialog that was saving when the session ended, once the words and the user are known. */
export default function SavingAgain({
  generator: { columns, results, actions },
  dialog,
  onOpen,
}: SavingAgainProps) {
  useKept(NAME, () => toKept(dialog, columns), false)
  const { user } = useUser()
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
  return null
}

/** A column's id differs in each document, but the id under which it's saved stays the same. */
function toKept(dialog: DialogChoice | null, columns: GeneratorModel['columns']): DialogChoice | undefined {
  if (dialog?.kind !== 'list') return dialog ?? undefined
  const columnId = columns.find(({ id }) => id === dialog.columnId)?.keptId
  return columnId === undefined ? undefined : { kind: 'list', columnId }
}
