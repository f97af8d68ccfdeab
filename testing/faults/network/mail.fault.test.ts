import { accounts, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../../src/database/database.ts'
import { aMailServer, type MailServer } from '../../src/mail/server.ts'
import { aSwitchablePort } from '../../src/network/switchable-port.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { soon } from '../../src/soon.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }
const NEW_PASSWORD = 'nine bobbins at dawn'

const PATIENCE = 'connectionTimeout=4000&greetingTimeout=4000&socketTimeout=4000'

const ANSWER_MS = 3000

const later = (_address: unknown, _session: unknown, reply: (error: Error) => void) =>
  reply(Object.assign(new Error('greylisted'), { responseCode: 450 }))

const TROUBLES: readonly [string, Parameters<typeof aMailServer>[0] | 'hangs up' | 'says nothing'][] = [
  ['hangs up on everybody', 'hangs up'],
  ['says nothing', 'says nothing'],
  ['hangs up before it says that it has a mail', { judge: () => 'hang up' }],
  ['is gone while it takes a mail', { judge: () => new Promise(() => {}) }],
  ['asks to come again later', { onRcptTo: later }],
  ['has a certificate that nobody vouches for', { disabledCommands: ['AUTH'] }],
]

describe.concurrent.each(DATABASES)('R9 users of a server on %s', (kind) => {
  it.each(TROUBLES)(
    'are served, and eventually get their emails, when the mail server %s',
    async (_what, trouble) => {
      await using broken = typeof trouble === 'string' ? null : await aMailServer(trouble)
      await using whole = await aMailServer()
      await using way = await aSwitchablePort(
        broken === null ? (trouble as 'hangs up') : Number(broken.url.port),
      )
      await using app = await anApp({
        kind,
        settings: { SMTP_URL: `smtp://127.0.0.1:${way.port}?${PATIENCE}` },
      })
      await app.listen({ host: '127.0.0.1', port: 0 })
      const ann = aBrowser(app)
      const forgets = () => aBrowser(app).call(accounts.forgotPassword, { body: { email: ANN.email } })

      const start = performance.now()
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      expect((await forgets()).status).toBe(200)
      expect(performance.now() - start).toBeLessThan(ANSWER_MS)
      await soon(async () => {
        const [first] = await app.database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute()
        expect(first).toMatchObject({
          attempts: expect.toSatisfy((times: number) => times > 0),
          lease: null,
          failed_at: null,
          last_error: expect.any(String),
        })
      })

      way.target = Number(whole.url.port)
      expect((await forgets()).status).toBe(200)
      await whole.receives(3)
      expect(new Set(whole.received.map(({ messageId }) => messageId)).size).toBe(3)
      // A retried email has the same message id, so that mail programs can spot the duplicate.
      for (const { messageId } of broken?.received ?? []) expect(messageId).toBe(whole.received[0]?.messageId)
      const [verification = '', older = '', newest = ''] = tokensOf(whole)
      const reset = (token: string) =>
        aBrowser(app).call(accounts.resetPassword, { body: { token, password: NEW_PASSWORD } })
      const proof = { token: verification, password: ANN.password }
      expect((await aBrowser(app).call(accounts.verifyEmail, { body: proof })).status).toBe(200)
      expect((await reset(older)).status).toBe(400)
      expect((await reset(newest)).status).toBe(200)
      const body = { email: ANN.email, password: NEW_PASSWORD }
      expect((await aBrowser(app).call(sessions.signIn, { body })).status).toBe(200)
    },
  )
})

function tokensOf({ received }: MailServer): readonly string[] {
  return received.map(({ text = '' }) => /token=([\w.-]+)/.exec(text)?.[1] ?? '')
}
