import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Connections } from '../database/activity.ts'
import type { Database } from '../database/database.ts'
import { readBacklog } from './backlog.ts'

const BUCKETS_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** After this time, the other metrics are sent without those of the database. */
const TIME_LIMIT_MS = 3000

export function measureDatabase(database: Database, registers: Registry[]): () => Promise<void> {
  measureQueries(database, registers)
  measureConnections(database, registers)
  return measureBacklog(database, registers)
}

function measureQueries({ activity }: Database, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'wordloom_database_query_duration_seconds',
    help: 'Time from sending a statement to its answer. Writing to the disk counts as sync, or as commit with PostgreSQL.',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'wordloom_database_query_failures_total',
    help: 'Statements that failed, including those in transactions that were tried again.',
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
  measure('wordloom_database_connections', 'Open connections to the database.', 'open')
  measure('wordloom_database_connections_idle', 'Open connections to the database that are idle.', 'idle')
  measure(
    'wordloom_database_connections_waited_for',
    'Requests that wait for a connection to the database.',
    'waiting',
  )
}

const BACKLOG = {
  bytes: ['wordloom_database_bytes', 'Size of the database on the disk.'],
  clockSeconds: [
    'wordloom_clock_difference_seconds',
    'How far the clock of the database is ahead of the clock of this machine.',
  ],
  mailsWaiting: ['wordloom_mail_waiting', 'Emails waiting to be sent.'],
  oldestMailSeconds: [
    'wordloom_mail_oldest_seconds',
    'How long the oldest waiting email has been in the queue.',
  ],
  mailsGivenUp: ['wordloom_mail_given_up', "Emails that couldn't be delivered. They are kept for 30 days."],
  tasksWaiting: [
    'wordloom_payment_tasks_waiting',
    'Subscriptions of deleted accounts that still have to be ended.',
  ],
  oldestTaskSeconds: [
    'wordloom_payment_tasks_oldest_seconds',
    'How long the oldest of these subscriptions has been waiting to be ended.',
  ],
} as const

function measureBacklog(database: Database, registers: Registry[]): () => Promise<void> {
  const isThere = new Gauge({
    name: 'wordloom_database_up',
    help: '1 if the database answers, otherwise 0.',
    registers,
  })
  const gauges = Object.entries(BACKLOG).map(([part, [name, help]]) => ({
    part: part as keyof typeof BACKLOG,
    gauge: new Gauge({ name, help, registers }),
  }))
  return async () => {
    const reading = readBacklog(database).catch(() => null)
    const backlog = await Promise.race([reading, delay(TIME_LIMIT_MS, null, { ref: false })])
    isThere.set(backlog === null ? 0 : 1)
    for (const { part, gauge } of gauges) {
      if (backlog === null) gauge.remove()
      else gauge.set(backlog[part])
    }
  }
}
