import { type ClipboardEvent, type DragEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { TextDocument } from './text-document.ts'

export interface Caret {
  readonly from: number
  readonly to: number
}

interface PlainEditorProps {
  readonly document: TextDocument
  readonly text: string
  readonly label: string
  readonly placeholder: string
  readonly caret: RefObject<Caret | null>
  readonly isReadOnly: boolean
  readonly isInvalid: boolean
}

export function PlainEditor({
  document,
  text,
  label,
  placeholder,
  caret,
  isReadOnly,
  isInvalid,
}: PlainEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useAdoptTyped(area, document)
  useLayoutEffect(() => {
    // The area is uncontrolled, to keep its caret and undo history. A default value would move the caret.
    if (area.current !== null && area.current.value !== text) area.current.value = document.plainText
  }, [document, text])
  useLayoutEffect(() => {
    const element = area.current
    if (element !== null && caret.current !== null) {
      element.focus()
      element.setSelectionRange(caret.current.from, caret.current.to)
    }
    caret.current = null
    return () => {
      const isFocused = element !== null && element.ownerDocument.activeElement === element
      caret.current = isFocused ? { from: element.selectionStart, to: element.selectionEnd } : null
    }
  }, [caret])

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    if (document.takesPaste(pasted, selectionStart, selectionEnd)) event.preventDefault()
  }

  function drop(event: DragEvent<HTMLTextAreaElement>) {
    const element = event.currentTarget
    const files = [...event.dataTransfer.files]
    if (files.length === 0) {
      const at = element.value.length
      if (document.takesPaste(event.dataTransfer.getData('text/plain'), at, at)) event.preventDefault()
      return
    }
    event.preventDefault()
    document.takesFiles(files, element.value.length)
  }

  return (
    <textarea
      ref={area}
      aria-label={label}
      placeholder={placeholder}
      readOnly={isReadOnly}
      aria-invalid={isInvalid || undefined}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      className="block h-full w-full field-sizing-content resize-none bg-transparent px-3 py-2.5 outline-none [unicode-bidi:plaintext] placeholder:text-faint"
      onFocus={() => document.prepare()}
      onChange={(event) => document.typed(event.currentTarget.value)}
      onPaste={paste}
      onDrop={drop}
    />
  )
}

/** Adopts words typed into the prerendered page before hydration. */
function useAdoptTyped(area: RefObject<HTMLTextAreaElement | null>, document: TextDocument): void {
  useLayoutEffect(() => {
    const typed = area.current?.value ?? ''
    const { view } = document.getSnapshot()
    if (typed !== '' && view.kind === 'plain' && view.text === '') document.typed(typed)
  }, [area, document])
}
