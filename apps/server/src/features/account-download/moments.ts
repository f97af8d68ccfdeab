/** Turns every `…At` number (milliseconds since 1970) into an ISO 8601 string. */
export function withMoments(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key.endsWith('At') && typeof each === 'number' ? new Date(each).toISOString() : each,
    ]),
  )
}
