import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { measureBackups } from './backup-metrics.ts'
import { measureDatabase } from './database-metrics.ts'
import { measureDisk } from './disk-metrics.ts'
import { countRequests } from './http-metrics.ts'
import { measureProcess } from './process-metrics.ts'
import { type Depth, measureQueues } from './queue-metrics.ts'

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
