/** The browser releases the lock when the page or worker is gone, which neither could report itself. */
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

export async function untilGone(name: string): Promise<void> {
  await navigator.locks.request(name, () => {})
}
