import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import type { Text } from '../../memory/text.ts'
import { arrayOf, jsonOf, objectOf, objectWith, type Pieces, recordOf, sendJson, sendRecord } from './json.ts'

const MANY = Array.from({ length: 100_000 }, (_, at) => `größe ${at}`)

describe('JSON in pieces', () => {
  it('parses like JSON in one piece', async () => {
    const items = [recordOf({ id: 1 }, 'words', 'red\n"blue"\n\\'), jsonOf({ id: 2 })]
    expect(await parsed(arrayOf(items))).toEqual([{ id: 1, words: ['red', '"blue"', '\\'] }, { id: 2 }])
    expect(await parsed(objectOf({ a: jsonOf(null), b: arrayOf([]) }))).toEqual({ a: null, b: [] })
    expect(await parsed(objectOf({}))).toEqual({})
    expect(await parsed(arrayOf([]))).toEqual([])
  })

  it.each<[string, Text | null, unknown]>([
    ['a text', 'red\nblue', ['red', 'blue']],
    ['one empty line', '', ['']],
    ['lines that are empty', '\n\n', ['', '', '']],
    ['the bytes of a text', Buffer.from('größe\n🧵'), ['größe', '🧵']],
    ['the bytes of many lines', Buffer.from(MANY.join('\n')), MANY],
    ['nothing', null, null],
    ['many lines', MANY.join('\n'), MANY],
  ])('has the lines of %s', async (_what, lines, words) => {
    expect(await parsed(recordOf({ id: 1 }, 'words', lines))).toEqual({ id: 1, words })
  })

  it('can be made of lines only', async () => {
    expect(await parsed(recordOf({}, 'words', 'red'))).toEqual({ words: ['red'] })
  })

  it('can have a member made of other pieces', async () => {
    expect(await parsed(objectWith({ id: 1 }, { words: ['["re', 'd"]'] }))).toEqual({ id: 1, words: ['red'] })
  })
})

describe('an item with lines', () => {
  it.each([
    ['small', 'red\nblue', ['red', 'blue']],
    ['large', MANY.join('\n'), MANY],
    ['none', null, null],
  ])('is sent whole, with its version, when they are %s', async (_what, lines, words) => {
    await using app = await anApp()
    app.get('/api/item', async (_request, reply) => sendRecord(reply, 201, { version: 3 }, 'words', lines))
    const { statusCode, headers, body } = await app.inject('/api/item')
    expect([statusCode, headers['etag'], headers['content-type']]).toEqual([
      201,
      '"3"',
      'application/json; charset=utf-8',
    ])
    expect(JSON.parse(body)).toEqual({ version: 3, words })
  })

  it.each([
    ['one long text', () => recordOf({}, 'words', MANY.join('\n'))],
    ['many small items', () => arrayOf(MANY.map((each) => jsonOf(each)))],
  ])('leaves turns of the event loop to other requests while it is made of %s', async (_what, make) => {
    await using app = await anApp()
    app.get('/api/item', async (_request, reply) => sendJson(reply, 200, make()))
    let turns = 0
    let isDone = false
    const others = (async () => {
      for (; !isDone; turns++) await nextTurn()
    })()
    const { headers, body } = await app.inject('/api/item')
    isDone = true
    await others
    expect(JSON.parse(body)).toSatisfy((value) => Object.values(value).flat().length === MANY.length)
    expect(headers).not.toHaveProperty('content-length')
    expect(turns).toBeGreaterThan(10)
  })

  it('has a content-length when it is small', async () => {
    await using app = await anApp()
    app.get('/api/item', async (_request, reply) => sendRecord(reply, 200, {}, 'words', 'red'))
    expect((await app.inject('/api/item')).headers['content-length']).toBe(String('{"words":["red"]}'.length))
  })

  it("isn't generated for a HEAD request", async () => {
    await using app = await anApp()
    let made = 0
    function* pieces() {
      for (yield '['; made < 1000; made++) yield `"${'x'.repeat(64 * 1024)}",`
      yield '0]'
    }
    app.get('/api/item', async (_request, reply) => sendJson(reply, 200, pieces()))
    const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/api/item' })
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', undefined])
    expect(made).toBeLessThan(10)
  })

  it('is generated no faster than the client reads it, and stops when the client disconnects', async () => {
    await using app = await anApp()
    const ended = Promise.withResolvers<number>()
    async function* endless() {
      let made = 0
      try {
        for (yield '['; ; made++) {
          yield `"${'x'.repeat(64 * 1024)}",`
          await nextTurn()
        }
      } finally {
        ended.resolve(made)
      }
    }
    app.get('/api/endless', async (_request, reply) => sendJson(reply, 200, endless()))
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const request = get(`${origin}/api/endless`)
    const [answer]: IncomingMessage[] = await once(request, 'response')
    await once(answer as IncomingMessage, 'readable')
    answer?.destroy()
    expect(await ended.promise).toBeLessThan(1000)
  })
})

async function parsed(pieces: Pieces): Promise<unknown> {
  let text = ''
  for await (const piece of pieces) text += piece
  return JSON.parse(text)
}
