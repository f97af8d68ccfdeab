import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { type SavedList, savedLists } from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'

const TIMEOUT_MS = 180_000

const WORDS = Array.from({ length: 100_000 }, (_, at) => `word number ${at}`)

describe.each(DATABASES)('large lists, on %s,', (kind) => {
  it('are read one by one, each when the response reaches it', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    for (let list = 0; list < 12; list++) {
      await addList(app.database, userId, { name: `List ${list}`, words: WORDS })
    }
    const answer = await request(app, browser)
    await once(answer, 'readable')
    await app.database.kysely.deleteFrom('saved_lists').where('name', '=', 'List 0').execute()
    const lists = (await json(answer)) as SavedList[]
    expect(lists.map(({ name }) => name)).toEqual(Array.from({ length: 11 }, (_, at) => `List ${11 - at}`))
    for (const { words } of lists) expect(words).toHaveLength(WORDS.length)
    expect(lists.at(-1)?.words).toEqual(WORDS)
  })

  it('can be abandoned halfway through the response', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    for (let list = 0; list < 4; list++) await addList(app.database, userId, { words: WORDS })
    const answer = await request(app, browser)
    await once(answer, 'readable')
    answer.destroy()
    await once(answer, 'close')
    const { status } = await browser.call(savedLists.list, { query: { view: 'summary' } })
    expect(status).toBe(200)
  })

  it('wait for slow readers up to a limit, which affects no other account', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const words = WORDS.map((word) => word.padEnd(240, '.'))
    for (const { id } of [ann, bob]) await addList(app.database, id, { words })
    const answers: IncomingMessage[] = []
    while (answers.at(-1)?.statusCode !== 503) answers.push(await request(app, ann.browser))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503])
    expect(answers.at(-1)?.headers['retry-after']).toBe('5')
    const other = await request(app, bob.browser)
    expect(other.statusCode).toBe(200)
    for (const answer of [...answers, other]) answer.destroy()
    await soon(async () => {
      const again = await request(app, ann.browser)
      again.destroy()
      expect(again.statusCode).toBe(200)
    })
  })

  it('come in order with many small lists between them', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const lengths = Array.from({ length: 300 }, (_, at) => (at % 100 === 50 ? 100_000 : 1 + (at % 7)))
    for (const [at, length] of lengths.entries()) {
      await addList(app.database, userId, { name: `${at}`, words: WORDS.slice(0, length) })
    }
    const lists = (await browser.send('GET', savedLists.list.path)).json() as SavedList[]
    expect(lists.map(({ name, words }) => [name, words.length])).toEqual(
      lengths.map((length, at) => [`${at}`, length]).toReversed(),
    )
  })

  it('have up to a million words, and not one more', { timeout: TIMEOUT_MS }, async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const words = Array.from({ length: 1_000_000 }, (_, at) => `w${at}`)
    const body = { name: 'Large', words }
    const created = await browser.call(savedLists.create, { body, query: { view: 'summary' } })
    expect(created.reply()).toMatchObject({ wordCount: 1_000_000, preview: ['w0', 'w1', 'w2'] })
    const path = savedLists.read.path.replace(':id', `${created.reply().id}`)
    const read = (await browser.send('GET', path)).json() as SavedList
    // Compare joined texts: a million comparisons would take minutes.
    expect(read.words.join('\n') === words.join('\n')).toBe(true)
    words.push('one more')
    const refused = await browser.call(savedLists.create, { body })
    const message = 'Too many words: at most 1,000,000 can be kept together'
    expect([refused.status, refused.json()]).toMatchObject([400, { message, fields: { words: message } }])
  })
})

async function request(app: App, browser: Person['browser']): Promise<IncomingMessage> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { cookie: `session=${browser.cookies.get('session')}` }
  return new Promise((resolve, reject) => {
    get(`${app.listeningOrigin}${savedLists.list.path}`, { headers }, resolve).on('error', reject)
  })
}
