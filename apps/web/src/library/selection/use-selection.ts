import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isTyping } from '#platform/lib/is-typing.ts'
import { allSelected, among, extended, joined, NOTHING_SELECTED, toggled } from './selection.ts'

export interface Selection {
  /** In list order; items that aren't shown are left out. */
  readonly ids: readonly number[]
  readonly isSelected: (id: number) => boolean
  /** Toggles an item, or selects the range from the previous one. The function never changes. */
  readonly choose: (id: number, isRange: boolean) => void
  readonly selectAll: () => void
  readonly add: (ids: readonly number[]) => void
  readonly clear: () => void
  /** The Tab stop; arrow keys move it. A virtual list must always render it to keep the focus. */
  readonly current: number | null
  /** For the element around the items, each of which needs `data-item={id}`. */
  readonly holderProps: HolderProps
}

interface HolderProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

interface Aim {
  readonly id: number
  readonly control: number
}

const CONTROLS = 'a[href], button, input'

/** Shift extends a range, Ctrl+A or Cmd+A selects all, Escape clears; Ctrl or Cmd+click toggles an item. */
export function useSelection(items: readonly { readonly id: number }[]): Selection {
  const [selected, setSelected] = useState(NOTHING_SELECTED)
  const [focused, setFocused] = useState<number | null>(null)
  const holder = useRef<HTMLDivElement>(null)
  const aim = useRef<Aim | null>(null)
  const order = useMemo(() => items.map(({ id }) => id), [items])
  const [known, setKnown] = useState(order)
  if (order !== known) {
    setKnown(order)
    setSelected(among(selected, order))
  }
  const ids = useMemo(() => order.filter((id) => selected.ids.has(id)), [order, selected])
  const current = focused !== null && order.includes(focused) ? focused : (order[0] ?? null)

  const choose = useCallback(
    (id: number, isRange: boolean) =>
      setSelected((before) => (isRange ? extended(before, order, id) : toggled(before, id))),
    [order],
  )
  const add = useCallback((more: readonly number[]) => setSelected((before) => joined(before, more)), [])
  const selectAll = () => setSelected(allSelected(order))
  const clear = useCallback(() => setSelected(NOTHING_SELECTED), [])

  useLayoutEffect(() => {
    const { id, control } = aim.current ?? {}
    const item = id === undefined ? null : holder.current?.querySelector(`[data-item="${id}"]`)
    if (item === null || item === undefined) return
    aim.current = null
    const controls = controlsOf(item)
    const target = controls[control ?? 0] ?? controls[0]
    target?.focus()
  })

  function goTo(event: KeyboardEvent, at: number) {
    const id = order[Math.max(0, Math.min(at, order.length - 1))]
    const item = itemOf(event.target)
    if (id === undefined || item === null) return
    event.preventDefault()
    aim.current = { id, control: controlAt(item, event.target) }
    if (event.shiftKey) {
      const from = Number(item.dataset['item'])
      setSelected((before) =>
        extended(
          before.anchor === null || before.ids.size === 0 ? toggled(NOTHING_SELECTED, from) : before,
          order,
          id,
        ),
      )
    }
    setFocused(id)
    // Focusing the same item again doesn't cause a render.
    if (id === focused) aim.current = null
  }

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !isOwn(event.target) || isTyping(event.nativeEvent)) return
    const at = current === null ? -1 : order.indexOf(current)
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      selectAll()
    } else if (isCommand || event.altKey) return
    else if (event.key === 'Escape' && ids.length > 0) {
      event.preventDefault()
      clear()
    } else if (event.key === 'ArrowDown') goTo(event, at + 1)
    else if (event.key === 'ArrowUp') goTo(event, at - 1)
    else if (event.key === 'Home') goTo(event, 0)
    else if (event.key === 'End') goTo(event, order.length - 1)
  }

  /** Menus and dialogs of an item handle their own keys. */
  function isOwn(target: EventTarget): boolean {
    return (
      target instanceof Element &&
      holder.current?.contains(target) === true &&
      target.closest('[role="menu"], [role="dialog"]') === null
    )
  }

  function click(event: MouseEvent) {
    const item = itemOf(event.target)
    const isOnControl = event.target instanceof Element && event.target.closest(`${CONTROLS}, label`) !== null
    if (item === null || isOnControl || !(event.shiftKey || event.ctrlKey || event.metaKey)) return
    choose(Number(item.dataset['item']), event.shiftKey)
    getSelection()?.removeAllRanges()
  }

  function focus(event: FocusEvent) {
    const item = itemOf(event.target)
    if (item !== null) setFocused(Number(item.dataset['item']))
  }

  return {
    ids,
    isSelected: (id) => selected.ids.has(id),
    choose,
    selectAll,
    add,
    clear,
    current,
    holderProps: { ref: holder, onKeyDown: press, onFocus: focus, onClick: click },
  }
}

function itemOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
}

function controlAt(item: Element, target: EventTarget): number {
  return target instanceof HTMLElement ? controlsOf(item).indexOf(target) : -1
}

function controlsOf(item: Element): readonly HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.offsetParent !== null)
}
