import { type Control, findFreePlace, isFree } from './free-place.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="menuitem"], [contenteditable]'
const OUT_OF_REACH = '[inert], [aria-hidden="true"]'
const FOCUSED_WEIGHT = 10
/** Hidden controls that only screen readers see are 1 pixel large. */
const SMALLEST = 4

/** Moves the element to where it covers no control, now and whenever the page changes. Call the returned function to end it. */
export function keepClear(element: HTMLElement): () => void {
  let frame = 0
  const place = () => {
    frame = 0
    const { offsetWidth: width, offsetHeight: height, offsetLeft: left, offsetTop: top } = element
    if (height === 0) return
    const controls = findControls(element)
    const isPlaced = element.style.left !== ''
    // A press on a button that moves away is no click.
    if (isPlaced && element.matches(':hover, :active')) return
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const isInside = left + width <= view.width && top + height <= view.height
    if (isPlaced && isInside && isFree({ left, top, width, height }, controls)) return
    const to = findFreePlace({ width, height }, view, controls)
    element.style.left = `${to.left}px`
    element.style.top = `${to.top}px`
  }
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place)
  }
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true })
  const sizes = new ResizeObserver(place)
  sizes.observe(element)
  const ended = new AbortController()
  for (const event of ['scroll', 'resize', 'transitionend', 'animationend', 'focusin'])
    addEventListener(event, placeSoon, { signal: ended.signal, passive: true, capture: true })
  place()
  return () => {
    ended.abort()
    changes.disconnect()
    sizes.disconnect()
    cancelAnimationFrame(frame)
    element.removeAttribute('style')
  }
}

function findControls(notifications: HTMLElement): Control[] {
  const controls: Control[] = []
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.matches(':disabled') || notifications.contains(control)) continue
    if (control.closest(OUT_OF_REACH) !== null || !control.checkVisibility({ visibilityProperty: true }))
      continue
    const box = control.getBoundingClientRect()
    if (box.width < SMALLEST || box.height < SMALLEST) continue
    if (box.bottom < 0 || box.top > window.innerHeight) continue
    controls.push({ box, weight: control === document.activeElement ? FOCUSED_WEIGHT : 1 })
  }
  return controls
}
