import type { ReadingOptions } from '@wordloom/reading'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Takes, TextDocument } from '#words/editor/text-document.ts'
import { toTableOptions } from '#words/reading/table-options.ts'

export interface ToolText {
  readonly document: TextDocument
  readonly isEmpty: boolean
  readonly revision: number
  /** The options with which the tool reads the text. Empty unless a person could choose them. */
  readonly reading: ReadingOptions
}

export function useToolText(initial = '', takes: Takes = 'words'): ToolText {
  const [document] = useState(() => {
    const opened = new TextDocument({ takes })
    opened.open(initial)
    return opened
  })
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    void document.attach({ change: () => setRevision((before) => before + 1) }, '')
  }, [document])
  const { isEmpty, taken } = useSyncExternalStore(
    document.subscribe,
    document.getSnapshot,
    document.getSnapshot,
  )
  return { document, isEmpty, revision, reading: toTableOptions(taken) }
}
