import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { UNSAVED_TEXTS } from './library-texts.ts'

/** Tells whether a form holds what would be lost with it. */
export type UnsavedCheck = RefObject<() => Promise<boolean>>

interface Unsaved {
  /** The form puts its own in here. */
  readonly check: UnsavedCheck
  /** Closes at once if nothing would be lost, and else asks: Cancel, Escape and a slip of the hand all come here. */
  readonly leave: () => void
  readonly question: ReactNode
}

export function useUnsaved(onClose: () => void): Unsaved {
  const check = useRef(() => Promise.resolve(false))
  const [isAsking, setIsAsking] = useState(false)
  async function leave() {
    if (await check.current()) setIsAsking(true)
    else onClose()
  }
  return {
    check,
    leave: () => void leave(),
    question: isAsking && (
      <AlertDialog
        title={UNSAVED_TEXTS.title}
        description={UNSAVED_TEXTS.description}
        confirmLabel={UNSAVED_TEXTS.discard}
        cancelLabel={UNSAVED_TEXTS.keep}
        confirmLook="danger"
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    ),
  }
}
