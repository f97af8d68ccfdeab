import { join } from 'node:path'
import { demoMail } from '@wordloom/contract'
import type { App } from '@wordloom/testing/accounts/person'
import { aMessage } from '@wordloom/testing/mail/message'
import { anApp } from '@wordloom/testing/server/app'
import { openDemo } from '@wordloom/testing/server/demo'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createFileTransport } from './transports/file-transport.ts'
import type { Message } from './transports/transport.ts'

const DELIVERY = { signal: new AbortController().signal, beforeEnd: async () => {} }
const ID = '20261121T080000123Z-7'

describe('the demo inbox', () => {
  it('is empty at first', async () => {
    await using app = await anApp()
    const answer = await ask(app, '/api/dev/mail')
    expect([answer.status, answer.json()]).toEqual([200, []])
  })

  it('lists the newest mails first, however many digits their ids have', async () => {
    await using app = await anApp()
    await keep(app, { messageId: '9.x@y' })
    await keep(app, { messageId: '10.x@y' })
    await keep(app, {
      messageId: '8.x@y',
      date: new Date('2026-11-22T08:00:00Z'),
      recipient: 'bob@example.org',
    })
    const mails = demoMail.list.reply.parse((await ask(app, '/api/dev/mail')).json())
    expect(mails.map(({ id }) => id)).toEqual([
      '20261122T080000000Z-8',
      '20261121T080000123Z-10',
      '20261121T080000123Z-9',
    ])
    expect(mails[0]).toEqual({
      id: '20261122T080000000Z-8',
      to: 'bob@example.org',
      subject: 'Verify your email address for Wordloom',
      sentAt: '2026-11-22T08:00:00.000Z',
    })
  })

  it('shows a mail as text', async () => {
    await using app = await anApp()
    await keep(app, {})
    const mail = demoMail.read.reply.parse((await ask(app, `/api/dev/mail/${ID}`)).json())
    expect(mail).toMatchObject({
      id: ID,
      from: 'Wordloom <no-reply@words.example>',
      to: 'ann@example.org',
      text: expect.stringContaining('https://words.example/verify-email?token=secret'),
    })
  })

  it('shows a mail as an HTML document that runs no scripts, loads nothing and opens links in new tabs', async () => {
    await using app = await anApp()
    await keep(app, {
      html: '<html><head></head><body><a href="https://words.example/">go</a></body></html>',
    })
    const { status, headers, text } = await ask(app, `/api/dev/mail/${ID}/html`)
    expect([status, text]).toEqual([
      200,
      expect.stringContaining(
        '<html><head><base target="_blank"></head><body><a href="https://words.example/">',
      ),
    ])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:; /)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox')
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src|connect-src/)
  })

  it.each(['/api/dev/mail/', '/api/dev/mail/%2e%2e/html'])('does not answer at %s', async (url) => {
    await using app = await anApp()
    await keep(app, {})
    expect((await ask(app, url)).status).toBe(404)
  })

  it.each([
    'nothing',
    '20261121T080000123Z-8',
    `..%2Fmail%2F${ID}`,
    '..%2Fwordloom.db',
    '%2Fetc%2Fpasswd',
    `${ID}.eml`,
    `${ID}%00`,
  ])('has no mail with the id %s', async (id) => {
    await using app = await anApp()
    await keep(app, {})
    for (const path of [`/api/dev/mail/${id}`, `/api/dev/mail/${id}/html`]) {
      const answer = await ask(app, path)
      expect([answer.status, answer.json()]).toMatchObject([404, { code: 'not_found' }])
    }
  })

  it.each([
    ['others can reach the server', { HOST: '0.0.0.0' }],
    ['it is in production', { NODE_ENV: 'production' }],
    ['mails go out by SMTP', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
  ])('is missing if %s, like a path that does not exist', async (_where, settings) => {
    await using app = await anApp({ settings })
    await keep(app, {})
    const unknown = await app.inject('/api/dev/nothing')
    for (const path of ['/api/dev/mail', `/api/dev/mail/${ID}`, `/api/dev/mail/${ID}/html`]) {
      const answer = await app.inject(path)
      expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()])
    }
  })
})

function keep(app: FastifyInstance & { dataFolder: string }, message: Partial<Message>): Promise<void> {
  return createFileTransport(join(app.dataFolder, 'mail')).send(aMessage(message), DELIVERY)
}

async function ask(app: App, path: string) {
  const browser = await openDemo(app)
  return browser.send('GET', path)
}
