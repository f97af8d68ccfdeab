import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

export interface Reading {
  /** All threads, in milliseconds. */
  readonly cpuMs: number
  /** Beyond the meter's own 10 ms, in milliseconds. */
  readonly loopMaxMs: number
  readonly loopP99Ms: number
  readonly utilization: number
  readonly residentMb: number
  readonly maxResidentMb: number
  readonly resources: number
  readonly listeners: number
  readonly files: number
}

const RESOLUTION_MS = 10
const MEGABYTE = 1024 * 1024

// Runs inside the server process before the server starts.
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
    utilization: performance.eventLoopUtilization(loopBefore).utilization,
    residentMb: process.memoryUsage.rss() / MEGABYTE,
    maxResidentMb: readPeak() / 1024,
    resources: process.getActiveResourcesInfo().length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    files: readdirSync('/proc/self/fd').length,
  }
  cpuBefore = process.cpuUsage()
  loopBefore = performance.eventLoopUtilization()
  delay.reset()
  // Resets the peak; see proc(5).
  writeFileSync('/proc/self/clear_refs', '5')
  process.send?.(reading)
})
process.channel?.unref()

function readPeak(): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
}
