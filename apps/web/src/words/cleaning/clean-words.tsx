import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { replaceText } from '../editor/replace-text.ts'
import type { TextDocument } from '../editor/text-document.ts'
import { CLEAN_DIALOG_TEXTS as T } from './texts.ts'

const CleanDialog = lazy(() => import('./clean-dialog.tsx'))

interface Cleaned {
  readonly message: string
  readonly isUndone: boolean
  /** The text before cleaning, or before Undo. */
  readonly otherText: string
}

interface CleanWordsProps {
  readonly document: TextDocument
  readonly isEmpty: boolean
  /** Shown beside the button. */
  readonly children?: ReactNode
}

export function CleanWords({ document, isEmpty, children }: CleanWordsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [cleaned, setCleaned] = useState<Cleaned | null>(null)

  async function apply(text: string, before: number, after: number) {
    const otherText = await document.wholeText()
    await replaceText(document, text)
    setCleaned({ message: T.applied(before, after), isUndone: false, otherText })
    setIsOpen(false)
  }
  async function toggle({ otherText, isUndone, message }: Cleaned) {
    const text = await document.wholeText()
    await replaceText(document, otherText)
    setCleaned({ message, isUndone: !isUndone, otherText: text })
  }
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs/5 text-soft">
      <Button className="min-h-8 px-2.5 py-1" disabled={isEmpty} onClick={() => setIsOpen(true)}>
        {T.open}
      </Button>
      {children}
      {cleaned !== null && (
        <>
          <span role="status" className="tabular-nums">
            {cleaned.isUndone ? T.undone : cleaned.message}
          </span>
          <Button look="quiet" className="min-h-8 px-2.5 py-1" onClick={() => toggle(cleaned)}>
            {cleaned.isUndone ? T.redo : T.undo}
          </Button>
        </>
      )}
      {isOpen && (
        <Suspense>
          <CleanDialog readText={document.toBlob} onApply={apply} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
