import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { AlertDialog } from '../dialog/alert-dialog.tsx'
import { UNSAVED_TEXTS } from './texts.ts'

export type UnsavedCheck = RefObject<() => Promise<boolean>>

interface Unsaved {
  readonly check: UnsavedCheck
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
