import { useState } from 'react'
import { downloadBlob } from '#platform/document/download-blob.ts'
import { toBytes } from '#platform/format/numbers.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { DRAFT_TEXTS as T } from '../texts.ts'

interface DraftBarProps {
  readonly fileName: string
  readonly isLost: boolean
  readonly toFile: () => object
  /** Returns why the content can't be opened, or how to bring back what was there. */
  readonly onOpen: (content: unknown) => { readonly problem: string } | { readonly undo: () => void }
  readonly onClear: () => () => void
  readonly onExample: () => () => void
}

const MAX_BYTES = 30_000_000

const ACT =
  'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

export function DraftBar({ fileName, isLost, toFile, onOpen, onClear, onExample }: DraftBarProps) {
  const [problem, setProblem] = useState<string | null>(null)

  async function open(file: File) {
    setProblem(null)
    if (file.size > MAX_BYTES) {
      setProblem(T.tooLarge(file.name, toBytes(MAX_BYTES)))
      return
    }
    const content = parse(await file.text())
    if (content === undefined) {
      setProblem(T.notJson(file.name))
      return
    }
    const opened = onOpen(content)
    if ('problem' in opened) setProblem(T.refused(file.name, opened.problem))
    else showToast({ title: T.opened(file.name), action: { label: T.undo, run: opened.undo } })
  }
  function save() {
    const blob = new Blob([`${JSON.stringify(toFile(), null, 2)}\n`], { type: 'application/json' })
    downloadBlob(blob, fileName)
  }
  function clear() {
    showToast({ title: T.cleared, action: { label: T.undo, run: onClear() } })
  }
  function showExample() {
    showToast({ title: T.exampleShown, action: { label: T.undo, run: onExample() } })
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <label className={buttonClass('plain', ACT)}>
          {T.open}
          <input
            type="file"
            accept=".json"
            className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file !== undefined) void open(file)
              // Lets the person choose the same file again after changing it.
              currentTarget.value = ''
            }}
          />
        </label>
        <Button onClick={save}>{T.save}</Button>
        <Button look="quiet" onClick={clear}>
          {T.clear}
        </Button>
        <Button look="quiet" onClick={showExample}>
          {T.example}
        </Button>
      </div>
      {problem !== null && <FormAlert>{problem}</FormAlert>}
      {isLost && <FormAlert>{T.lost}</FormAlert>}
    </div>
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
