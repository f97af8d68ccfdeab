import type { SavedResultSummary } from '@wordloom/contract'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useUnsaved } from '#ui/form/use-unsaved.tsx'
import { EditResult } from './editing/edit-result.tsx'
import { EDIT_RESULT_TEXTS } from './editing/texts.ts'
import type { ResultMessages } from './texts.ts'
import { ViewResult } from './viewing/view-result.tsx'

interface ResultDialogProps {
  readonly result: SavedResultSummary
  readonly startsAs: 'view' | 'edit'
  readonly messages: ResultMessages
  readonly onClose: () => void
}

export default function ResultDialog({ result, startsAs, messages, onClose }: ResultDialogProps) {
  const [mode, setMode] = useKeptState(`dialog of result ${result.id}`, startsAs)
  const { check, leave, question } = useUnsaved(onClose)
  if (mode === 'view') {
    return (
      <Dialog title={result.name} isWide onClose={onClose}>
        <ViewResult result={result} messages={messages} onEdit={() => setMode('edit')} />
      </Dialog>
    )
  }
  return (
    <Dialog title={EDIT_RESULT_TEXTS.title} onClose={leave}>
      <EditResult result={result} unsaved={check} onClose={onClose} onCancel={leave} />
      {question}
    </Dialog>
  )
}
