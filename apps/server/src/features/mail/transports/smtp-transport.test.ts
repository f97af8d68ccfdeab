import { once } from 'node:events'
import { createServer } from 'node:net'
import { aMessage } from '@wordloom/testing/mail/message'
import { aMailServer } from '@wordloom/testing/mail/server'
import { describe, expect, it, vi } from 'vitest'
import { createSmtpTransport } from './smtp-transport.ts'
import { DeliveryError, type Message } from './transport.ts'

const AT_ONCE = { signal: new AbortController().signal, beforeEnd: async () => {} }
const TOKEN = 'MDE5MmYzYTItN2I0Yy03ZDE4LWI3ZTYtODI2ZTYxZDFhYjIyQUJDREVGR0hJSktM'

describe('the SMTP transport', () => {
  it('sends both parts of the message from the sender to its recipient only', async () => {
    await using server = await aMailServer()
    await createSmtpTransport(server.url).send(aMessage(), AT_ONCE)
    expect(server.received).toMatchObject([
      {
        senderAddress: 'no-reply@words.example',
        recipient: 'ann@example.org',
        from: { name: 'Wordloom', address: 'no-reply@words.example' },
        to: [{ address: 'ann@example.org' }],
        messageId: '<7.mb1x2y3z@words.example>',
        date: '2026-11-21T08:00:00.000Z',
        subject: 'Verify your email address for Wordloom',
        text: expect.stringContaining('https://words.example/verify-email?token=secret'),
        html: expect.stringContaining('<a href="https://words.example/verify-email?token=secret">'),
      },
    ])
    expect(server.received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it.each([
    ['a recipient that does not exist', { onRcptTo: refuse(550, 'no such user') }],
    ['a sender it does not like', { onMailFrom: refuse(553, 'not from you') }],
    ['the text of the message', { judge: () => ({ code: 554, text: 'spam' }) }],
  ])('reports a permanent failure when the server refuses %s', async (_what, behaviour) => {
    await using server = await aMailServer(behaviour)
    expect(await failureOf(server.url)).toMatchObject({ isPermanent: true })
  })

  it.each([
    ['asks to come again later', { onRcptTo: refuse(450, 'greylisted') }],
    ['is full', { judge: () => ({ code: 452, text: 'no space' }) }],
    ['rejects our connection', { onConnect: refuse(554, 'no service') }],
    ['wants a password', { onMailFrom: refuse(530, 'authentication required') }],
    ['hangs up before it has taken the message', { judge: () => 'hang up' as const }],
  ])('reports a temporary failure when the server %s', async (_what, behaviour) => {
    await using server = await aMailServer(behaviour)
    expect(await failureOf(server.url)).toMatchObject({ isPermanent: false })
  })

  it('reports a temporary failure when the password is wrong', async () => {
    const onAuth: NonNullable<Parameters<typeof aMailServer>[0]>['onAuth'] = (_auth, _session, reply) =>
      reply(new Error('wrong password'))
    await using server = await aMailServer({
      onAuth,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
    })
    const url = new URL(server.url)
    url.username = 'words'
    url.password = 'guess'
    expect(await failureOf(url)).toMatchObject({
      isPermanent: false,
      message: expect.stringContaining('AUTH PLAIN: 535'),
    })
  })

  it('reports a temporary failure when no server listens', async () => {
    const server = await aMailServer()
    await server[Symbol.asyncDispose]()
    expect(await failureOf(server.url)).toMatchObject({ isPermanent: false, message: 'CONN: ECONNREFUSED' })
  })

  it('times out when the server does not greet', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const url = new URL(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
    url.searchParams.set('greetingTimeout', '50')
    expect(await failureOf(url)).toMatchObject({ isPermanent: false, message: 'CONN: GREETING_TIMEOUT' })
    silent.close()
  })

  it('times out when the server stops answering', async () => {
    await using server = await aMailServer({ judge: () => new Promise(() => {}) })
    server.url.searchParams.set('socketTimeout', '50')
    expect(await failureOf(server.url)).toMatchObject({ isPermanent: false })
  })

  it('stops immediately when it is aborted', async () => {
    const stop = new AbortController()
    await using server = await aMailServer({
      judge: () => {
        stop.abort()
        return new Promise(() => {})
      },
    })
    const sending = createSmtpTransport(server.url).send(aMessage(), { ...AT_ONCE, signal: stop.signal })
    await expect(sending).rejects.toThrow('aborted')
  })
})

describe('the connection to the mail server', () => {
  it.each([
    ['from the start', { secure: true }],
    ['when the server offers it', { disabledCommands: ['AUTH'] }],
  ])('is encrypted %s, and its certificate is checked', async (_when, options) => {
    await using server = await aMailServer(options)
    expect(await failureOf(server.url)).toMatchObject({ isPermanent: false })
    expect(server.received).toEqual([])
    server.url.searchParams.set('tls.rejectUnauthorized', 'false')
    await createSmtpTransport(server.url).send(aMessage(), AT_ONCE)
    expect(server.received).toHaveLength(1)
  })

  it('is refused when encryption is required and the server has none', async () => {
    await using server = await aMailServer()
    server.url.searchParams.set('requireTLS', 'true')
    expect(await failureOf(server.url)).toMatchObject({ isPermanent: false })
    expect(server.received).toEqual([])
  })

  it('is never logged, whatever the server URL asks for', async () => {
    const written = (['log', 'info', 'debug', 'error'] as const).map((name) => vi.spyOn(console, name))
    await using server = await aMailServer()
    server.url.search = '?logger=true&debug=true&transactionLog=true'
    await createSmtpTransport(server.url).send(aMessage(), AT_ONCE)
    for (const spy of written) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('the reason of a failure', () => {
  it("is the server's answer without anything quoted from the mail", async () => {
    const text = `5.7.1 <ann@example.org>: http://words.example/reset-password?token=${TOKEN} is listed, as is ${TOKEN}`
    await using server = await aMailServer({ judge: () => ({ code: 554, text }) })
    const { message } = await failureOf(server.url)
    expect(message).toBe('DATA: 554 5.7.1 (address) (link) is listed, as is (text)')
  })

  it('is at most 200 characters long', async () => {
    await using server = await aMailServer({ judge: () => ({ code: 554, text: 'very '.repeat(400) }) })
    expect((await failureOf(server.url)).message).toHaveLength(200)
  })
})

describe('text that another person chose', () => {
  it.each([
    'ann@example.org\r\nRCPT TO:<eve@example.org>',
    'ann@example.org\r\nBcc: eve@example.org',
    'ann@example.org, eve@example.org',
    'ann@example.org>, <eve@example.org',
    'eve@example.org <ann@example.org>',
    '"ann@example.org\r\nBcc: eve@example.org"@example.org',
    'list: ann@example.org, eve@example.org;',
  ])('is not accepted as a recipient: %j', async (recipient) => {
    await using server = await aMailServer()
    const sending = createSmtpTransport(server.url).send(aMessage({ recipient }), AT_ONCE)
    await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', isPermanent: true })
    expect(server.received).toEqual([])
  })

  it.each([
    ['a subject', { subject: 'Hello\r\nBcc: eve@example.org\r\n\r\n<script>' }],
    ['a name', { sender: { name: 'W\r\nBcc: eve@example.org', address: 'no-reply@words.example' } }],
    ['an id', { messageId: '1\r\nBcc: eve@example.org' }],
  ])('adds no header through %s', async (_what, parts: Partial<Message>) => {
    await using server = await aMailServer()
    await createSmtpTransport(server.url).send(aMessage(parts), AT_ONCE)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.bcc).toBeUndefined()
    expect(server.received[0]?.recipient).toBe('ann@example.org')
    expect(server.received[0]?.text).toContain('Open')
  })

  it('does not end the message with a line that holds only a dot', async () => {
    await using server = await aMailServer()
    const text = 'first\r\n.\r\nRCPT TO:<eve@example.org>\r\nlast'
    await createSmtpTransport(server.url).send(aMessage({ text }), AT_ONCE)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.text).toContain('last')
  })
})

async function failureOf(url: URL): Promise<DeliveryError> {
  const failure = await createSmtpTransport(url)
    .send(aMessage(), AT_ONCE)
    .catch((error: unknown) => error)
  if (failure instanceof DeliveryError) return failure
  throw new Error('It was taken.', { cause: failure })
}

function refuse(responseCode: number, text: string) {
  return (...all: readonly unknown[]) => {
    const reply = all.at(-1)
    if (typeof reply === 'function') reply(Object.assign(new Error(text), { responseCode }))
  }
}
