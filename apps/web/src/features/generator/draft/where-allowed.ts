/** Returns null if the browser forbids storage or has no room left. */
export function whereAllowed<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
