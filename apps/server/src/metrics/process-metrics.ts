import { readdir } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const RESOLUTION_MS = 10
const OPEN_FILES = '/proc/self/fd'

export function measureProcess(registers: Registry[]): () => void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })

  total('process_cpu_seconds_total', 'Processor time used by all threads.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_start_time_seconds', 'Start time of the process, in seconds since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Memory used by live objects.', () => process.memoryUsage().heapUsed)
  gauge(
    'nodejs_external_memory_bytes',
    'Memory used by buffers and libraries.',
    () => process.memoryUsage().external,
  )
  total(
    'nodejs_eventloop_active_seconds_total',
    'Time the event loop was busy. At a rate of 1, the main thread uses a whole core.',
    () => performance.eventLoopUtilization().active / 1000,
  )
  countOpenFiles(registers)
  return measureDelay(gauge)
}

function measureDelay(gauge: (name: string, help: string, read: () => number) => unknown): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const toSeconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS) / 1000 : 0
  gauge('nodejs_eventloop_lag_mean_seconds', 'Mean delay of the event loop.', () => toSeconds(delay.mean))
  gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of the delay of the event loop.', () =>
    toSeconds(delay.percentile(99)),
  )
  gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop.', () => {
    const most = toSeconds(delay.max)
    delay.reset()
    return most
  })
  return () => void delay.disable()
}

function countOpenFiles(registers: Registry[]): void {
  if (process.platform !== 'linux') return
  new Gauge({
    name: 'process_open_fds',
    help: 'Open files and connections of the process.',
    registers,
    async collect() {
      this.set((await readdir(OPEN_FILES)).length)
    },
  })
}
