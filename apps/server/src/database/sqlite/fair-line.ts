/** Those who wait for the only connection. Accounts take turns, however many requests each of them has. */
export function createFairLine() {
  const waiting: { readonly holder: string; start(): void }[] = []
  /** When each of those that wait had its last turn, counted in turns. */
  const turns = new Map<string, number>()
  let turn = 0

  return {
    wait: (holder: string): Promise<void> =>
      new Promise((start) => {
        waiting.push({ holder, start })
      }),

    /** False if nobody waits. */
    startNext(): boolean {
      let place = 0
      for (const [at, { holder }] of waiting.entries())
        if (lastTurnOf(holder) < lastTurnOf(waiting[place]?.holder ?? '')) place = at
      const [next] = waiting.splice(place, 1)
      if (next === undefined) {
        turns.clear()
        return false
      }
      turns.set(next.holder, ++turn)
      next.start()
      return true
    },
  }

  function lastTurnOf(holder: string): number {
    return turns.get(holder) ?? 0
  }
}
