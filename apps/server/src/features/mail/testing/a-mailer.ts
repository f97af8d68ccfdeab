import type { Database } from '../../../database/database.ts'
import type { Mail } from '../../../ports/mail.ts'
import { createLinkTokens } from '../../accounts/link-tokens.ts'
import { createMail } from '../create-mail.ts'
import type { Timing } from '../worker.ts'
import { aLog } from './a-log.ts'

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
