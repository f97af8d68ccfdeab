/** The used time of each holder is halved this often. */
const HALVED_AFTER_MS = 30_000

/** On a busy machine, small tasks take long, too. So a holder with a part of the use of the busiest one has used little. */
const LITTLE = { milliseconds: 2000, partOfMost: 0.4 }

interface Known {
  usedMs: number
  /** Time that the last tasks of the holder took beyond their estimates. */
  lateMs: number
}

export interface TaskCosts {
  usedBy(holder: string): number
  hasUsedLittle(holder: string): boolean
  /** The probable time of a task, from its estimate and from the last tasks of its holder. */
  expect(task: { readonly holder: string; readonly costMs: number }): number
  spend(holder: string, milliseconds: number): void
  learn(task: { readonly holder: string; readonly costMs: number }, tookMs: number): void
}

export function createTaskCosts(now: () => number): TaskCosts {
  const knownByHolder = new Map<string, Known>()
  let halvedAt = now()

  function halve(): void {
    for (; now() - halvedAt >= HALVED_AFTER_MS; halvedAt += HALVED_AFTER_MS) {
      for (const [holder, known] of knownByHolder) {
        known.usedMs /= 2
        known.lateMs /= 2
        if (known.usedMs < 1) knownByHolder.delete(holder)
      }
      if (knownByHolder.size === 0) halvedAt = now()
    }
  }

  function knownOf(holder: string): Known {
    halve()
    const known = knownByHolder.get(holder) ?? { usedMs: 0, lateMs: 0 }
    knownByHolder.set(holder, known)
    return known
  }

  const usedBy = (holder: string): number => knownByHolder.get(holder)?.usedMs ?? 0

  function maxUsed(): number {
    let most = 0
    for (const { usedMs } of knownByHolder.values()) most = Math.max(most, usedMs)
    return most
  }

  return {
    usedBy,
    hasUsedLittle: (holder) =>
      usedBy(holder) <= LITTLE.milliseconds || usedBy(holder) <= maxUsed() * LITTLE.partOfMost,
    expect: ({ holder, costMs }) => costMs + (knownByHolder.get(holder)?.lateMs ?? 0),
    spend(holder, milliseconds) {
      knownOf(holder).usedMs += milliseconds
    },
    learn({ holder, costMs }, tookMs) {
      const known = knownOf(holder)
      known.usedMs += tookMs
      known.lateMs = (known.lateMs + Math.max(0, tookMs - costMs)) / 2
    },
  }
}
