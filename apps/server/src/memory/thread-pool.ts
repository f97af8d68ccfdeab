import { Piscina } from 'piscina'
import { threadLimits } from './thread-memory.ts'

type PoolOptions = NonNullable<ConstructorParameters<typeof Piscina>[0]>

/** A thread that needs more memory than it may have ends the work it does, and the next work gets a new thread. */
export function createThreadPool(options: PoolOptions): Piscina {
  const pool = new Piscina({ minThreads: 0, resourceLimits: threadLimits(), ...options })
  // A thread can also end after its answer. Without a listener, that would end the process.
  pool.on('error', () => {})
  return pool
}
