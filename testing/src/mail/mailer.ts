import type { Database } from '@wordloom/server/internal/database/database'
import { createLinkTokens } from '@wordloom/server/internal/features/accounts/email/link-tokens'
import { createMail } from '@wordloom/server/internal/features/mail/create-mail'
import type { Timing } from '@wordloom/server/internal/features/mail/worker/worker'
import { createPeopleStorage } from '@wordloom/server/internal/features/people/storage'
import type { Mail } from '@wordloom/server/internal/ports/mail'
import { aLog } from './log.ts'

interface Parts {
  readonly database: Database
  readonly smtpUrl: URL
  readonly timing?: Partial<Timing>
}

export function aMailer({ database, smtpUrl, timing }: Parts) {
  const log = aLog()
  const tokens = createLinkTokens(database)
  const { queue, start, stop } = createMail({
    database,
    settings: { smtpUrl, from: null, folder: '', publicUrl: () => 'https://words.example' },
    tokens,
    invitations: createPeopleStorage(database),
    resetSubjects: tokens,
    log,
    // Polling is rare enough that only an explicit wake starts the worker during a test.
    timing: { pollEvery: 3_600_000, retryAfter: () => 0, ...timing },
  })
  return {
    log,
    start,
    stop,
    send: (...mails: readonly Mail[]) =>
      database.transaction(async (transaction) => {
        for (const mail of mails) await queue.enqueue(transaction, mail)
      }),
    [Symbol.asyncDispose]: stop,
  }
}
