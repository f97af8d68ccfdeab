import { once } from 'node:events'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { describe, expect, it, vi } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { aNotice } from '../../src/mail/account.ts'
import { aMailer } from '../../src/mail/mailer.ts'
import { aSendingProcess } from '../../src/mail/sending-process.ts'
import { aMailServer } from '../../src/mail/server.ts'

const MAILS = 100
const KILLS = 10
const MAX_BEFORE_KILL = 8
const LEASE_MS = 2000
const TIMEOUT_MS = 180_000

const MOMENTS = ['sender', 'recipient', 'message', 'taken'] as const
type Moment = (typeof MOMENTS)[number]

describe.concurrent.each(DATABASES)('R9 mail on %s, when the processes that send it are killed', (kind) => {
  it(
    'all arrives, with at most one duplicate per killed process',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const trap = aTrap()
      await using server = await aMailServer({
        onMailFrom: (_address, _session, reply) => trap.pass('sender', reply),
        onRcptTo: (_address, _session, reply) => trap.pass('recipient', reply),
        judge: () => {
          trap.pass('message')
          setImmediate(trap.pass, 'taken')
          return 'take'
        },
      })
      await inDatabase(place.settings, async (database) => {
        const mails = Array.from({ length: MAILS }, (_, each) => aNotice(`ann${each}@example.org`))
        await aMailer({ database, smtpUrl: server.url }).send(...mails)
      })

      const { dataFolder, url } = place.settings
      const order = {
        dataFolder,
        databaseUrl: url?.href ?? null,
        smtpUrl: server.url.href,
        lease: LEASE_MS,
      }
      for (let kill = 0; kill < KILLS; kill++) {
        const sender = aSendingProcess(order)
        const killed = trap.set(MOMENTS[kill % MOMENTS.length] ?? 'taken', () => sender.kill('SIGKILL'))
        await killed
        await once(sender, 'exit')
      }

      await inDatabase(place.settings, async (database) => {
        await using mailer = aMailer({ database, smtpUrl: server.url, timing: { pollEvery: 20 } })
        mailer.start()
        const left = () => database.kysely.selectFrom('outbox').select('id').execute()
        await vi.waitFor(async () => expect(await left()).toEqual([]), TIMEOUT_MS)
      })
      const ids = new Set(server.received.map(({ messageId }) => messageId))
      expect(ids.size).toBe(MAILS)
      expect(server.received.length - MAILS).toBeLessThanOrEqual(KILLS)
    },
    TIMEOUT_MS,
  )
})

function aTrap() {
  let moment: Moment | null = null
  let left = 0
  let spring = () => {}
  return {
    set(at: Moment, kill: () => void): Promise<void> {
      moment = at
      left = 1 + Math.floor(Math.random() * MAX_BEFORE_KILL)
      return new Promise((resolve) => {
        spring = () => {
          moment = null
          kill()
          resolve()
        }
      })
    },
    pass(at: Moment, goOn = () => {}) {
      if (at === moment && --left === 0) spring()
      goOn()
    },
  }
}

async function inDatabase(
  settings: Parameters<typeof openDatabase>[0],
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(settings)
  await work(database).finally(database.close)
}
