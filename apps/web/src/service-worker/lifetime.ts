/**
 * Is there under a name, which nobody else has: until the returned function is called, or the page or worker that called this is gone,
 * which neither can tell of itself.
 */
export async function appear(name: string): Promise<() => void> {
  const { promise: hasAppeared, resolve: appears } = Promise.withResolvers<void>()
  const { promise: hasLeft, resolve: leave } = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => {
    appears()
    return hasLeft
  })
  await hasAppeared
  return leave
}

/** Settles when nobody is there under a name any more. */
export async function untilGone(name: string): Promise<void> {
  await navigator.locks.request(name, () => {})
}
