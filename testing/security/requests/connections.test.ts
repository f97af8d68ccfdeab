import { accounts, sessions } from '@wordloom/contract'
import { describe, expect, it, vi } from 'vitest'
import { type App, aPerson, PASSWORD, type Person } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { mailFilesIn } from '../../src/mail/files.ts'
import { anApp } from '../../src/server/app.ts'
import { aConnection, ask } from '../../src/server/connection.ts'

const ABORTED = 100

describe('a request body', () => {
  const head = (path: string, lines: readonly string[] = []) =>
    ['POST', path, 'HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'].join(' ') +
    lines.map((line) => `${line}\r\n`).join('')

  it('is not awaited from a visitor who may not send it', async () => {
    await using app = await anApp()
    const answer = await ask(app, `${head(accounts.changePassword.path, ['Content-Length: 16000'])}\r\n`)
    expect(answer?.status).toBe(401)
    expect(answer?.text).toContain('{"message":"Unauthorized","code":"unauthorized"}')
  })

  it('G01 is refused by its content-length when that is too large', async () => {
    await using app = await anApp()
    const answer = await ask(app, `${head(sessions.signIn.path, ['Content-Length: 16385'])}\r\n`)
    expect(answer?.status).toBe(413)
    expect(answer?.text).toContain('"message":"Request body is too large"')
  })

  it('G02 is cut off when it exceeds the limit without a content-length', async () => {
    await using app = await anApp()
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    const answer = await ask(
      app,
      `${head(sessions.signIn.path, ['Transfer-Encoding: chunked'])}\r\n${chunk.repeat(4)}`,
    )
    expect(answer?.status).toBe(413)
  })

  it.each(['text/plain', 'multipart/form-data; boundary=a', 'application/x-www-form-urlencoded'])(
    'is not awaited from a form: %s',
    async (type) => {
      await using app = await anApp()
      const lines = [
        'POST /api/auth/login HTTP/1.1',
        'Host: a',
        `Content-Type: ${type}`,
        'Content-Length: 100',
      ]
      const answer = await ask(app, `${lines.join('\r\n')}\r\n\r\n`)
      expect(answer?.status).toBe(415)
    },
  )

  it.each(['gzip', 'br', 'deflate', 'x-unknown', 'identity, gzip'])(
    'G07 is refused when compressed: %s',
    async (encoding) => {
      await using app = await anApp()
      const { statusCode } = await app.inject({
        method: 'POST',
        url: sessions.signIn.path,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: JSON.stringify({ email: 'ann@loom.example', password: PASSWORD }),
      })
      expect(statusCode).toBe(415)
    },
  )

  it('G11 leaves nothing behind when its upload is aborted, even many times', async () => {
    await using app = await anApp()
    const before = await snapshotOf(app.database)
    const half = `${head(accounts.signUp.path, ['Content-Length: 16000'])}\r\n{"email":"ann@loom.example",`
    for (let upload = 0; upload < ABORTED; upload++) {
      const socket = await aConnection(app)
      await new Promise((resolve) => socket.write(half, resolve))
      socket.destroy()
    }
    await vi.waitFor(() => expect(openConnections(app)).resolves.toBe(0), { timeout: 10_000 })
    expect(await snapshotOf(app.database)).toEqual(before)
    expect((await ask(app, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'))?.status).toBe(200)
  })
})

describe('G08 a request', () => {
  const body = 'Content-Type: application/json\r\n'
  it.each([
    [
      'with two lengths',
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\n${body}Content-Length: 2\r\nContent-Length: 4\r\n\r\n{}{}`,
    ],
    [
      'with a length and chunks',
      `POST /api/auth/login HTTP/1.1\r\nHost: a\r\n${body}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['without a host', 'GET /api/entitlements HTTP/1.1\r\n\r\n'],
    ['with a folded header', 'GET /api/entitlements HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n'],
    ['with NUL in a header', 'GET /api/entitlements HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
    [
      'with a 1 MB cookie',
      `GET /api/auth/user HTTP/1.1\r\nHost: a\r\nCookie: session=${'a'.repeat(1_000_000)}\r\n\r\n`,
    ],
    [
      'with 2,001 headers',
      `GET /api/entitlements HTTP/1.1\r\nHost: a\r\n${Array.from({ length: 2001 }, (_, n) => `X-${n}: 1\r\n`).join('')}\r\n`,
    ],
  ])('%s is refused', async (_what, text) => {
    await using app = await anApp()
    expect([400, 431]).toContain((await ask(app, text))?.status)
  })
})

describe('A13 another spelling of a URL', () => {
  it.each([
    '//api/account',
    '/api//account',
    '/API/account',
    '/api/account/',
    '/api%2Faccount',
    '/api/x/../account',
    '/api/./account',
    '/api/account;a=b',
    '/api/account%00',
    '/api/account%20',
    '/api\\account',
  ])('reaches nothing: %s', async (path) => {
    await using app = await anApp()
    const person = await aPerson(app)
    expect((await ask(app, signedIn('GET', '/api/account', person)))?.status).toBe(200)
    const answer = await ask(app, signedIn('GET', path, person))
    expect([400, 404]).toContain(answer?.status)
    expect(answer?.text).not.toContain('hasPassword')
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/../../server/package.json',
    '/assets/%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/wordloom.db',
    '/assets/',
  ])('F08 reaches no file: %s', async (path) => {
    await using app = await anApp()
    const answer = await ask(app, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect([400, 404]).toContain(answer?.status)
  })
})

describe('A14 a method', () => {
  it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'QUERY'])('%s is refused by the API', async (method) => {
    await using app = await anApp()
    const answer = await ask(app, signedIn(method, '/api/account', await aPerson(app)))
    expect([400, 404, 405]).toContain(answer?.status)
    expect(answer?.text).not.toContain('session=')
  })

  it("can't be overridden by headers or the query", async () => {
    await using app = await anApp()
    const person = await aPerson(app)
    const before = await snapshotOf(app.database)
    const lines = ['X-HTTP-Method-Override: DELETE', 'X-Method-Override: DELETE', 'X-HTTP-Method: DELETE']
    const path = `${sessions.list.path}?_method=DELETE`
    expect((await ask(app, signedIn('GET', path, person, lines)))?.status).toBe(200)
    expect(await snapshotOf(app.database)).toEqual(before)
  })
})

describe.each(DATABASES)('C05 email links, on %s,', (kind) => {
  it('use the public URL, whatever the requested host', async () => {
    await using app = await anApp({ kind, settings: { PUBLIC_URL: 'https://words.example' } })
    const { email } = await aPerson(app)
    const body = JSON.stringify({ email })
    const rest = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const answers = [
      await ask(app, `POST /api/auth/forgot-password HTTP/1.1\r\nHost: evil.example\r\n${rest}`),
      await ask(
        app,
        `POST /api/auth/forgot-password HTTP/1.1\r\nHost: words.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n${rest}`,
      ),
      await ask(
        app,
        `POST /api/auth/forgot-password HTTP/1.1\r\nHost: words.example\r\nHost: evil.example\r\n${rest}`,
      ),
      await ask(
        app,
        `POST http://evil.example/api/auth/forgot-password HTTP/1.1\r\nHost: evil.example\r\n${rest}`,
      ),
    ]
    expect(answers.filter((answer) => answer?.status === 200).length).toBeGreaterThanOrEqual(3)
    await vi.waitFor(async () => expect(await mailFilesIn(app.dataFolder)).not.toEqual([]), {
      timeout: 10_000,
    })
    for (const { link } of await mailFilesIn(app.dataFolder))
      expect(link?.origin).toBe('https://words.example')
  })
})

function signedIn(method: string, path: string, { browser }: Person, lines: readonly string[] = []): string {
  const cookie = `Cookie: session=${browser.cookies.get('session')}`
  return [`${method} ${path} HTTP/1.1`, 'Host: a', cookie, ...lines, '', ''].join('\r\n')
}

function openConnections(app: App): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
