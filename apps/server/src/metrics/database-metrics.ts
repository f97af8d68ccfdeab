import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Connections } from '../database/activity.ts'
import type { Database } from '../database/database.ts'
import { readBacklog } from './backlog.ts'

/** In seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** After this time, the other metrics are sent without those of the database. */
const PATIENCE_MS = 3000

/** Call the returned function to refresh the queues. */
export function measureDatabase(database: Database, registers: Registry[]): () => Promise<void> {
  measureQueries(database, registers)
  measureConnections(database, registers)
  return measureBacklog(database, registers)
}

function measureQueries({ activity }: Database, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'wordloom_database_query_duration_seconds',
    help: 'From sending a statement to its answer. What it takes to have it on disk: a sync, with PostgreSQL a commit.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  })
  const failures = new Counter({
    name: 'wordloom_database_query_failures_total',
    help: 'Statements that failed, those of transactions that are tried again included.',
    labelNames: ['operation'],
    registers,
  })
  activity.watch(({ operation, milliseconds, hasFailed }) => {
    durations.observe({ operation }, milliseconds / 1000)
    if (hasFailed) failures.inc({ operation })
  })
}

function measureConnections({ activity }: Database, registers: Registry[]): void {
  const measure = (name: string, help: string, part: keyof Connections) => {
    const gauge = new Gauge({
      name,
      help,
      registers,
      collect() {
        const connections = activity.connections()
        if (connections !== null) this.set(connections[part])
      },
    })
    gauge.remove()
  }
  measure('wordloom_database_connections', 'Connections to the database that are open.', 'open')
  measure('wordloom_database_connections_idle', 'Of these, those that nobody uses.', 'idle')
  measure('wordloom_database_connections_waited_for', 'Requests that wait for a connection.', 'waiting')
}

/** Every instance reports the same values. */
const BACKLOG = {
  bytes: ['wordloom_database_bytes', 'What the database takes of its disk.'],
  clockSeconds: [
    'wordloom_clock_difference_seconds',
    'By how much the clock of the database is ahead of that of this machine.',
  ],
  mailsWaiting: ['wordloom_mail_waiting', 'Mails that are still to be sent.'],
  oldestMailSeconds: ['wordloom_mail_oldest_seconds', 'For how long the oldest of them has been waiting.'],
  mailsGivenUp: ['wordloom_mail_given_up', 'Mails that nobody took, kept for 30 days to be looked at.'],
  tasksWaiting: [
    'wordloom_payment_tasks_waiting',
    'Subscriptions of deleted accounts that are still to be ended.',
  ],
  oldestTaskSeconds: [
    'wordloom_payment_tasks_oldest_seconds',
    'For how long the oldest of them has been waiting.',
  ],
} as const

function measureBacklog(database: Database, registers: Registry[]): () => Promise<void> {
  const isThere = new Gauge({
    name: 'wordloom_database_up',
    help: 'Whether the database answers: 1 or 0.',
    registers,
  })
  const gauges = Object.entries(BACKLOG).map(([part, [name, help]]) => ({
    part: part as keyof typeof BACKLOG,
    gauge: new Gauge({ name, help, registers }),
  }))
  return async () => {
    const reading = readBacklog(database).catch(() => null)
    const backlog = await Promise.race([reading, delay(PATIENCE_MS, null, { ref: false })])
    isThere.set(backlog === null ? 0 : 1)
    for (const { part, gauge } of gauges) {
      if (backlog === null) gauge.remove()
      else gauge.set(backlog[part])
    }
  }
}
