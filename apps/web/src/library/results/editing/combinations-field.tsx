import { useEffect, useRef } from 'react'
import type { TextDocument } from '#words/editor/text-document.ts'
import { WordEditor, type WordEditorHandle } from '#words/editor/word-editor.tsx'
import { EDIT_RESULT_TEXTS as T } from './texts.ts'

export interface Refusal {
  readonly message: string
  /** False if an earlier field has an error too. */
  readonly takesFocus: boolean
}

interface CombinationsFieldProps {
  readonly document: TextDocument
  readonly help: string
  readonly refusal: Refusal | undefined
}

export function CombinationsField({ document, help, refusal }: CombinationsFieldProps) {
  const error = refusal?.message
  const editor = useRef<WordEditorHandle>(null)
  useEffect(() => {
    if (refusal?.takesFocus === true) editor.current?.focus()
  }, [refusal])
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-xs/5 font-medium text-soft">
        {T.combinations}
      </p>
      <div
        className={`h-56 overflow-hidden rounded-md border ${error === undefined ? 'border-edge' : 'border-danger'}`}
      >
        <WordEditor
          ref={editor}
          document={document}
          label={T.combinations}
          placeholder={T.placeholder}
          isInvalid={error !== undefined}
        />
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-1.5 text-xs/5 text-danger">
          {error}
        </p>
      )}
      <p className="mt-1.5 text-xs/5 text-faint">{help}</p>
    </div>
  )
}
