import * as z from 'zod/mini'
import { GivenPassword } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from './limits.ts'

/** What a token lets a program do with the library of its owner: `write` includes `read`. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const API_TOKEN_MESSAGES = {
  nameMissing: 'Please enter a name',
  nameLong: 'Please use at most 100 characters',
  life: 'A token lives from 1 to 365 days',
  tooMany: 'You have 50 tokens. Remove one that you no longer use.',
  readOnly: 'This token may read only',
} as const

/** How every token begins: what finds leaked secrets knows it by that. */
export const TOKEN_PREFIX = 'wlt_'

export const MAX_TOKENS = 50
export const MAX_TOKEN_DAYS = 365

export const ApiToken = z.strictObject({
  id: z.string(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type ApiToken = Readonly<z.infer<typeof ApiToken>>

const TokenId = z.string().check(z.regex(/^[\w-]{43}$/))

/** Tokens by which programs use the API in the name of their owner. */
export const apiTokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/account/tokens',
    access: 'signed-in',
    summary: 'The API tokens of the account',
    reply: z.array(ApiToken),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/account/tokens',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Make an API token; its secret is told this once',
    body: z.strictObject({
      name: z
        .string({ error: API_TOKEN_MESSAGES.nameMissing })
        .check(
          z.trim(),
          z.minLength(1, API_TOKEN_MESSAGES.nameMissing),
          z.maxLength(100, API_TOKEN_MESSAGES.nameLong),
        ),
      scope: z.enum(TOKEN_SCOPES),
      days: z
        .int(API_TOKEN_MESSAGES.life)
        .check(z.minimum(1, API_TOKEN_MESSAGES.life), z.maximum(MAX_TOKEN_DAYS, API_TOKEN_MESSAGES.life)),
      /** Absent for people without a password. */
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
    summary: 'End an API token',
    params: z.strictObject({ id: TokenId }),
    status: 204,
  }),
} as const
