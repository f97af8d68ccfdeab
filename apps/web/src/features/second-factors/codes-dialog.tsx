import { type ReactNode, useState } from 'react'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { NewCodes } from './new-codes.tsx'
import { NEW_CODES_TEXTS } from './texts.ts'

interface CodesDialogProps {
  readonly title: string
  readonly description?: string
  readonly email: string
  readonly onClose: () => void
  /** Renders the first step. Its `finish` takes the new recovery codes, or null if there are none. */
  readonly children: (finish: (codes: readonly string[] | null) => void) => ReactNode
}

/** Shows new recovery codes only once, so it warns before closing on unsaved ones. */
export function CodesDialog({ title, description, email, onClose, children }: CodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [isWarned, setIsWarned] = useState(false)

  function close() {
    if (codes === null || isSaved || isWarned) onClose()
    else setIsWarned(true)
  }
  if (codes === null) {
    return (
      <Dialog title={title} {...(description !== undefined && { description })} onClose={onClose}>
        {children((made) => (made === null ? onClose() : setCodes(made)))}
      </Dialog>
    )
  }
  return (
    <Dialog title={NEW_CODES_TEXTS.title} description={NEW_CODES_TEXTS.about} onClose={close}>
      <NewCodes
        codes={codes}
        email={email}
        isSaved={isSaved}
        isWarned={isWarned && !isSaved}
        onSaved={setIsSaved}
        onDone={close}
      />
    </Dialog>
  )
}
