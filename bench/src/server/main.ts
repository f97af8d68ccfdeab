import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Product, startServer } from '../product.ts'
import { type Answers, type Call, send } from './load.ts'
import type { Reading } from './meter.ts'

const ROUNDS = 5
const CALLS_A_ROUND = 4000
const AT_ONCE = 16
const SIGN_INS = 120
const SIGN_INS_AT_ONCE = 60
const PAGE = new URL('../../../docs/performance.md', import.meta.url)
const MEASURED = /(?<=<!-- server -->\n)[\s\S]*(?=\n<!-- end of server -->)/

const ANN = JSON.stringify({ email: 'ann@example.org', password: 'nine wooden looms' })
const HELLO: Call = { path: '/healthz' }
const SIGN_IN: Call = { path: '/api/auth/login', method: 'POST', body: ANN }

const product = await startServer({ preload: new URL('./meter.ts', import.meta.url) })
try {
  const cookie = await signUp()
  const routes = {
    hello: HELLO,
    'session look-up': { path: '/api/auth/user', headers: { cookie } },
    'no session': { path: '/api/auth/user', headers: { cookie: 'session=none' } },
    'page (home)': { path: '/' },
  } satisfies Record<string, Call>
  const microseconds = new Map<string, number[]>()
  for (let round = -1; round < ROUNDS; round++) {
    for (const [name, call] of Object.entries(routes)) {
      const { cpuMs } = await metered(() => send(product.address, call, CALLS_A_ROUND, AT_ONCE))
      // The first round warms the server up.
      if (round >= 0)
        microseconds.set(name, [...(microseconds.get(name) ?? []), (cpuMs * 1000) / CALLS_A_ROUND])
    }
  }
  const table = [...toRatios(microseconds), '', ...(await signInTogether())].join('\n')
  console.log(table)
  if (process.argv.includes('--write')) {
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(MEASURED, () => `\n${table}\n`),
    )
  }
} finally {
  await product.stop()
}

async function signUp(): Promise<string> {
  const { head } = await send(product.address, { path: '/api/auth/signup', method: 'POST', body: ANN }, 1, 1)
  return /set-cookie: (session=[^;]+)/.exec(head)?.[1] ?? ''
}

function toRatios(microseconds: ReadonlyMap<string, readonly number[]>): string[] {
  const hello = median(microseconds.get('hello') ?? [])
  return [
    '| request | processor time, µs | of hello |',
    '|---|---|---|',
    ...[...microseconds].map(([name, each]) => {
      const own = median(each)
      return `| ${name} | ${own.toFixed(0)} | ${(own / hello).toFixed(2)} |`
    }),
  ]
}

/** Many sign in at once, while somebody else goes on. */
async function signInTogether(): Promise<string[]> {
  let isDone = false
  const others: number[] = []
  const goOn = async () => {
    while (!isDone) others.push(...(await send(product.address, HELLO, 1, 1)).times)
  }
  let answers: Answers | undefined
  const started = performance.now()
  const { cpuMs, loopMaxMs } = await metered(async () => {
    const going = goOn()
    answers = await send(product.address, SIGN_IN, SIGN_INS, SIGN_INS_AT_ONCE)
    isDone = true
    await going
  })
  const seconds = (performance.now() - started) / 1000
  const sorted = others.sort((a, b) => a - b)
  return [
    `| ${SIGN_INS} sign-ins, ${SIGN_INS_AT_ONCE} at once | |`,
    '|---|---|',
    `| answered | ${[...(answers?.statuses ?? [])].map(([status, count]) => `${count} with ${status}`).join(', ')} |`,
    `| a second | ${(SIGN_INS / seconds).toFixed(0)} |`,
    `| processor time of all, each, ms | ${(cpuMs / SIGN_INS).toFixed(1)} |`,
    `| the event loop was held up at most, ms | ${loopMaxMs.toFixed(1)} |`,
    `| hello meanwhile, median and 99th percentile, ms | ${at(sorted, 0.5).toFixed(1)}, ${at(sorted, 0.99).toFixed(1)} |`,
  ]
}

async function metered(work: () => Promise<unknown>): Promise<Reading> {
  await read(product)
  await work()
  return read(product)
}

async function read({ process: server }: Product): Promise<Reading> {
  server.send('read')
  const [reading] = await once(server, 'message')
  return reading
}

function median(values: readonly number[]): number {
  return at(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
