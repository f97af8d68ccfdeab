import { useState, useSyncExternalStore } from 'react'
import { useKept } from '#platform/kept-work/use-kept.ts'
import { type Takes, TextDocument } from './text-document.ts'

export interface FormText {
  readonly document: TextDocument
  readonly isEmpty: boolean
  readonly text: () => Promise<string>
}

/** Opens with the text kept under `keptAs` if there is one, otherwise with `initial`. */
export function useTextDocument(keptAs: string, initial = '', takes: Takes = 'words'): FormText {
  const kept = useKept(keptAs, async () => {
    const text = await document.wholeText()
    return text === initial ? undefined : text
  })
  const [document] = useState(() => {
    const opened = new TextDocument({ takes })
    opened.open(kept ?? initial)
    return opened
  })
  const { isEmpty } = useSyncExternalStore(document.subscribe, document.getSnapshot, document.getSnapshot)
  return { document, isEmpty, text: document.wholeText }
}
