import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What the server used since it was last asked. */
export interface Reading {
  /** Milliseconds of processor time, of all its threads. */
  readonly cpuMs: number
  /** The longest the event loop was held up beyond the meter's own 10 ms, in milliseconds. */
  readonly loopMaxMs: number
}

const RESOLUTION_MS = 10

// Runs inside the server, before it starts.
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
let before = process.cpuUsage()

process.on('message', () => {
  const { user, system } = process.cpuUsage(before)
  const reading: Reading = {
    cpuMs: (user + system) / 1000,
    loopMaxMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS),
  }
  before = process.cpuUsage()
  delay.reset()
  process.send?.(reading)
})
process.channel?.unref()
