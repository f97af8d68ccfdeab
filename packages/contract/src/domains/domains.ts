import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_LOOKUP_NAMES } from '../limits.ts'

/** `not_in_registry` doesn't mean that a name can be bought: registries reserve names and sell some as premium. */
export const DOMAIN_STATES = ['registered', 'not_in_registry', 'unknown'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

export const UNKNOWN_REASONS = {
  no_time: "There wasn't enough time. Look it up again.",
  impossible_name: "This name isn't possible.",
  no_registry: "The ending has no registry that answers, or doesn't exist.",
  unreliable: 'The registry says the same of registered names.',
  limited: 'The registry answers no more requests for now.',
  no_answer: "The registry doesn't answer.",
  odd_answer: "The registry's answer makes no sense.",
} as const
export type UnknownReason = keyof typeof UNKNOWN_REASONS

export const DOMAIN_MESSAGES = {
  closed: "This site doesn't look up domain names.",
  noList: "We couldn't get the list of registries. Please try again later.",
  busy: 'Your other lookup is still running. Wait for its answer.',
} as const

export const DomainLookup = z.strictObject({
  /** The form that the DNS uses: lower case, with `xn--` for letters other than a to z. */
  domain: z.string(),
  state: z.enum(DOMAIN_STATES),
  /** Only if the state is unknown. */
  reason: z.nullable(z.enum(Object.keys(UNKNOWN_REASONS) as [UnknownReason, ...UnknownReason[]])),
})
export type DomainLookup = Readonly<z.infer<typeof DomainLookup>>

export const domains = {
  options: endpoint({
    method: 'GET',
    path: '/api/domains',
    access: 'anyone',
    summary: 'Whether domain names can be looked up',
    reply: z.strictObject({ isOn: z.boolean() }),
    status: 200,
  }),
  lookUp: endpoint({
    method: 'POST',
    path: '/api/domains',
    access: 'signed-in',
    rateLimits: [
      'domainLookupsPerAccount',
      'domainLookupsPerNetwork',
      'domainLookupsFirst',
      'domainLookupsBeyondFirst',
      'domainLookupsInAll',
    ],
    bounds: 'registries',
    summary: 'Ask the registries about domain names. It takes up to 45 seconds',
    body: z.strictObject({
      domains: z
        .array(z.string().check(z.maxLength(253, 'A domain name has at most 253 characters')))
        .check(
          z.minLength(1, 'Name at least one domain'),
          z.maxLength(MAX_LOOKUP_NAMES, `At most ${MAX_LOOKUP_NAMES} names are possible at a time`),
        ),
    }),
    /** In the order of the domains. */
    reply: z.strictObject({ lookups: z.readonly(z.array(DomainLookup)) }),
    status: 200,
  }),
} as const
