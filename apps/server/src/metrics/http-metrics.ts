import type { Server } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const BUCKETS_SECONDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const ABORTED = 'aborted'

export function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'wordloom_http_requests_total',
    help: 'Requests by route, method and status. The status is "aborted" if the client disconnected before the answer was complete.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'wordloom_http_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its answer.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const running = new Gauge({
    name: 'wordloom_http_requests_in_flight',
    help: 'Requests in progress.',
    registers,
  })
  new Gauge({
    name: 'wordloom_held_bytes',
    help: 'Memory that requests hold: data that was received or read and not yet taken by the client.',
    registers,
    collect() {
      this.set(app.holdings.inAll())
    },
  })
  const refusals = new Counter({
    name: 'wordloom_http_refusals_total',
    help: 'Failed requests by error code, and by the limit, queue or part of the server that was the reason.',
    labelNames: ['code', 'reason'],
    registers,
  })

  // Alerts watch the growth of these series, so they must exist before their first event.
  for (const code of ['internal', 'storage_full']) refusals.inc({ code, reason: '' }, 0)

  app.load.watch((priority) => refusals.inc({ code: 'unavailable', reason: `load_${priority}` }))

  app.addHook('onRequest', (request, reply, done) => {
    running.inc()
    let isCounted = false
    const count = (status: string) => {
      if (isCounted) return
      isCounted = true
      running.dec()
      const [route, method] = [routeOf(request), methodOf(request)]
      requests.inc({ route, method, status })
      durations.observe({ route, method }, reply.elapsedTime / 1000)
      const { refusal } = request
      if (refusal !== null) refusals.inc({ code: refusal.code, reason: refusal.reason ?? '' })
    }
    reply.raw.once('finish', () => count(String(reply.raw.statusCode)))
    reply.raw.once('close', () => count(ABORTED))
    done()
  })

  countConnections(app.server, registers)
}

function countConnections(server: Server, registers: Registry[]): void {
  new Gauge({
    name: 'wordloom_http_connections',
    help: 'Open connections of clients.',
    registers,
    async collect() {
      this.set(
        await new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0))),
      )
    },
  })
  const refused = new Counter({
    name: 'wordloom_http_connections_refused_total',
    help: 'Connections that were closed because they were too slow, too many or not HTTP.',
    labelNames: ['reason'],
    registers,
  })
  server.on('drop', () => refused.inc({ reason: 'too_many' }))
  server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNRESET') return
    refused.inc({ reason: code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'malformed' })
  })
}

/** Limits the number of labels: pages and files are one route, and so are all unknown paths. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unmatched'
  return /^\/(api\/|healthz$|readyz$|metrics$)/.test(url) ? url : 'page'
}

function methodOf({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : 'other'
}
