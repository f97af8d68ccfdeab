import * as z from 'zod/mini'
import { endpoint, TOKEN_SCOPES } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { GivenPassword, Label } from './account-fields.ts'
import { API_TOKEN_MESSAGES } from './api-token-messages.ts'

/** Lets secret scanners recognize a leaked token. */
export const TOKEN_PREFIX = 'wlt_'

/** The last characters of a token are a checksum of the others. */
export const TOKEN_PATTERN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{70}$`)

export const MAX_TOKENS = 50
export const MAX_TOKEN_DAYS = 365

export const ApiToken = z.strictObject({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Rounded to the minute. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type ApiToken = Readonly<z.infer<typeof ApiToken>>

const TokenId = z.string().check(z.regex(/^[\w-]{43}$/))

export const apiTokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/tokens',
    access: 'signed-in',
    bounds: 'rows',
    summary: 'The API tokens of the account, newest first',
    reply: z.array(ApiToken),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/account/tokens',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount', 'newTokensPerDay'],
    isClosedToImpersonators: true,
    summary: 'Create an API token. Its secret is shown only once',
    body: z.strictObject({
      name: Label,
      scope: z.enum(TOKEN_SCOPES),
      days: z
        .int(API_TOKEN_MESSAGES.life)
        .check(z.minimum(1, API_TOKEN_MESSAGES.life), z.maximum(MAX_TOKEN_DAYS, API_TOKEN_MESSAGES.life)),
      currentPassword: z.optional(GivenPassword),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ token: ApiToken, secret: z.string() }),
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/account/tokens/:id',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Delete an API token',
    params: z.strictObject({ id: TokenId }),
    status: 204,
  }),
} as const
