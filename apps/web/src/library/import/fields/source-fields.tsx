import { GENERATOR_LABELS } from '@wordloom/contract'
import { type RefObject, useId } from 'react'
import { toBytes } from '#platform/format/numbers.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import type { FormText } from '#words/editor/use-text-document.ts'
import { WordEditor, type WordEditorHandle } from '#words/editor/word-editor.tsx'
import { FILE_TYPES } from '../reading/formats.ts'
import { SOURCE_TEXTS as T } from '../texts.ts'

interface SourceFieldsProps {
  readonly file: File | null
  readonly isDropping: boolean
  readonly words: FormText
  readonly editor: RefObject<WordEditorHandle | null>
  readonly problem: string | null
  readonly onFiles: (files: readonly File[]) => void
  readonly onDropFile: () => void
}

export function SourceFields({
  file,
  isDropping,
  words,
  editor,
  problem,
  onFiles,
  onDropFile,
}: SourceFieldsProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-3">
      {file === null ? (
        <FileField isDropping={isDropping} onFiles={onFiles} />
      ) : (
        <ChosenFile file={file} onDrop={onDropFile} />
      )}
      {file === null && (
        <div>
          <p aria-hidden="true" className="mb-1.5 text-xs/5 font-medium text-soft">
            {T.paste}
          </p>
          <div
            className={`h-32 overflow-hidden rounded-md border bg-card text-sm/6 has-focus-visible:outline-2 has-focus-visible:outline-accent ${problem === null ? 'border-edge' : 'border-danger'}`}
          >
            <WordEditor
              ref={editor}
              document={words.document}
              label={T.paste}
              placeholder={GENERATOR_LABELS.wordsPlaceholder}
              isInvalid={problem !== null}
            />
          </div>
        </div>
      )}
      {problem !== null && (
        <p id={id} role="alert" className="text-xs/5 text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}

function FileField({ isDropping, onFiles }: Pick<SourceFieldsProps, 'isDropping' | 'onFiles'>) {
  const id = useId()
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-dashed px-4 py-3.5 transition-colors ${isDropping ? 'border-accent bg-accent/10' : 'border-edge bg-wash/50'}`}
    >
      <label
        className={buttonClass(
          'plain',
          'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        )}
      >
        {T.choose}
        <input
          type="file"
          accept={FILE_TYPES}
          aria-describedby={id}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // Lets the person choose the same file again after changing it.
            currentTarget.value = ''
          }}
        />
      </label>
      <p id={id} className="text-xs/5 text-soft">
        {T.drop}
      </p>
    </div>
  )
}

function ChosenFile({ file, onDrop }: { readonly file: File; readonly onDrop: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-wash/50 py-2 pr-2 pl-4">
      <p className="min-w-0 grow truncate text-sm/6">
        <span className="font-medium">{file.name}</span>{' '}
        <span className="text-soft tabular-nums">{toBytes(file.size)}</span>
      </p>
      <Button look="quiet" className="shrink-0" aria-label={T.removeNamed(file.name)} onClick={onDrop}>
        {T.remove}
      </Button>
    </div>
  )
}
