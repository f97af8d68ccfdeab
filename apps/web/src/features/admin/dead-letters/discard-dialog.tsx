import type { DeadLetter } from '@wordloom/contract'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { useConfirmedDeed } from '../use-confirmed-deed.ts'
import { discard } from './changes.ts'
import { toMailName } from './mail-name.ts'
import { DEAD_LETTER_SENTENCES, DISCARD_TEXTS as T } from './texts.ts'

interface DiscardDialogProps {
  readonly letter: DeadLetter
  readonly onClose: () => void
}

export function DiscardDialog({ letter, onClose }: DiscardDialogProps) {
  const { id, template, recipient } = letter
  const deed = useConfirmedDeed({
    run: () => discard(id),
    sentences: DEAD_LETTER_SENTENCES.discard,
    onDone: onClose,
  })
  return (
    <AlertDialog
      title={T.title}
      description={T.description(toMailName(template), recipient)}
      confirmLabel={T.confirm}
      confirmLook="danger"
      pendingLabel={T.pending}
      onClose={onClose}
      {...deed}
    />
  )
}
