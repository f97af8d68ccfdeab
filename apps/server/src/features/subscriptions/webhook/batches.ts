/** Runs one batch per key at a time. Each item is processed by a batch that starts after the item was added. */
export function createBatches<Item>(work: (key: string, items: readonly Item[]) => Promise<void>) {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, { readonly items: Item[]; readonly done: Promise<void> }>()

  return (key: string, item: Item): Promise<void> => {
    const next = waiting.get(key)
    if (next !== undefined) {
      next.items.push(item)
      return next.done
    }
    const before = running.get(key)
    if (before === undefined) return start(key, [item])
    const items = [item]
    const startNext = () => {
      waiting.delete(key)
      return start(key, items)
    }
    const done = before.then(startNext, startNext)
    waiting.set(key, { items, done })
    return done
  }

  function start(key: string, items: readonly Item[]): Promise<void> {
    const done = work(key, items).finally(() => {
      if (running.get(key) === done) running.delete(key)
    })
    running.set(key, done)
    return done
  }
}
