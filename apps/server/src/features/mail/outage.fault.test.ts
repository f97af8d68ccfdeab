import { describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { SILENT_LOG } from '../../testing/a-database.ts'
import { createPostgresServer } from '../../testing/postgres-server.ts'
import { aMailServer } from './testing/a-mail-server.ts'
import { aMailer } from './testing/a-mailer.ts'
import { aNotice } from './testing/an-account.ts'

const programs = inject('postgresPrograms')

/** Without this override of the test defaults, commits would not survive a crash. */
const KEEPING = ['listen_addresses=']

describe.runIf(programs !== null)('R9 mail while the database is down', () => {
  it('waits, logs it once, and continues afterwards without sending any mail twice', async () => {
    await using postgres = await createPostgresServer(programs ?? '', KEEPING)
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
    await mailer.log.says('mails wait, as the database cannot be asked')
    await postgres.start()
    await mailer.log.says('a mail was sent', 2)
    expect(server.received).toHaveLength(2)
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2)
    const said = mailer.log.entries.map(({ message }) => message)
    expect(said.filter((message) => message !== 'a mail was sent')).toHaveLength(1)
    await mailer.stop()
    await database.close()
  })
})
