import { describe, expect, it } from 'vitest'
import { toRefusal } from '../../errors.ts'
import { createServer } from '../server.ts'

describe('a request body', () => {
  it('is JSON in UTF-8, nested up to 32 levels deep', async () => {
    expect(await send('{"word":"Fähre"}')).toEqual({ word: 'Fähre' })
    const deep = `${'['.repeat(32)}${']'.repeat(32)}`
    expect(JSON.stringify(await send(deep))).toBe(deep)
  })

  it('may be empty', async () => {
    expect(await send('')).toBe('nothing')
  })

  it.each([
    ['33 deep', `${'['.repeat(33)}${']'.repeat(33)}`],
    ['a million deep', '['.repeat(1_000_000)],
    ['a million deep in objects', '{"a":'.repeat(1_000_000)],
  ])('is refused before parsing when it is %s', async (_what, text) => {
    expect(await send(text)).toBe('400 The JSON is nested too deeply')
  })

  it('may contain any brackets in its strings', async () => {
    const text = `\\"${'['.repeat(100)}\\\\`
    expect(await send(`{"a":"${text}"}`)).toEqual({ a: JSON.parse(`"${text}"`) })
  })

  it.each([
    ['cut off', '{"a":'],
    ['NaN', 'NaN'],
    ['plain text', 'words'],
    ['preceded by a byte order mark', '\ufeff{}'],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['an object with a __proto__ key', '{"__proto__":{"isAdmin":true}}'],
    ['an object with a constructor.prototype key', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('is refused when it is %s', async (_what, text) => {
    expect(await send(text)).toBe('400 Invalid JSON')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
    'is refused as %s',
    async (type) => {
      expect(await send('{}', type)).toMatch(/^415/)
    },
  )
})

async function send(payload: string | Buffer, type = 'application/json') {
  const app = createServer({ logLevel: 'silent', trustedProxies: [], isSecure: false })
  app.setErrorHandler((error, _request, reply) => {
    const { status } = toRefusal(error, '')
    return reply.code(Number(status)).send(`${status} ${error instanceof Error ? error.message : ''}`)
  })
  app.post('/', { bodyLimit: 10_000_000 }, async (request) => request.body ?? 'nothing')
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
  return String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : answer.body
}
