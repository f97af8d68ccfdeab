import type { Control } from './browser.ts'

/** Runs in the page. Returns the first usable element with this role and name, unless it is moving. */
export async function findControl({ role, name, isPrefix }: Control): Promise<HTMLElement | null> {
  const selectors = {
    button: 'button:not([role]), [role=button]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    field: 'textarea, input:not([type=checkbox], [type=radio]), [role=textbox]',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, [role=region]',
  }
  const textOf = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove()
    return copy?.textContent ?? ''
  }
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label')
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : []
    const texts = labelledBy.length > 0 ? labelledBy.map((id) => document.getElementById(id)) : labels
    const text = texts.length > 0 ? texts.map(textOf).join(' ') : textOf(element)
    return (label ?? text).replace(/\s+/g, ' ').trim()
  }
  const isNamed = (own: string) => (isPrefix ? own.startsWith(name) : own === name)
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.closest('[inert], [aria-hidden=true]') === null
  const candidates = document.querySelectorAll<HTMLElement>(selectors[role])
  const found = [...candidates].find((element) => isNamed(nameOf(element)) && isUsable(element))
  if (found === undefined) return null
  const { x, y } = found.getBoundingClientRect()
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  const later = found.getBoundingClientRect()
  return later.x === x && later.y === y ? found : null
}
