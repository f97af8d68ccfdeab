/** The name of the key that shortcuts are made with on this machine. Call it in the browser. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
