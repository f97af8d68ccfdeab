import { domainToASCII, domainToUnicode } from 'node:url'
import { DOMAIN_MESSAGES, type DomainLookup, RATE_LIMITS } from '@wordloom/contract'
import { LIMITS, readEnding } from '@wordloom/targets'
import { elsewhere } from '../../current-request.ts'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { Log } from '../../ports/log.ts'
import { perAccount, perNetwork, type RateLimits, type RateLimitUse } from '../../ports/rate-limits.ts'
import { createTaskQueue } from '../../task-queue.ts'
import { createRegistries } from './registry/registries.ts'
import type { Finding, Pace } from './registry/registry.ts'

interface Asker {
  readonly account: string
  readonly client: Pick<Client, 'network' | 'networkFactor'>
}

interface DomainParts {
  readonly bootstrapUrl: URL | null
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly log: Pick<Log, 'warn'>
  readonly pace?: Pace | undefined
  readonly lookupMs?: number
}

/** Proxies give up after 60 s. */
const LOOKUP_MS = 40_000
const LOOKUPS = { name: 'domain_lookups', atOnce: 4, maxWaiting: 0 } as const

const CODEC = { toAscii: domainToASCII, toUnicode: domainToUnicode }

export type DomainService = ReturnType<typeof createDomains>

export function createDomains({ bootstrapUrl, rateLimits, log, pace, lookupMs = LOOKUP_MS }: DomainParts) {
  const inTurn = createTaskQueue(LOOKUPS)
  const busy = new Set<string>()
  const registries = bootstrapUrl && createRegistries(bootstrapUrl, { log, pace })

  return {
    options: async () => ({ isOn: registries !== null }),

    /** @throws {RequestError} `conflict` if nothing is looked up here, `too_many_requests`, `bad_gateway` */
    async lookUp(
      names: readonly string[],
      { account, client }: Asker,
      left: AbortSignal,
    ): Promise<readonly DomainLookup[]> {
      if (registries === null) throw new RequestError('conflict', { message: DOMAIN_MESSAGES.closed })
      if (busy.has(account))
        throw new RequestError('too_many_requests', {
          message: DOMAIN_MESSAGES.busy,
          retryAfter: Math.ceil(lookupMs / 1000),
          reason: LOOKUPS.name,
        })
      busy.add(account)
      try {
        return await inTurn(async () => {
          await takeFairly(rateLimits, { account, client })
          const endsAt = performance.now() + lookupMs
          const signal = AbortSignal.any([left, AbortSignal.timeout(lookupMs)])
          const ask = (name: string) => registries.ask({ name, holder: account, signal, endsAt })
          return await elsewhere(answerAll(names, ask))
        })
      } finally {
        busy.delete(account)
      }
    },
  }
}

type Ask = (name: string) => Promise<Finding>

/** Asks once about names that are the same in the DNS. */
async function answerAll(names: readonly string[], ask: Ask): Promise<readonly DomainLookup[]> {
  const findings = new Map<string, Promise<Finding>>()
  const lookups = names.map((text) => {
    const name = toName(text)
    if (name === null) return { name: text, finding: Promise.resolve(IMPOSSIBLE) }
    const finding = findings.get(name) ?? ask(name)
    findings.set(name, finding)
    return { name, finding }
  })
  return Promise.all(lookups.map(async ({ name, finding }) => ({ domain: name, ...(await finding) })))
}

const IMPOSSIBLE: Finding = { state: 'unknown', reason: 'impossible_name' }
/** Returns null if no registry can have the name. */
function toName(text: string): string | null {
  const parts = readEnding(text.replace(/\.$/, ''), CODEC)
  if ('problem' in parts || text.startsWith('.') || !parts.ascii.includes('.')) return null
  return parts.ascii.length <= LIMITS['domain-name'].most.characters ? parts.ascii : null
}

/** A few busy accounts can't use up the requests that all accounts share: the first ones of each are kept for it. */
async function takeFairly(rateLimits: Pick<RateLimits, 'take'>, { account, client }: Asker): Promise<void> {
  const always = [
    perAccount('domainLookupsPerAccount', account),
    perNetwork('domainLookupsPerNetwork', client),
    ofAll('domainLookupsInAll'),
  ]
  try {
    await rateLimits.take([...always, perAccount('domainLookupsFirst', account)])
  } catch (error) {
    if (!(error instanceof RequestError && error.reason === 'domainLookupsFirst')) throw error
    await rateLimits.take([...always, ofAll('domainLookupsBeyondFirst')])
  }
}

function ofAll(rule: 'domainLookupsInAll' | 'domainLookupsBeyondFirst'): RateLimitUse {
  return { rule, subject: '', ...RATE_LIMITS[rule] }
}
