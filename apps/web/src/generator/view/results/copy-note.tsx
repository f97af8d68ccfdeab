import { useEffect } from 'react'
import { toNumber } from '#platform/format/numbers.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { CopyState } from '../../state/generator-state.ts'
import { COPY_TEXTS } from './texts.ts'

interface CopyNoteProps {
  readonly copying: CopyState
  readonly onExport: () => void
  readonly onDismiss: () => void
}

export function CopyNote({ copying, onExport, onDismiss }: CopyNoteProps) {
  useEffect(() => {
    if (copying.kind !== 'copied') return
    const rows = COPY_TEXTS.combinations(toNumber(copying.rows), copying.rows === 1)
    showToast({ title: COPY_TEXTS.copied, description: rows })
  }, [copying])
  if (copying.kind !== 'too-large' && copying.kind !== 'failed') return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-t border-line bg-wash px-4 py-2.5 text-sm sm:px-5"
    >
      <p className="min-w-0 grow">{copying.message}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onExport}>{COPY_TEXTS.exportInstead}</Button>
        <Button look="quiet" onClick={onDismiss}>
          {COPY_TEXTS.dismiss}
        </Button>
      </div>
    </div>
  )
}
