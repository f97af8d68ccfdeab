import type { JsonSchema } from '@wordloom/contract'
import { alternativesOf, toSchema } from './schema-text.ts'

type SchemasByName = Readonly<Record<string, JsonSchema>>

const VALUE_BY_NAME: Readonly<Record<string, unknown>> = {
  id: '0199f3c2-7b54-7c1e-9d0a-52f6e1c0a8b4',
  email: 'ann@example.org',
  to: 'ann@example.org',
  from: 'no-reply@words.example',
  firstName: 'Ann',
  lastName: 'Weaver',
  password: 'three threads, one cloth',
  currentPassword: 'three threads, one cloth',
  newPassword: 'warp, weft and shuttle',
  token: 'AZnzwntUfB6dClL24cCotA4yZ0qWm1hV8sT3eXgKcJrBdUoLpNiEaHvYfQ7R5S2t',
  device: 'Firefox on Linux',
  address: '203.0.113.7',
  subject: 'Verify your email address',
  text: 'Open this link to verify your email address: …',
  location: 'https://id.example/authorize?…',
  emailVerified: 1,
  columns: 3,
  savedLists: null,
  savedResults: null,
  name: 'Colors',
  words: ['red', 'blue'],
  combinations: ['red fox', 'blue fox'],
  preview: ['red', 'blue'],
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customWrap: '|',
  customPrefix: '',
  customSuffix: '',
  color: '#3b82f6',
  unique: false,
  stripeSubscriptionId: null,
  profileImageUrl: null,
  action: 'user_suspended',
  clientSecret: 'pi_3Qx_secret_9Yz',
  cardNumber: '4242 4242 4242 4242',
  currency: 'usd',
  amount: 900,
  refunded: 0,
  demoAccount: null,
  identityProvider: null,
  identityProviderLinkedAt: null,
  pendingEmail: null,
  supportEmail: 'support@words.example',
  days: 90,
  secret: 'wlt_AZnzwntUfB6dClL24cCotA4yZ0qWm1hV8sT3eXgKcJrBdUoLpNiEaHvYfQ7R5S2tQmZ1Xw',
  uri: 'otpauth://totp/Wordloom:ann%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Wordloom',
  code: '123456',
  recoveryCodes: ['3yae-wnbv-y2hc-0s61', '1r6p-jfag-6seg-n6vd'],
  factors: ['app', 'recovery_code'],
  passkeyOptions: null,
  domain: 'redfox.example',
  domains: ['redfox.example', 'bluefox.example'],
  state: 'unknown',
  message: 'How many rows may an export have?',
}

const VALUE_BY_KIND: Readonly<Record<string, unknown>> = {
  string: 'text',
  boolean: false,
  number: 1,
  integer: 1,
  object: {},
}

const MOMENT = '2026-11-20T09:30:00.000Z'
const ACCOUNT = '01a21754-03e1-7a9e-8430-4278a00f05ad'

export function toExample(schema: JsonSchema, schemas: SchemasByName, name = ''): unknown {
  const [first = {}] = alternativesOf(schema)
  const [own] = first.examples ?? []
  if (own !== undefined) return own
  const known = VALUE_BY_NAME[name]
  if (known !== undefined && isOfKind(known, first)) return known
  if (first.$ref !== undefined) return toExample(schemas[first.$ref.replace(/^.*\//, '')] ?? {}, schemas)
  if (first.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(first.properties).map(([key, inside]) => [
        key,
        toExample(toSchema(inside), schemas, key),
      ]),
    )
  }
  if (first.type === 'array') {
    return Array.from({ length: first.minItems ?? 1 }, () => toExample(toSchema(first.items), schemas))
  }
  if (first.format === 'date-time') return MOMENT
  if (first.format === 'uuid') return ACCOUNT
  return first.const ?? first.enum?.[0] ?? VALUE_BY_KIND[String(first.type)] ?? null
}

/** The same field name can be a number in one call and a string in another. */
function isOfKind(value: unknown, { type, $ref, enum: choices }: JsonSchema): boolean {
  if (choices !== undefined && !choices.some((choice) => choice === value)) return false
  if (value === null || (type === undefined && $ref === undefined)) return true
  if (type === 'array') return Array.isArray(value)
  return typeof value === (type === 'integer' ? 'number' : type)
}
