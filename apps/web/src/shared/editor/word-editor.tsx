import { useRef, useSyncExternalStore } from 'react'
import { IntakeNote } from './intake-note.tsx'
import { LargeEditor } from './large-editor.tsx'
import { type Caret, PlainEditor } from './plain-editor.tsx'
import type { TextDocument } from './text-document.ts'

export interface WordEditorProps {
  readonly document: TextDocument
  /** The accessible name. */
  readonly label: string
  /** What stands in it while it is empty. */
  readonly placeholder: string
}

/** Where words are typed, a text of any size. It fills its parent, which has a height. */
export function WordEditor({ document, label, placeholder }: WordEditorProps) {
  const { view, intake } = useSyncExternalStore(
    document.subscribe,
    document.getSnapshot,
    document.getSnapshot,
  )
  // A person who types on while the text becomes large finds the caret where it was.
  const caret = useRef<Caret | null>(null)
  return (
    <div className="relative h-full min-h-0 font-mono" aria-busy={intake !== null}>
      {view.kind === 'plain' ? (
        <PlainEditor
          document={document}
          text={view.text}
          label={label}
          placeholder={placeholder}
          caret={caret}
          isReadOnly={intake !== null}
        />
      ) : (
        <LargeEditor large={view.large} label={label} placeholder={placeholder} caret={caret} />
      )}
      {intake !== null && <IntakeNote intake={intake} />}
    </div>
  )
}
