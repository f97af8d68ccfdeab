/** In pixels. A shorter movement is a click. */
const THRESHOLD = 6

export function dragColumn(
  pressed: PointerEvent,
  handle: HTMLElement,
  onDrop: (place: number) => void,
): void {
  const card = handle.closest<HTMLElement>('[data-column]')
  const cards = [...(card?.parentElement?.children ?? [])].filter((each) => each instanceof HTMLElement)
  if (card === null || pressed.button !== 0) return
  const slots = cards.map((each) => each.getBoundingClientRect())
  const from = cards.indexOf(card)
  const listening = new AbortController()
  const { signal } = listening
  let to = from
  let isDragging = false

  function move(event: PointerEvent) {
    if (event.pointerId !== pressed.pointerId) return
    // The button was released while this module was loading.
    if (event.buttons === 0) return end()
    const [x, y] = [event.clientX - pressed.clientX, event.clientY - pressed.clientY]
    if (!isDragging && Math.hypot(x, y) < THRESHOLD) return
    if (!isDragging) handle.setPointerCapture(event.pointerId)
    isDragging = true
    to = nearestSlot(slots, event.clientX, event.clientY)
    show(x, y)
  }

  function show(x: number, y: number) {
    const order = cards.toSpliced(from, 1).toSpliced(to, 0, cards[from] ?? handle)
    for (const [place, each] of cards.entries()) {
      const [own, slot] = [slots[place], slots[order.indexOf(each)]]
      const isCarried = place === from
      each.dataset['carried'] = isCarried ? 'self' : 'aside'
      each.style.translate = isCarried
        ? `${x}px ${y}px`
        : `${(slot?.left ?? 0) - (own?.left ?? 0)}px ${(slot?.top ?? 0) - (own?.top ?? 0)}px`
    }
  }

  function drop() {
    const isMoved = isDragging && to !== from
    if (isDragging) handle.addEventListener('click', stop, { capture: true, once: true })
    // The click follows immediately, or never.
    setTimeout(() => handle.removeEventListener('click', stop, { capture: true }))
    end()
    if (isMoved) onDrop(to)
  }

  function end() {
    listening.abort()
    for (const each of cards) {
      delete each.dataset['carried']
      each.style.translate = ''
    }
  }

  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal })
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function nearestSlot(slots: readonly DOMRect[], x: number, y: number): number {
  const distances = slots.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, Math.max(0, top - y, y - top - height)),
  )
  return distances.indexOf(Math.min(...distances))
}
