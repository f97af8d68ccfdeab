import type { Database } from '../../database/database.ts'
import type { Log } from '../../ports/log.ts'
import type { MailQueue } from '../../ports/mail.ts'
import { createCompose } from './compose.ts'
import { createDeadLetterStorage, type DeadLetterStorage } from './dead-letters/storage.ts'
import { createDemoInbox, type DemoInbox } from './demo-inbox.ts'
import type { InvitationIssuer, ResetSubjects, TokenIssuer } from './mail.ts'
import { parseSender, senderAt } from './sender.ts'
import { createOutbox } from './storage.ts'
import { createFileTransport } from './transports/file-transport.ts'
import { createSmtpTransport } from './transports/smtp-transport.ts'
import { createWorker, type Timing } from './worker/worker.ts'

interface MailParts {
  readonly database: Database
  readonly settings: MailSettings
  readonly tokens: TokenIssuer
  readonly invitations: InvitationIssuer
  readonly resetSubjects: ResetSubjects
  readonly log: Log
  readonly timing?: Partial<Timing>
}

interface MailSettings {
  readonly smtpUrl: URL | null
  readonly from: string | null
  readonly folder: string
  /** Without a trailing slash. Called for each mail, because the port may not be known at startup. */
  readonly publicUrl: () => string
}

export interface Mailer {
  readonly queue: MailQueue
  readonly deadLetters: DeadLetterStorage
  readonly inbox: DemoInbox | null
  start(): void
  stop(): Promise<void>
  purge(): Promise<void>
}

export function createMail({
  database,
  settings,
  tokens,
  invitations,
  resetSubjects,
  log,
  timing = {},
}: MailParts): Mailer {
  const { smtpUrl, from, folder, publicUrl } = settings
  const outbox = createOutbox(database)
  const ownSender = from === null ? null : parseSender(from)
  if (from !== null && ownSender === null) throw new TypeError(`${from} isn't a valid sender address.`)
  const compose = createCompose({
    outbox,
    tokens,
    invitations,
    resetSubjects,
    publicUrl,
    sender: () => ownSender ?? senderAt(publicUrl()),
  })
  const transport = smtpUrl === null ? createFileTransport(folder) : createSmtpTransport(smtpUrl)
  const { start, stop, wake } = createWorker({ outbox, compose, transport, log, timing })
  return {
    queue: {
      async enqueue(transaction, mail) {
        await outbox.enqueue(transaction, mail)
        database.afterCommit(transaction, wake)
      },
    },
    deadLetters: createDeadLetterStorage(database, wake),
    inbox: smtpUrl === null ? createDemoInbox(folder) : null,
    start,
    stop,
    purge: () => outbox.purge(),
  }
}
