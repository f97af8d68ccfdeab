import { admin, CONTACT_MESSAGES, contact, type SentBodyOf } from '@wordloom/contract'
import { anAddress } from '@wordloom/testing/accounts/address'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES, type DatabaseKind } from '@wordloom/testing/database/database'
import { aMailServer, type MailServer } from '@wordloom/testing/mail/server'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { openDemo } from '@wordloom/testing/server/demo'
import { describe, expect, it, vi } from 'vitest'

const SUPPORT = 'help@words.example'
const PATIENCE = { timeout: 30_000, interval: 20 }

const MESSAGE = {
  firstName: 'Ann',
  lastName: 'Weaver',
  email: 'ann@loom.example',
  subject: 'Export of large results',
  message: 'How many rows may an export have?\n\nThank you,\nAnn',
} as const satisfies SentBodyOf<typeof contact.send>

describe.each(DATABASES)('contact form message on %s', (kind) => {
  it('goes to the operator, whose reply goes to the sender', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const { status, text } = await visitor(app).call(contact.send, { body: MESSAGE })
    expect([status, text]).toEqual([204, ''])
    await server.receives(1)
    expect(server.received[0]).toMatchObject({
      recipient: SUPPORT,
      senderAddress: 'no-reply@words.example',
      from: { name: 'Wordloom', address: 'no-reply@words.example' },
      to: [{ address: SUPPORT }],
      replyTo: [{ name: 'Ann Weaver', address: MESSAGE.email }],
      subject: `Wordloom question: ${MESSAGE.subject}`,
    })
    expect(bodyOf(server)).toContain('> How many rows may an export have?\n> \n> Thank you,\n> Ann\n')
    expect(bodyOf(server)).toContain('Question from Ann Weaver (ann@loom.example).')
    expect(bodyOf(server)).toContain('nobody has checked that the address is theirs')
  })

  it("isn't marked as an automatic email", async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    await visitor(app).call(contact.send, { body: MESSAGE })
    await server.receives(1)
    expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
  })

  it('is deleted once it has been sent', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    await visitor(app).call(contact.send, { body: MESSAGE })
    await vi.waitFor(async () => expect(await outboxOf(app)).toEqual([]), PATIENCE)
    expect(server.received).toHaveLength(1)
    expect(
      JSON.stringify(await app.database.kysely.selectFrom('rate_limits').selectAll().execute()),
    ).not.toMatch(/ann|export/i)
  })

  it('names the account it was sent from, unless an administrator acts as the user', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const [ann, boss] = [await aPerson(app), await aPerson(app, { isAdmin: true })]
    await ann.browser.call(contact.send, { body: MESSAGE })
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    await boss.browser.call(contact.send, { body: { ...MESSAGE, message: 'Somebody else' } })
    await server.receives(2)
    expect(bodyOf(server, 0)).toContain(`The sender was signed in as ${ann.email}.`)
    expect(bodyOf(server, 1)).not.toContain(ann.email)
  })

  it.each([
    ['5,000 characters', 'word '.repeat(999).concat('words')],
    ['emoji and letters that join', '👩‍👩‍👧‍👦 Ångström e\u0301 🧵'],
    ['right to left', 'שלום, איך מייצאים?\nمرحبا'],
    [
      'lines that look like headers or the end of an email',
      'Hello\nBcc: eve@evil.example\n.\nQUIT\n-- \nBye',
    ],
    ['template placeholders', '{{7*7}} <%= secret %> %s =3D =\ttab'],
  ])('arrives unchanged: %s', async (_what, message) => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const { status } = await visitor(app).call(contact.send, { body: { ...MESSAGE, message } })
    expect(status).toBe(204)
    await server.receives(1)
    expect(bodyOf(server)).toContain(`\n${message.replaceAll(/^/gm, '> ')}\n`)
    expect(server.received[0]?.recipient).toBe(SUPPORT)
  })

  it('is shown as text even if it contains HTML', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const html = '<img src=x onerror=alert(1)><a href="https://evil.example">here</a>'
    const body = { ...MESSAGE, firstName: html, subject: html, message: html }
    await visitor(app).call(contact.send, { body })
    await server.receives(1)
    const sent = server.received[0]?.html ?? ''
    expect(sent).not.toMatch(/<img|href="https:\/\/evil/)
    expect(sent.split('&#60;img src=x onerror=alert(1)&#62;')).toHaveLength(6)
  })

  it.each([
    ['Weaver, Ann <eve@evil.example>', 'Weaver, Ann <eve@evil.example>'],
    ['"Ann" (cc: eve@evil.example);', '"Ann" (cc: eve@evil.example);'],
    ['=?utf-8?q?eve=40evil.example?=', '=\u200b?utf-8?q?eve=40evil.example?='],
    ['\u05d0\u05e0\u05d4 🧵', '\u05d0\u05e0\u05d4 🧵'],
  ])('gets replies at one address only, whatever the name: %s', async (firstName, name) => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    await visitor(app).call(contact.send, { body: { ...MESSAGE, firstName, lastName: '' } })
    await server.receives(1)
    expect(server.received[0]?.replyTo).toEqual([{ name, address: MESSAGE.email }])
  })

  it.each([
    ['firstName', 'a line break', 'Ann\r\nBcc: eve@evil.example'],
    ['email', 'a line break', 'ann@loom.example\r\nBcc: eve@evil.example'],
    ['subject', 'a line break', 'Export\r\nBcc: eve@evil.example'],
    ['message', '5,001 characters', 'm'.repeat(5001)],
  ])('is refused if the field %s contains %s', async (field, _what, value) => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const { status, json } = await visitor(app).send('POST', contact.send.path, {
      ...MESSAGE,
      [field]: value,
    })
    expect(status).toBe(400)
    expect(json()).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } })
    expect(await outboxOf(app)).toEqual([])
  })

  it('is sent once even if it is submitted repeatedly from several networks', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor(app).call(contact.send, { body: MESSAGE })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    await server.receives(1)
    await visitor(app).call(contact.send, { body: MESSAGE })
    await visitor(app).call(contact.send, { body: { ...MESSAGE, message: 'Another one' } })
    await server.receives(2)
    expect(bodyOf(server, 1)).toContain('> Another one')
  })

  it('counts toward five per hour and network, and a refused one can be sent later', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const ann = visitor(app)
    const send = (message: string, browser: Browser = ann) =>
      browser.call(contact.send, { body: { ...MESSAGE, message } })
    for (const message of ['1', '2', '3', '4', '5']) expect((await send(message)).status).toBe(204)
    const refused = await send('6')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await send('5')).status).toBe(204)
    expect((await send('7', visitor(app))).status).toBe(204)
    await app.database.kysely.updateTable('rate_limits').set({ resets_at: 0 }).execute()
    expect((await send('6')).status).toBe(204)
    await server.receives(7)
  })

  it('counts toward sixty per hour from all networks together', async () => {
    await using server = await aMailServer()
    await using app = await aSite(kind, server)
    const statuses: number[] = []
    for (let each = 0; each < 62; each++) {
      const body = { ...MESSAGE, message: `Message ${each}` }
      statuses.push((await visitor(app).call(contact.send, { body })).status)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(204), 429, 429])
  })

  it('waits while the mail server is unavailable and arrives later', async () => {
    let isAway = true
    await using server = await aMailServer({
      judge: () => (isAway ? { code: 451, text: 'come again' } : 'take'),
    })
    await using app = await aSite(kind, server)
    expect((await visitor(app).call(contact.send, { body: MESSAGE })).status).toBe(204)
    await vi.waitFor(
      async () =>
        expect(await outboxOf(app)).toMatchObject([{ last_error: 'DATA: 451 come again', lease: null }]),
      PATIENCE,
    )
    isAway = false
    await visitor(app).call(contact.send, { body: { ...MESSAGE, message: 'Did you get it?' } })
    await server.receives(2)
    expect([bodyOf(server, 0), bodyOf(server, 1)]).toEqual([
      expect.stringContaining('> How many rows'),
      expect.stringContaining('> Did you get it?'),
    ])
  })
})

