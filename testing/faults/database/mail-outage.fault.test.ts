import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it } from 'vitest'
import { SILENT_LOG } from '../../src/database/database.ts'
import { aNotice } from '../../src/mail/account.ts'
import { aMailer } from '../../src/mail/mailer.ts'
import { aMailServer } from '../../src/mail/server.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'

/** Without this override of the test defaults, commits would not survive a crash. */
const KEEPING = ['listen_addresses=']

describe.runIf(POSTGRES_PROGRAMS !== null)('R9 mail while the database is down', () => {
  it('waits, logs it once, and continues without sending any mail twice', async () => {
    await using postgres = await createPostgresServer(POSTGRES_PROGRAMS ?? '', KEEPING)
    await postgres.start()
    const database = await openDatabase({ dataFolder: '', url: postgres.urlOf('postgres'), log: SILENT_LOG })
    let arrivals = 0
    await using server = await aMailServer({
      judge: async () => {
        if (arrivals++ === 0) await postgres.stop()
        return 'take' as const
      },
    })
    const timing = { pollEvery: 10, recordAgainAfter: 10 }
    const mailer = aMailer({ database, smtpUrl: server.url, timing })
    await mailer.send(aNotice('ann@example.org'), aNotice('ann@example.org'))
    mailer.start()
    await server.receives(1)
    await mailer.log.says('the database cannot be reached, so emails wait')
    await postgres.start()
    await mailer.log.says('an email was sent', 2)
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2)
    const said = mailer.log.entries.map(({ message }) => message)
    expect(said.filter((message) => message !== 'an email was sent')).toHaveLength(1)
    await mailer.stop()
    await database.close()
  })
})
