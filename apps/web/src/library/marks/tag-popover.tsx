import { MAX_ITEM_TAGS, type MarkedItem, Tag, toTagKey } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { CheckIcon, PlusIcon } from '#ui/icons/icons.tsx'
import { Choice, toPlace } from '#ui/menu/choice.tsx'
import { AnchoredPopover } from '#ui/menu/popover.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { changeMarks, type MarkChange } from './mark-changes.ts'
import { TAG_TEXTS as T } from './texts.ts'
import { useMarks, useTags } from './use-marks.ts'

export interface Tagging {
  readonly items: readonly (MarkedItem & { readonly name: string })[]
  readonly anchor: Element
}

interface TagPopoverProps extends Tagging {
  readonly onClose: () => void
}

/** The focus stays in the field; the arrow keys move through the tags, and Enter adds or removes one. */
export default function TagPopover({ items, anchor, onClose }: TagPopoverProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [kind = 'list'] = items.map((item) => item.kind)
  const { tagsOf } = useMarks(kind)
  const tags = useTags()
  const id = useId()
  const wanted = toTagKey(typed.trim())
  const sought = toSearchable(typed.trim())
  const found = tags.filter((tag) => toSearchable(tag).includes(sought))
  const isNew = wanted !== '' && !tags.some((tag) => toTagKey(tag) === wanted)
  const count = found.length + (isNew ? 1 : 0)
  const sets = items.map(({ itemId }) => new Set(tagsOf(itemId).map(toTagKey)))
  const isOnAll = (tag: string) => sets.every((own) => own.has(toTagKey(tag)))
  const isOnSome = (tag: string) => sets.some((own) => own.has(toTagKey(tag)))

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function change(next: MarkChange) {
    setProblem(null)
    changeMarks(
      items.map(({ kind, itemId }) => ({ kind, itemId })),
      next,
    ).catch((error: unknown) => tellFailure(error, T.failed))
  }
  function take(at: number) {
    const tag = found[at]
    if (tag !== undefined && isOnAll(tag)) return change({ removeTags: [tag] })
    const parsed = Tag.safeParse(tag ?? typed)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? T.failed)
    if (sets.some((own) => own.size >= MAX_ITEM_TAGS && !own.has(toTagKey(parsed.data)))) {
      return setProblem(T.full)
    }
    setTyped('')
    setActive(0)
    change({ addTags: [parsed.data] })
  }
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const to = count === 0 ? null : toPlace(event.key, active, count)
    if (to !== null) setActive(to)
    else if (event.key === 'Enter' && count > 0) take(active)
    else return
    event.preventDefault()
  }
  return (
    <AnchoredPopover label={T.title} anchor={anchor} onClose={onClose}>
      <p className="truncate px-3 pt-2.5 text-xs/5 text-soft">
        <span className="font-semibold text-ink">{T.title}</span> {T.what(items)}
      </p>
      <div className="p-2">
        <input
          type="text"
          role="combobox"
          aria-label={T.field}
          placeholder={T.field}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          {...(count > 0 && { 'aria-activedescendant': `${id}-${active}` })}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
            setProblem(null)
          }}
          onKeyDown={press}
          className="block min-h-9 w-full rounded-sm border border-edge bg-card px-2.5 text-base sm:text-sm/5"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={T.tags}
        aria-multiselectable="true"
        className="max-h-64 overflow-y-auto px-1.5 pb-1.5"
      >
        {found.map((tag, at) => (
          <Choice
            key={tag}
            id={`${id}-${at}`}
            isActive={at === active}
            isSelected={isOnAll(tag)}
            onPoint={() => setActive(at)}
            onTake={() => take(at)}
          >
            <span className="truncate">{tag}</span>
            {isOnAll(tag) ? (
              <CheckIcon className="ml-auto size-3.5" />
            ) : (
              isOnSome(tag) && <span className="ml-auto shrink-0 text-xs text-soft">{T.some}</span>
            )}
          </Choice>
        ))}
        {isNew && (
          <Choice
            id={`${id}-${found.length}`}
            isActive={active === found.length}
            isSelected={false}
            onPoint={() => setActive(found.length)}
            onTake={() => take(found.length)}
          >
            <PlusIcon className="-mx-0.5 size-3.5" />
            <span className="truncate">{T.add(typed.trim())}</span>
          </Choice>
        )}
      </div>
      <p role="status" className="px-3 pb-2 text-xs/5 text-soft empty:hidden">
        {problem ?? (count === 0 ? T.none : null)}
      </p>
    </AnchoredPopover>
  )
}
