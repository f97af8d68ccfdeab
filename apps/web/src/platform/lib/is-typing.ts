export function isTyping(event: KeyboardEvent): boolean {
  // The large editor lives in a shadow root, whose host is the event's target. The path has the real element.
  const [target] = event.composedPath()
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)
}
