import { type ChangeEvent, type ReactNode, useId, useSyncExternalStore } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { WordEditor } from '#words/editor/word-editor.tsx'
import { READABLE_FILES } from '#words/reading/file-types.ts'
import { SavedListChoice } from './saved-list-choice.tsx'
import { TOOL_TEXTS as T } from './texts.ts'
import type { ToolText } from './use-tool-text.ts'

interface ToolTextAreaProps {
  readonly text: ToolText
  readonly label: string
  readonly placeholder: string
  readonly help?: ReactNode
  readonly className?: string
}

export function ToolTextArea({
  text: { document, isEmpty },
  label,
  placeholder,
  help,
  className = 'h-72',
}: ToolTextAreaProps) {
  const { view } = useSyncExternalStore(document.subscribe, document.getSnapshot, document.getSnapshot)
  const file = useId()
  function takeFiles({ target }: ChangeEvent<HTMLInputElement>) {
    const end = view.kind === 'large' ? view.large.characters : view.text.length
    document.takesFiles([...(target.files ?? [])], end)
    target.value = ''
  }
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="mb-1.5 text-xs/5 font-medium text-soft">
        {label}
      </p>
      <div
        className={`overflow-hidden rounded-md border border-edge bg-card text-sm/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent ${className}`}
      >
        <WordEditor document={document} label={label} placeholder={placeholder} />
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs/5 text-soft">
        <label
          htmlFor={file}
          className={buttonClass(
            'plain',
            'relative min-h-8 cursor-pointer px-2.5 py-1 hover:bg-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          {T.file}
          <input
            id={file}
            type="file"
            aria-label={T.fileFor(label)}
            accept={READABLE_FILES}
            onChange={takeFiles}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        <SavedListChoice document={document} label={label} />
        {!isEmpty && (
          <Button
            look="quiet"
            className="min-h-8 px-2.5 py-1"
            aria-label={T.clearNamed(label)}
            onClick={() => document.clear()}
          >
            {T.clear}
          </Button>
        )}
        {help}
      </div>
    </div>
  )
}
