import type { Folder } from '@wordloom/contract'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { CheckIcon, PlusIcon } from '#ui/icons/icons.tsx'
import { Choice, toPlace } from '#ui/menu/choice.tsx'
import { FolderDot } from '../../folder-dot.tsx'
import { MOVE_TO_FOLDER_TEXTS as T } from '../texts.ts'
import { MAX_SHOWN, toChoices } from './choices.ts'

interface FolderChoicesProps {
  readonly folders: readonly Folder[]
  /** Folder of the lists: null if they are ungrouped, undefined if they are in several places. */
  readonly current: number | null | undefined
  readonly isPending: boolean
  readonly problem: string | null
  readonly onMove: (folderId: number | null) => void
  readonly onCreate: (name: string) => void
}

/** The focus stays in the field; the arrow keys move through the choices, and Enter takes one. */
export function FolderChoices(props: FolderChoicesProps) {
  const { folders, current, isPending, problem, onMove, onCreate } = props
  const [typed, setTyped] = useState('')
  const [isNaming, setIsNaming] = useState(false)
  // Ungrouped comes first, and choosing where the lists are already would do nothing.
  const [active, setActive] = useState(current === null ? 1 : 0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const name = typed.trim()
  const { choices, found } = toChoices(isNaming ? [] : folders, name, !isNaming)
  const count = choices.length + 1
  const optionId = (at: number) => `${id}-${at}`

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function take(at: number) {
    const choice = choices[at]
    if (choice !== undefined) return onMove(choice.id)
    if (name !== '') return onCreate(name)
    setIsNaming(true)
    setActive(0)
    field.current?.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const to = toPlace(event.key, active, count)
    if (to !== null) setActive(to)
    else if (event.key === 'Enter') take(active)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="p-2">
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={isNaming ? T.name : T.find}
          placeholder={isNaming ? T.name : T.find}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(active)}
          aria-autocomplete="list"
          autoComplete="off"
          readOnly={isPending}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={press}
          className="block min-h-9 w-full rounded-sm border border-edge bg-card px-2.5 text-base sm:text-sm/5"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={T.folders}
        className="max-h-64 overflow-y-auto px-1.5 pb-1.5"
      >
        {choices.map((choice, at) => (
          <Choice
            key={choice.id}
            id={optionId(at)}
            isActive={at === active}
            isSelected={choice.id === current}
            onPoint={() => setActive(at)}
            onTake={() => take(at)}
          >
            <FolderDot color={choice.color} />
            <span className="truncate">{choice.name}</span>
            {choice.id === current && <CheckIcon className="ml-auto size-3.5" />}
          </Choice>
        ))}
        <Choice
          id={optionId(choices.length)}
          isActive={active === choices.length}
          isSelected={false}
          onPoint={() => setActive(choices.length)}
          onTake={() => take(choices.length)}
        >
          <PlusIcon className="-mx-0.5 size-3.5" />
          <span className="truncate">{T.create(name)}</span>
        </Choice>
      </div>
      <p role="status" className="px-3 pb-2 text-xs/5 text-soft empty:hidden">
        {found > MAX_SHOWN && T.first(MAX_SHOWN, found)}
      </p>
      {problem !== null && (
        <div className="px-2 pb-2">
          <FormAlert>{problem}</FormAlert>
        </div>
      )}
    </>
  )
}
