import { setTimeout as delay } from 'node:timers/promises'
import { accounts, savedLists, sessions, subscriptions } from '@wordloom/contract'
import { aServerProcess } from '../server/process.ts'
import { aVisitor } from './visitor.ts'

export interface IsolatedRun {
  readonly statuses: Readonly<Record<string, number>>
  readonly message: string
  readonly longestMs: number
  readonly isNoted: boolean
  readonly exitCode: number | null
}

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }

const SERVICES = {
  SMTP_URL: 'smtp://mail.words.example',
  OIDC_ISSUER: 'https://login.words.example',
  OIDC_CLIENT_ID: 'wordloom',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_wordloom',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_wordloom',
  STRIPE_WEBHOOK_SECRET: 'whsec_wordloom',
  STRIPE_PRICE_MONTHLY: 'price_monthly',
  STRIPE_PRICE_YEARLY: 'price_yearly',
}

const NOTED = 'an email could not be sent and will be retried'
const NOTE_TIME_LIMIT_MS = 30_000

const [host = ''] = process.argv.slice(2)
const { DATA_DIR = '', DATABASE_URL } = process.env
const url = DATABASE_URL === undefined ? null : new URL(DATABASE_URL)
const server = await aServerProcess({ dataFolder: DATA_DIR, url }, { ...SERVICES, HOST: host })
const ann = aVisitor(server.origin)

const statuses: Record<string, number> = {}
let longestMs = 0
const note = async (name: string, ask: () => Promise<Response>): Promise<Response> => {
  const start = performance.now()
  const answer = await ask()
  longestMs = Math.max(longestMs, performance.now() - start)
  statuses[name] = answer.status
  return answer
}

await note('ready', () => ann.get('/readyz'))
await note('page', () => ann.get('/'))
await note('signUp', () => ann.call(accounts.signUp, { body: ANN }))
const list = { name: 'Shoes', words: ['boot', 'clog'] }
const saved = await note('save', () => ann.call(savedLists.create, { body: list }))
const { id } = (await saved.json()) as { id: number }
await note('read', () => ann.call(savedLists.read, { params: { id } }))
await note('signIn', () => aVisitor(server.origin).call(sessions.signIn, { body: ANN }))
await note('forgotPassword', () =>
  aVisitor(server.origin).call(accounts.forgotPassword, { body: { email: ANN.email } }),
)
await note('identityProvider', () => aVisitor(server.origin).get('/api/login'))
const refused = await note('subscribe', () => ann.call(subscriptions.create, { body: { plan: 'monthly' } }))
const { message } = (await refused.json()) as { message: string }

const deadline = performance.now() + NOTE_TIME_LIMIT_MS
while (!server.log().includes(NOTED) && performance.now() < deadline) await delay(100)
const isNoted = server.log().includes(NOTED)
const run: IsolatedRun = { statuses, message, longestMs, isNoted, exitCode: await server.stop() }
process.stdout.write(`${JSON.stringify(run)}\n`)
