import { type ComponentType, lazy, useState } from 'react'

type Preloadable<Props> = ComponentType<Props> & {
  /** Begins to load it. A failure is told when it is to be shown, and cannot be. */
  readonly preload: () => void
}

const waiting = new Set<() => void>()

/**
 * As React's `lazy`, for code that is known to be wanted before it shows, and shows at once when it has come. What
 * suspends, be it for a moment, shows 300 ms later at the earliest: for so long React keeps a fallback. The first press
 * or key on a page, whatever it is for, loads all of these: dialogs above all, which open at the next one.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | null = null
  async function get() {
    const module = await load()
    loaded = module.default
    return module
  }
  const Lazy: ComponentType<Props> = lazy(get)
  function LazyWithPreload(props: Props) {
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown {...props} />
  }
  LazyWithPreload.preload = () => void get().catch(() => {})
  waiting.add(LazyWithPreload.preload)
  return LazyWithPreload
}

function preloadAll(): void {
  for (const preload of waiting) preload()
  waiting.clear()
}

if (!import.meta.env.SSR) {
  addEventListener('pointerdown', preloadAll)
  addEventListener('keydown', preloadAll)
}
