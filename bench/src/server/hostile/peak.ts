import { readFileSync } from 'node:fs'
import type { Product } from '../../product.ts'

const EVERY_MS = 50

/** Polls the peak memory, so that it's known even after the server is killed. */
export function watchPeak({ process: server }: Product): Disposable & { readonly megabytes: number } {
  let megabytes = 0
  const look = () => {
    megabytes = Math.max(megabytes, readPeak(server.pid))
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    get megabytes() {
      look()
      return megabytes
    },
    [Symbol.dispose]: () => clearInterval(timer),
  }
}

function readPeak(pid = 0): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
