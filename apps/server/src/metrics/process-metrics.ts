import { readdir } from 'node:fs/promises'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

const RESOLUTION_MS = 10
const OPEN_FILES = '/proc/self/fd'

/** Call the returned function to stop. */
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

  total('process_cpu_seconds_total', 'Processor time that was used, all threads together.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Memory that live objects take.', () => process.memoryUsage().heapUsed)
  gauge(
    'nodejs_external_memory_bytes',
    'Memory of buffers and libraries.',
    () => process.memoryUsage().external,
  )
  total(
    'nodejs_eventloop_active_seconds_total',
    'Time in which the event loop was busy: its rate is the share of one core at which everybody waits.',
    () => performance.eventLoopUtilization().active / 1000,
  )
  countOpenFiles(registers)
  return measureDelay(gauge)
}

/** Values cover the time since the previous read. */
function measureDelay(gauge: (name: string, help: string, read: () => number) => unknown): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const toSeconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS) / 1000 : 0
  gauge('nodejs_eventloop_lag_mean_seconds', 'How late the event loop was on average.', () =>
    toSeconds(delay.mean),
  )
  gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop was, 99 times of 100 less.', () =>
    toSeconds(delay.percentile(99)),
  )
  gauge('nodejs_eventloop_lag_max_seconds', 'How late the event loop was at worst.', () => {
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
    help: 'Files and connections that the process has open.',
    registers,
    async collect() {
      this.set((await readdir(OPEN_FILES)).length)
    },
  })
}
