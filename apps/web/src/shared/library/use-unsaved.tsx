import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { AlertDialog } from '../ui/alert-dialog.tsx'

/** Tells whether a form holds what would be lost with it. */
export type UnsavedCheck = RefObject<() => Promise<boolean>>

interface Unsaved {
  /** The form puts its own in here. */
  readonly check: UnsavedCheck
  /** Closes at once if nothing would be lost, and else asks: a dialog is left by Escape or a slip of the hand too. */
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
        title="Discard what you typed?"
        description="It has not been saved."
        confirmLabel="Discard"
        confirmLook="danger"
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      />
    ),
  }
}
