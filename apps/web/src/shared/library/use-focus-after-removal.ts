import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The item that had the focus is gone: the one in its place gets it, and when none is left, what stands in for the list.
 * Items have `data-item={id}`, as `useSelection` asks for.
 */
export function useFocusAfterRemoval(
  items: readonly { readonly id: number | string }[],
  holder: RefObject<HTMLElement | null>,
): void {
  const last = useRef<{ readonly id: string; readonly at: number } | null>(null)

  useLayoutEffect(() => {
    const element = holder.current
    if (element === null) return
    function note({ target }: FocusEvent) {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
      if (item === null) return
      const id = item.dataset['item'] ?? ''
      last.current = { id, at: items.findIndex((each) => String(each.id) === id) }
    }
    element.addEventListener('focusin', note)
    return () => element.removeEventListener('focusin', note)
  }, [items, holder])

  useLayoutEffect(() => {
    const { id, at } = last.current ?? {}
    if (id === undefined || at === undefined || items.some((each) => String(each.id) === id)) return
    const { activeElement } = document
    // A dialog that has closed meanwhile leaves the focus to the holder itself.
    const isFree =
      activeElement === null || activeElement === document.body || activeElement === holder.current
    if (!isFree) return
    last.current = null
    const next = items[Math.min(at, items.length - 1)]
    const item = next && holder.current?.querySelector(`[data-item="${next.id}"]`)
    const target = item?.querySelector<HTMLElement>('a[href], button, input') ?? holder.current
    target?.focus()
  }, [items, holder])
}
