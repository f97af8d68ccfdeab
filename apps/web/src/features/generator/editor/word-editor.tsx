import { useRef, useSyncExternalStore } from 'react'
import type { Column } from '../loom/loom.ts'
import { IntakeNote } from './intake-note.tsx'
import { LargeEditor } from './large-editor.tsx'
import { type Caret, PlainEditor } from './plain-editor.tsx'

export interface WordEditorProps {
  readonly column: Column
  /** The accessible name. */
  readonly label: string
}

/** Where a column's words are typed. It fills its parent, which has a height. */
export function WordEditor({ column, label }: WordEditorProps) {
  const { document } = column
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
          caret={caret}
          isReadOnly={intake !== null}
        />
      ) : (
        <LargeEditor large={view.large} label={label} caret={caret} />
      )}
      {intake !== null && <IntakeNote intake={intake} />}
    </div>
  )
}
