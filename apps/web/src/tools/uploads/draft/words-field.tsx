import { useEffect, useRef, useState } from 'react'
import { TextDocument } from '#words/editor/text-document.ts'
import { WordEditor } from '#words/editor/word-editor.tsx'

interface WordsFieldProps {
  readonly label: string
  readonly placeholder: string
  /** The text to open. Later ones are ignored. */
  readonly text: string
  readonly isInvalid?: boolean
  readonly onText: (text: string) => void
}

const PAUSE_MS = 150

export function WordsField({ label, placeholder, text, isInvalid = false, onText }: WordsFieldProps) {
  const [first] = useState(text)
  const [document] = useState(() => {
    const opened = new TextDocument({ takes: 'words' })
    opened.open(first)
    return opened
  })
  const latest = useRef(onText)
  useEffect(() => {
    latest.current = onText
  })
  useEffect(() => {
    let timer = 0
    let told = first
    function tell(next: string) {
      clearTimeout(timer)
      if (next === told) return
      told = next
      latest.current(next)
    }
    const copy = {
      change() {
        clearTimeout(timer)
        timer = window.setTimeout(async () => tell(await document.wholeText()), PAUSE_MS)
      },
    }
    /** A small text is reported immediately, because the page may close. */
    function follow() {
      const { view, intake } = document.getSnapshot()
      if (view.kind === 'plain' && intake === null) tell(view.text)
    }
    void document.attach(copy, first)
    return document.subscribe(follow)
  }, [document, first])
  return <WordEditor document={document} label={label} placeholder={placeholder} isInvalid={isInvalid} />
}
