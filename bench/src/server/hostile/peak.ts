import { readFileSync } from 'node:fs'
import type { Product } from '../../product.ts'

const EVERY_MS = 50

/** Watches the most memory that the server ever had, which stays known when the server is killed. */
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

/** Megabytes; 0 for a process that has ended. */
function readPeak(pid = 0): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
