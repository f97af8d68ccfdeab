/** The same, with moments (`…At`, in milliseconds) as people and other programs read them. */
export function withMoments(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key.endsWith('At') && typeof each === 'number' ? new Date(each).toISOString() : each,
    ]),
  )
}
