import { type ComponentType, lazy, useState } from 'react'

type Preloadable<Props> = ComponentType<Props> & {
  readonly preload: () => void
}

const waiting = new Set<() => void>()

/** Preloads on the first click or key press: suspending would keep a fallback for at least 300 ms. */
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
