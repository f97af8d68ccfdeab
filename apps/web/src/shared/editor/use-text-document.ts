import { useState, useSyncExternalStore } from 'react'
import { TextDocument } from './text-document.ts'

export interface FormText {
  readonly document: TextDocument
  readonly isEmpty: boolean
  /** The whole text, also of what is still on its way in. */
  readonly text: () => Promise<string>
}

/** The text of a form field, edited by a `WordEditor`; the form opens with `initial`. */
export function useTextDocument(initial = ''): FormText {
  const [document] = useState(() => {
    const opened = new TextDocument()
    opened.open(initial)
    return opened
  })
  const { isEmpty } = useSyncExternalStore(document.subscribe, document.getSnapshot, document.getSnapshot)
  return { document, isEmpty, text: document.wholeText }
}
