import {
  API_TOKEN_MESSAGES,
  type ApiToken,
  type AuditAction,
  type apiTokens,
  type BodyOf,
  MAX_TOKENS,
  type User,
} from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { AuditDetails, AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { MailQueue } from '../../ports/mail.ts'
import { perAccount, type RateLimits } from '../../ports/rate-limits.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { ApiTokenStorage, FoundToken, Transaction } from './storage.ts'

interface Proven {
  readonly user: User
  readonly passwordHash: string | null
}

export interface ApiTokenParts {
  readonly storage: ApiTokenStorage
  readonly proofs: {
    demand(viewer: Viewer, currentPassword: string | undefined): Promise<Proven>
    hold(transaction: Transaction, proven: Proven): Promise<void>
  }
  readonly requests: {
    spend(tokenId: string): Promise<void>
  }
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly mail: MailQueue
  readonly auditLog: AuditLog
}

export type ApiTokenService = ReturnType<typeof createApiTokens>

export function createApiTokens(parts: ApiTokenParts) {
  const { storage, proofs, requests, rateLimits, mail, auditLog } = parts

  return {
    async find(secret: string) {
      const found = await storage.find(secret)
      if (found !== null) await requests.spend(found.id)
      return found
    },

    list: async ({ user }: Viewer): Promise<ApiToken[]> => (await storage.list(user.id)).map(toReply),

    async create(
      viewer: Viewer,
      { currentPassword, ...draft }: BodyOf<typeof apiTokens.create>,
      client: Client,
    ): Promise<{ token: ApiToken; secret: string }> {
      const proven = await proofs.demand(viewer, currentPassword)
      const { user } = proven
      await rateLimits.take([perAccount('newTokensPerDay', user.id)])
      return storage.transaction(async (transaction) => {
        await proofs.hold(transaction, proven)
        if ((await storage.count(transaction, user.id)) >= MAX_TOKENS) {
          throw new RequestError('conflict', { message: API_TOKEN_MESSAGES.tooMany })
        }
        const { token: found, secret } = await storage.add(transaction, user.id, draft)
        const token = toReply(found)
        const { name, scope, expiresAt } = token
        await mail.enqueue(transaction, {
          template: 'api-token-created',
          recipient: user.email,
          name,
          scope,
          expiresAt,
        })
        await record(transaction, 'api_token_created', user, client, { scope, expiresAt })
        return { token, secret }
      })
    },

    revoke: ({ user }: Viewer, id: string, client: Client): Promise<void> =>
      storage.transaction(async (transaction) => {
        if (!(await storage.remove(transaction, user.id, id))) throw new RequestError('not_found')
        await record(transaction, 'api_token_ended', user, client)
      }),

    purge: (): Promise<void> => storage.purge(),
  }

  function record(
    transaction: Transaction,
    action: AuditAction,
    { id }: User,
    { address }: Client,
    details?: AuditDetails,
  ): Promise<void> {
    return auditLog.record(transaction, {
      action,
      actorId: id,
      subjectId: id,
      address,
      ...(details && { details }),
    })
  }
}

function toReply({ createdAt, expiresAt, lastUsedAt, ...token }: FoundToken): ApiToken {
  return {
    ...token,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }
}
