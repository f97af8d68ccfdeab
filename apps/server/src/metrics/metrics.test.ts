import { accounts, folders, savedLists, sessions } from '@wordloom/contract'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { type Measured, readMetrics } from '@wordloom/testing/server/metrics'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const MAX_SERIES = 5000

describe.each(DATABASES)('the metrics on %s', (kind) => {
  it('count requests by route, never by user or item', async () => {
    await using app = await anApp({ kind })
    const ann = aBrowser(app)
    await ann.call(accounts.signUp, { body: ANN })
    await ann.call(savedLists.create, { body: { name: 'Colours', words: ['red'] } })
    await ann.send('GET', '/api/saved-lists/123456')
    await ann.send('GET', '/api/saved-lists/123457')
    for (let each = 0; each < 5; each++) await ann.send('GET', `/wp-admin/${each}?token=geheim`)
    await ann.send('GET', '/signup')

    const metrics = await readMetrics(app)
    const requests = (labels: Measured['labels']) => metrics.value('wordloom_http_requests_total', labels)
    expect(requests({ route: '/api/saved-lists', method: 'POST', status: '201' })).toBe(1)
    expect(requests({ route: '/api/saved-lists/:id', method: 'GET', status: '404' })).toBe(2)
    expect(requests({ route: 'unmatched', method: 'GET', status: '404' })).toBe(5)
    expect(requests({ route: 'page', method: 'GET', status: '200' })).toBe(1)
    expect(
      metrics.value('wordloom_http_request_duration_seconds_count', {
        route: '/api/saved-lists',
        method: 'POST',
      }),
    ).toBe(1)
    expect(metrics.value('wordloom_http_requests_in_flight')).toBe(1)
    expect(metrics.text).not.toMatch(/ann@|geheim|wp-admin|12345|Colours/)
  })

  it('show why requests were refused, and by which limit', async () => {
    await using app = await anApp({ kind, settings: { NODE_ENV: 'production' } })
    const eve = aBrowser(app)
    const body = { ...ANN, password: 'a wrong one' }
    for (let each = 0; each < 12; each++) await eve.call(sessions.signIn, { body })
    await eve.call(folders.list)
    const metrics = await readMetrics(app)
    const refusals = (labels: Measured['labels']) => metrics.value('wordloom_http_refusals_total', labels)
    expect(refusals({ code: 'invalid_credentials', reason: '' })).toBe(10)
    expect(refusals({ code: 'too_many_requests', reason: 'signInPerAccount' })).toBe(2)
    expect(refusals({ code: 'unauthorized', reason: '' })).toBe(1)
  })

  it('show what waits in the database, for how long, and how far its clock is off', async () => {
    await using app = await anApp({ kind })
    const { kysely, now } = app.database
    const mail = { recipient: 'ann@loom.example', template: 'password-changed', data: '{}', due_at: 9e15 }
    await kysely
      .insertInto('outbox')
      .values([
        { ...mail, created_at: sql<number>`${now} - 60000` },
        { ...mail, created_at: sql<number>`${now} - 30000` },
        { ...mail, created_at: sql<number>`${now} - 90000`, failed_at: now },
      ])
      .execute()
    await kysely
      .insertInto('payment_tasks')
      .values({ customer_id: 'cus_1', created_at: sql<number>`${now} - 7000`, due_at: 9e15 })
      .execute()
    const metrics = await readMetrics(app)
    expect(metrics.value('wordloom_database_up')).toBe(1)
    expect(metrics.value('wordloom_mail_waiting')).toBe(2)
    expect(metrics.value('wordloom_mail_given_up')).toBe(1)
    expect(metrics.value('wordloom_mail_oldest_seconds')).toBeCloseTo(60, -1)
    expect(metrics.value('wordloom_payment_tasks_waiting')).toBe(1)
    expect(metrics.value('wordloom_payment_tasks_oldest_seconds')).toBeCloseTo(7, -1)
    expect(Math.abs(metrics.value('wordloom_clock_difference_seconds') ?? Number.NaN)).toBeLessThan(5)
    expect(metrics.value('wordloom_database_bytes')).toBeGreaterThan(10_000)
    expect(metrics.value('wordloom_disk_free_bytes')).toBeGreaterThan(0)
  })

  it('show how long the database takes for each kind of statement and for syncs', async () => {
    await using app = await anApp({ kind })
    await aBrowser(app).call(accounts.signUp, { body: ANN })
    const metrics = await readMetrics(app)
    const asked = ['select', 'insert', 'begin', 'commit', ...(kind === 'sqlite' ? ['sync'] : [])]
    for (const operation of asked) {
      expect(metrics.value('wordloom_database_query_duration_seconds_count', { operation })).toBeGreaterThan(
        0,
      )
    }
    const connections = metrics.value('wordloom_database_connections')
    if (kind === 'sqlite') expect(connections).toBeUndefined()
    else expect(connections).toBeGreaterThan(0)
  })

  it('show everything else when the database is unavailable', async () => {
    await using app = await anApp({ kind })
    await readMetrics(app)
    await app.database.kysely.destroy()
    const metrics = await readMetrics(app)
    expect(metrics.value('wordloom_database_up')).toBe(0)
    expect(metrics.value('wordloom_mail_waiting')).toBeUndefined()
    expect(metrics.value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })
})

describe('the metrics', () => {
  it("don't grow with the number of paths that clients request", async () => {
    await using app = await anApp()
    const ann = aBrowser(app)
    const before = (await readMetrics(app)).series.length
    for (let each = 0; each < 200; each++) {
      await ann.send('GET', `/nowhere-${each}`)
      await ann.send('GET', `/api/saved-lists/${each}`)
    }
    const { series } = await readMetrics(app)
    // Only three routes are new: two of the API and the metrics.
    expect(series.length - before).toBeLessThan(70)
    expect(series.length).toBeLessThan(MAX_SERIES)
  })

  it('show the queues, and the lag and memory of the process', async () => {
    await using app = await anApp()
    const metrics = await readMetrics(app)
    for (const queue of ['hashing', 'signing_in', 'large_bodies', 'counting']) {
      expect(metrics.value('wordloom_queue_running', { queue })).toBe(0)
      expect(metrics.value('wordloom_queue_waiting', { queue })).toBe(0)
    }
    expect(metrics.value('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(metrics.value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
    expect(metrics.value('process_start_time_seconds')).toBeLessThanOrEqual(Date.now() / 1000)
  })
})
