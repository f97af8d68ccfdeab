/** Whether a pressed key is part of a text, so that it must not act as a shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  // The large editor lives in a shadow root: the path tells its element, the target only its host.
  const [target] = event.composedPath()
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)
}
