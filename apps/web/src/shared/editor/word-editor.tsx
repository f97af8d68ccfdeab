import { type Ref, useImperativeHandle, useRef, useSyncExternalStore } from 'react'
import { IntakeNote } from './intake-note.tsx'
import { LargeEditor } from './large-editor.tsx'
import { type Caret, PlainEditor } from './plain-editor.tsx'
import type { TextDocument } from './text-document.ts'

export interface WordEditorHandle {
  readonly focus: () => void
}

export interface WordEditorProps {
  readonly document: TextDocument
  /** The accessible name. */
  readonly label: string
  /** What stands in it while it is empty. */
  readonly placeholder: string
  /** Whether the form that it is part of was refused for its text. */
  readonly isInvalid?: boolean
  readonly ref?: Ref<WordEditorHandle>
}

/** Where words are typed, a text of any size. It fills its parent, which has a height. */
export function WordEditor({ document, label, placeholder, isInvalid = false, ref }: WordEditorProps) {
  const { view, intake } = useSyncExternalStore(
    document.subscribe,
    document.getSnapshot,
    document.getSnapshot,
  )
  // A person who types on while the text becomes large finds the caret where it was.
  const caret = useRef<Caret | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus() {
      if (view.kind === 'large') view.large.focus(0, 0)
      else frame.current?.querySelector('textarea')?.focus()
    },
  }))
  return (
    <div ref={frame} className="relative h-full min-h-0 font-mono" aria-busy={intake !== null}>
      {view.kind === 'plain' ? (
        <PlainEditor
          document={document}
          text={view.text}
          label={label}
          placeholder={placeholder}
          caret={caret}
          isReadOnly={intake !== null}
          isInvalid={isInvalid}
        />
      ) : (
        <LargeEditor
          large={view.large}
          label={label}
          placeholder={placeholder}
          isInvalid={isInvalid}
          caret={caret}
        />
      )}
      {intake !== null && <IntakeNote intake={intake} />}
    </div>
  )
}
