import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useSyncExternalStore } from 'react'
import { LargeEditor } from './large-editor.tsx'
import { type Caret, PlainEditor } from './plain-editor.tsx'
import type { Intake, TextDocument } from './text-document.ts'
import { EDITOR_TEXTS } from './texts.ts'

const ReadingNote = lazy(() => import('../reading/reading-note.tsx'))

export interface WordEditorHandle {
  readonly focus: () => void
}

export interface WordEditorProps {
  readonly document: TextDocument
  readonly label: string
  readonly placeholder: string
  readonly isInvalid?: boolean
  readonly ref?: Ref<WordEditorHandle>
}

/** Edits a text of any size. Fills its parent, which must have a height. */
export function WordEditor({ document, label, placeholder, isInvalid = false, ref }: WordEditorProps) {
  const { view, intake, taken } = useSyncExternalStore(
    document.subscribe,
    document.getSnapshot,
    document.getSnapshot,
  )
  const caret = useRef<Caret | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus() {
      if (view.kind === 'large') view.large.focus(0, 0)
      else frame.current?.querySelector('textarea')?.focus()
    },
  }))
  return (
    <div
      ref={frame}
      className="relative flex h-full min-h-0 flex-col font-mono [&>:first-child]:min-h-0 [&>:first-child]:grow"
      aria-busy={intake !== null}
    >
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
      {/* It stays while a source is read again, because its dialog is open. */}
      {taken !== null && (
        <Suspense>
          <ReadingNote document={document} taken={taken} />
        </Suspense>
      )}
      {intake !== null && <IntakeNote intake={intake} />}
    </div>
  )
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent' })

function IntakeNote({ intake: { taken, size } }: { readonly intake: Intake }) {
  const share = size === null || size === 0 ? null : Math.min(1, taken / size)
  const percent = share === null ? null : PERCENT.format(share)
  return (
    <p
      role="status"
      className="absolute inset-x-0 bottom-0 border-line border-t bg-wash px-3 py-1 font-sans text-sm text-soft tabular-nums"
    >
      {EDITOR_TEXTS.takingIn(percent)}
    </p>
  )
}