describe('contact form', () => {
  it('shows where messages go', async () => {
    await using server = await aMailServer()
    await using app = await aSite('sqlite', server)
    const { reply } = await aBrowser(app).call(contact.options)
    expect(reply()).toEqual({ supportEmail: SUPPORT, isDemo: false })
  })

  it('is closed if no support address is set', async () => {
    await using app = await anApp({ settings: { NODE_ENV: 'production' } })
    const { reply } = await aBrowser(app).call(contact.options)
    expect(reply()).toEqual({ supportEmail: null, isDemo: false })
    const refused = await aBrowser(app).call(contact.send, { body: MESSAGE })
    expect([refused.status, refused.json()]).toEqual([
      409,
      { message: CONTACT_MESSAGES.closed, code: 'conflict' },
    ])
    expect(await outboxOf(app)).toEqual([])
  })

  it('works in a demo, where emails stay on the machine', async () => {
    await using app = await anApp({ settings: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
    const browser = await openDemo(app)
    const { reply } = await browser.call(contact.options)
    expect(reply()).toEqual({ supportEmail: 'support@wordloom.example', isDemo: true })
    expect((await browser.call(contact.send, { body: MESSAGE })).status).toBe(204)
    await vi.waitFor(async () => {
      const mails = (await browser.send('GET', '/api/dev/mail')).json() as { to: string }[]
      expect(mails.map(({ to }) => to)).toEqual(['support@wordloom.example'])
    }, PATIENCE)
  })
})

/** Uses production settings, so that the real limits apply. */
function aSite(kind: DatabaseKind, { url }: MailServer) {
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://words.example',
    SMTP_URL: url.href,
    SUPPORT_EMAIL: SUPPORT,
  }
  return anApp({ kind, settings })
}

type App = Awaited<ReturnType<typeof anApp>>

function visitor(app: App): Browser {
  return aBrowser(app, { address: anAddress() })
}

function bodyOf({ received }: MailServer, place = 0): string {
  return received[place]?.text ?? ''
}

function outboxOf({ database }: App) {
  return database.kysely.selectFrom('outbox').selectAll().execute()
}
