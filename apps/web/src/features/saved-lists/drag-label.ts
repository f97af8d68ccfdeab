/** The browser takes a snapshot of the label for dragging, so it can be removed right away. */
export function dragLabel(text: string): HTMLElement {
  const label = document.createElement('div')
  label.textContent = text
  label.className =
    'fixed -top-96 left-0 max-w-64 truncate rounded-md bg-accent px-3 py-1.5 text-sm/5 font-semibold text-accent-ink'
  document.body.append(label)
  requestAnimationFrame(() => label.remove())
  return label
}
