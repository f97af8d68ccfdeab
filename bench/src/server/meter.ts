import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** What the server used since it was last asked. */
export interface Reading {
  /** Milliseconds of processor time, of all its threads. */
  readonly cpuMs: number
  /** How long the event loop was held up beyond the meter's own 10 ms, in milliseconds. */
  readonly loopMaxMs: number
  readonly loopP99Ms: number
  /** The share of the time in which the event loop had work. */
  readonly utilisation: number
  /** Of memory, now and at most, in MB. */
  readonly residentMb: number
  readonly mostResidentMb: number
  /** What keeps it alive, who listens to it, what it has open. */
  readonly resources: number
  readonly listeners: number
  readonly files: number
}

const RESOLUTION_MS = 10
const MEGABYTE = 1024 * 1024

// Runs inside the server, before it starts.
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
let cpuBefore = process.cpuUsage()
let loopBefore = performance.eventLoopUtilization()

process.on('message', () => {
  const { user, system } = process.cpuUsage(cpuBefore)
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  const reading: Reading = {
    cpuMs: (user + system) / 1000,
    loopMaxMs: beyond(delay.max),
    loopP99Ms: beyond(delay.percentile(99)),
    utilisation: performance.eventLoopUtilization(loopBefore).utilization,
    residentMb: process.memoryUsage.rss() / MEGABYTE,
    mostResidentMb: readPeak() / 1024,
    resources: process.getActiveResourcesInfo().length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    files: readdirSync('/proc/self/fd').length,
  }
  cpuBefore = process.cpuUsage()
  loopBefore = performance.eventLoopUtilization()
  delay.reset()
  // As proc(5) says, this forgets the peak.
  writeFileSync('/proc/self/clear_refs', '5')
  process.send?.(reading)
})
process.channel?.unref()

/** Kilobytes. */
function readPeak(): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}
