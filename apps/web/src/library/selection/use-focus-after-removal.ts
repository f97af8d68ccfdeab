import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Focuses the next item, or the holder if none is left. Items need `data-item={id}`. */
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
    // A dialog that closed meanwhile returns the focus to the holder.
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
