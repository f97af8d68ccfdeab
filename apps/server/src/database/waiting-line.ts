/** Window of the moving average, in requests. */
const REMEMBERED = 16

export function createWaitingLine(now: () => number = () => performance.now()) {
  const line = new Set<{ readonly since: number }>()
  let pace = 0
  let left = now()
  let hasOthers = false

  const leave = (place: { readonly since: number }) => {
    line.delete(place)
    if (hasOthers) pace += (now() - left - pace) / REMEMBERED
    left = now()
    hasOthers = line.size > 0
  }

  return {
    during<Result>(work: Promise<Result>): Promise<Result> {
      const place = { since: now() }
      line.add(place)
      return work.finally(() => leave(place))
    },

    expectedMs(): number {
      const [first] = line
      return first === undefined ? 0 : Math.max(now() - first.since, line.size * pace)
    },
  }
}
