import { readFileSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import { backupFolderIn, backupsIn } from '../backup/backup-files.ts'
import type { Database } from '../database/database.ts'
import type { TaskQueue } from '../task-queue.ts'
import { measureDatabase } from './database-metrics.ts'
import { countRequests } from './http-metrics.ts'
import { measureProcess } from './process-metrics.ts'

interface MetricsParts {
  readonly database: Database
  readonly dataFolder: string
}

export interface Metrics {
  readonly contentType: string
  /** Concurrent calls share one result. */
  read(): Promise<string>
  watchQueue(name: string, depth: Depth): void
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export function createMetrics(app: FastifyInstance, { database, dataFolder }: MetricsParts): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const build = new Gauge({
    name: 'wordloom_build_info',
    help: 'Always 1. The labels name the running version.',
    labelNames: ['version', 'node', 'database'],
    registers,
  })
  build.set({ version, node: process.versions.node, database: database.kind }, 1)
  const stopMeasuring = measureProcess(registers)
  app.addHook('onClose', async () => stopMeasuring())
  countRequests(app, registers)
  const watchQueue = measureQueues(registers)
  const refresh = [
    measureDatabase(database, registers),
    measureDisk(dataFolder, registers),
    measureBackups(dataFolder, registers),
  ]
  let reading: Promise<string> | null = null

  return {
    contentType: registry.contentType,
    watchQueue,
    read() {
      reading ??= readAll().finally(() => {
        reading = null
      })
      return reading
    },
  }

  async function readAll(): Promise<string> {
    await Promise.all(refresh.map((each) => each()))
    return registry.metrics()
  }
}

function measureBackups(dataFolder: string, registers: Registry[]): () => Promise<void> {
  const last = new Gauge({
    name: 'wordloom_backup_last_timestamp_seconds',
    help: 'When the newest backup in DATA_DIR/backups was made, in seconds since 1970.',
    registers,
  })
  last.remove()
  const folder = backupFolderIn(dataFolder)
  return async () => {
    const newest = (await backupsIn(folder)).findLast(({ isBeforeUpgrade }) => !isBeforeUpgrade)
    const file = newest && (await stat(join(folder, newest.name)).catch(() => null))
    if (file) last.set(file.mtimeMs / 1000)
    else last.remove()
  }
}

function measureDisk(folder: string, registers: Registry[]): () => Promise<void> {
  const free = new Gauge({
    name: 'wordloom_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR. Below 64 MB, nothing new is saved.',
    registers,
  })
  const size = new Gauge({ name: 'wordloom_disk_bytes', help: 'Size of the disk of DATA_DIR.', registers })
  return async () => {
    const disk = await statfs(folder).catch(() => null)
    if (disk === null) return
    free.set(disk.bavail * disk.bsize)
    size.set(disk.blocks * disk.bsize)
  }
}

type Depth = TaskQueue['depth']

function measureQueues(registers: Registry[]): (name: string, depth: Depth) => void {
  const queues = new Map<string, Depth>()
  const gauge = (name: string, help: string, read: (depth: ReturnType<Depth>) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      collect() {
        for (const [queue, depth] of queues) this.set({ queue }, read(depth()))
      },
    })
  gauge('wordloom_queue_running', 'Tasks in progress, by queue.', ({ running }) => running)
  gauge('wordloom_queue_waiting', 'Tasks waiting, by queue.', ({ waiting }) => waiting)
  gauge(
    'wordloom_queue_wait_seconds',
    'Time that the longest-waiting task has waited so far, by queue.',
    ({ longestWaitMs }) => longestWaitMs / 1000,
  )
  return (name, depth) => void queues.set(name, depth)
}
