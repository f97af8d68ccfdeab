import { isIP } from 'node:net'
import { DOMAIN_MESSAGES } from '@wordloom/contract'
import * as z from 'zod/mini'
import { RequestError } from '#errors.ts'
import { isLoopback } from '#http/client/loopback.ts'
import type { Log } from '#ports/log.ts'
import type { GetJson } from './get-json.ts'

/** IANA asks for no more than one request a day (RFC 9224, section 8). */
const FRESH_MS = 24 * 60 * 60 * 1000
const RETRY_MS = 10 * 60 * 1000
const ANSWER_MS = 10_000
const MAX_BYTES = 4 * 1024 * 1024

/** Pairs of endings and URLs (RFC 9224, section 3). */
const RegistryList = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())], z.unknown())),
})

interface BootstrapParts {
  readonly url: URL
  readonly getJson: GetJson
  readonly log: Pick<Log, 'warn'>
  readonly now?: () => number
}

export interface Bootstrap {
  /** Returns the URL of the registry for a name, or null if there is none. @throws {RequestError} `bad_gateway` */
  registryOf(name: string): Promise<URL | null>
}

/** Keeps the list longer than a day if a new one can't be had. */
export function createBootstrap({ url, getJson, log, now = Date.now }: BootstrapParts): Bootstrap {
  const isLocal = isLoopback(url.hostname)
  let registries: ReadonlyMap<string, URL> | null = null
  let nextAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | null = null

  async function fetchList(): Promise<void> {
    try {
      const answer = await getJson(url, { signal: AbortSignal.timeout(ANSWER_MS), maxBytes: MAX_BYTES })
      const list = z.safeParse(RegistryList, answer.body)
      if (answer.status !== 200 || !list.success) throw new Error(`The answer is ${answer.status}`)
      registries = toRegistries(list.data, isLocal)
      nextAt = now() + FRESH_MS
    } catch (error) {
      log.warn({ err: error }, 'the list of domain registries could not be fetched')
      nextAt = now() + RETRY_MS
    }
  }

  return {
    async registryOf(name) {
      if (now() >= nextAt) {
        fetching ??= fetchList().finally(() => {
          fetching = null
        })
        await fetching
      }
      if (registries === null) throw new RequestError('bad_gateway', { message: DOMAIN_MESSAGES.noList })
      const labels = name.split('.')
      for (let from = 1; from < labels.length; from++) {
        const registry = registries.get(labels.slice(from).join('.'))
        if (registry !== undefined) return registry
      }
      return null
    },
  }
}

function toRegistries(
  { services }: z.infer<typeof RegistryList>,
  isLocal: boolean,
): ReadonlyMap<string, URL> {
  const registries = new Map<string, URL>()
  for (const [endings, urls] of services) {
    const base = urls.map((text) => toBase(text, isLocal)).find((url) => url !== null)
    if (base === undefined) continue
    for (const ending of endings) registries.set(ending.toLowerCase(), base)
  }
  return registries
}

/** Refuses what could lead elsewhere than to a server on the public internet. */
function toBase(text: string, isLocal: boolean): URL | null {
  const url = URL.parse(text.endsWith('/') ? text : `${text}/`)
  if (url === null || url.username !== '' || url.search !== '' || url.hash !== '') return null
  if (isLocal) return isLoopback(url.hostname) ? url : null
  const isHost = url.hostname.includes('.') && isIP(url.hostname) === 0
  return url.protocol === 'https:' && url.port === '' && isHost ? url : null
}
