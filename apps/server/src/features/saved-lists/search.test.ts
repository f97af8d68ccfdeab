import { setImmediate as turn } from 'node:timers/promises'
import { savedLists, type WordHit } from '@wordloom/contract'
import { aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addList, throwAway } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

describe.each(DATABASES)('the search in the words of lists, on %s,', (kind) => {
  it('finds the lists with matching words, newest first', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const first = await addList(app.database, userId, { words: ['red boot', 'Boots', 'reboot', 'BOOTLEG'] })
    await addList(app.database, userId, { name: 'boot', words: ['clog'] })
    const last = await addList(app.database, userId, { words: ['mule', `boot${'y'.repeat(400)}`] })
    const { hits, next } = await search(browser, 'boot')
    expect(hits).toEqual([
      { id: last, count: 1, words: [`boot${'y'.repeat(195)}…`] },
      { id: first, count: 4, words: ['red boot', 'Boots', 'reboot'] },
    ])
    expect(next).toBeNull()
  })

  it('skips the trash and other accounts', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    await addList(app.database, bob.id)
    await throwAway(app.database, 'saved_lists', await addList(app.database, ann.id))
    expect(await search(ann.browser, 'boot')).toEqual({ hits: [], next: null })
  })

  it('takes the search text literally', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const id = await addList(app.database, userId, { words: ['100 %', 'a_b', "'; DROP TABLE", '\\', '.*'] })
    for (const q of ['%', '_', "'; drop", '\\', '.*']) {
      expect([q, await search(browser, q)]).toMatchObject([q, { hits: [{ id, count: 1 }] }])
    }
    for (const q of ['%%', 'a.b', 'a\nb']) expect((await search(browser, q)).hits).toEqual([])
    for (const query of ['', 'q=', `q=${'x'.repeat(201)}`, 'q=boot&after=0', 'q=boot&after=x', 'q=a&q=b']) {
      const { status } = await browser.send('GET', `${savedLists.search.path}?${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })

  it('answers in pages, and continues where the last one ended', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const ids: number[] = []
    for (let list = 0; list < 230; list++) {
      ids.push(await addList(app.database, userId, { words: [list % 2 ? 'boot' : 'clog', 'mule'] }))
    }
    const first = await search(browser, 'mule')
    expect([first.hits.length, first.next]).toEqual([100, ids.at(-100)])
    const second = await search(browser, 'mule', first.next)
    const third = await search(browser, 'mule', second.next)
    expect([third.hits.length, third.next]).toEqual([30, null])
    const found = [first, second, third].flatMap(({ hits }) => hits.map(({ id }) => id))
    expect(found).toEqual(ids.toReversed())
    expect((await search(browser, 'boot', first.next)).hits).toHaveLength(65)
  })

  it('searches about 4 MiB per answer, and lets other work run in between', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const words = Array.from({ length: 50_000 }, (_, at) => `слово номер ${at}`)
    const ids: number[] = []
    for (let list = 0; list < 8; list++) ids.push(await addList(app.database, userId, { words }))
    const bytes = Buffer.byteLength(words.join('\n'))
    const fits = Math.floor((4 * 1024 * 1024) / bytes)
    const searched = search(browser, 'НОМЕР 49999')
    const turns = await turnsUntil(searched)
    const { hits, next } = await searched
    expect(hits).toEqual(ids.slice(-fits).toReversed().map(hitOf))
    expect(next).toBe(ids.at(-fits))
    // At least one turn per list, and one per quarter of a million characters.
    expect(turns).toBeGreaterThan(3 * fits)
  })

  it('searches a larger list all the same', async () => {
    await using app = await anApp({ kind })
    const { browser, id: userId } = await aPerson(app)
    const words = Array.from({ length: 500_000 }, (_, at) => `word number ${at}`)
    const older = await addList(app.database, userId, { words: ['word number 499999'] })
    const large = await addList(app.database, userId, { words })
    const first = await search(browser, 'word number 499999')
    expect(first).toEqual({ hits: [{ id: large, count: 1, words: ['word number 499999'] }], next: large })
    const second = await search(browser, 'word number 499999', first.next)
    expect(second).toMatchObject({ hits: [{ id: older }], next: null })
  })
})

async function turnsUntil(work: Promise<unknown>): Promise<number> {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns++) await turn()
  await end
  return turns
}

function hitOf(id: number): WordHit {
  return { id, count: 1, words: ['слово номер 49999'] }
}

async function search(browser: Person['browser'], q: string, after: number | null = null) {
  const query = { q, ...(after !== null && { after: `${after}` }) }
  return (await browser.call(savedLists.search, { query })).reply()
}
