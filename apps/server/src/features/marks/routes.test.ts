import {
  MARK_MESSAGES,
  MAX_TAGS,
  type MarkedItem,
  marks,
  type SentBodyOf,
  savedLists,
} from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { watchStatements } from '@wordloom/testing/database/watch-statements'
import { addList, addProject, addResult, throwAway } from '@wordloom/testing/library/library'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

type Person = Awaited<ReturnType<typeof aPerson>>
type Change = SentBodyOf<typeof marks.change>

async function change({ browser }: Person, body: Change): Promise<number> {
  return (await browser.call(marks.change, { body })).status
}

async function refusal({ browser }: Person, body: Change): Promise<unknown> {
  const { status, json } = await browser.call(marks.change, { body })
  return [status, json()]
}

async function marksOf({ browser }: Person) {
  return (await browser.call(marks.list)).reply()
}

const list = (itemId: number): MarkedItem => ({ kind: 'list', itemId })

describe.each(DATABASES)('stars and tags on %s', (kind) => {
  it('belong to lists, results and projects, and go with the last of them', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const items = [
      list(await addList(app.database, ann.id)),
      { kind: 'result' as const, itemId: await addResult(app.database, ann.id) },
      { kind: 'project' as const, itemId: await addProject(app.database, ann.id) },
    ]
    expect(await change(ann, { items, isStarred: true })).toBe(204)
    const starredAt = expect.stringMatching(/^\d{4}-/)
    expect(await marksOf(ann)).toEqual(items.map((item) => ({ ...item, starredAt, tags: [] })).toReversed())
    await change(ann, { items, isStarred: false, addTags: ['ads'] })
    expect(await marksOf(ann)).toEqual(
      items.map((item) => ({ ...item, starredAt: null, tags: ['ads'] })).toReversed(),
    )
    await change(ann, { items, removeTags: ['ADS'] })
    expect(await marksOf(ann)).toEqual([])
  })

  it('keep when an item was starred first', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const items = [list(await addList(app.database, ann.id))]
    await change(ann, { items, isStarred: true })
    const before = await marksOf(ann)
    await change(ann, { items, isStarred: true })
    expect(await marksOf(ann)).toEqual(before)
  })

  it('ignore case, and keep the spelling that came first', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const first = list(await addList(app.database, ann.id))
    const second = list(await addList(app.database, ann.id))
    await change(ann, { items: [first], addTags: ['  Zürich '] })
    await change(ann, { items: [first, second], addTags: ['ZÜRICH', 'spring'] })
    const tags = ['Zürich', 'spring']
    expect(await marksOf(ann)).toMatchObject([
      { ...second, tags },
      { ...first, tags },
    ])
  })

  it.each([
    [' ', MARK_MESSAGES.tag],
    ['a'.repeat(41), MARK_MESSAGES.tagLong],
    ['a,b', MARK_MESSAGES.tagUnreadable],
    ['a\u0000', MARK_MESSAGES.tagUnreadable],
  ])('refuse the tag %j', async (tag, message) => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const items = [list(await addList(app.database, ann.id))]
    expect(await refusal(ann, { items, addTags: [tag] })).toMatchObject([
      400,
      { fields: { 'addTags.0': message } },
    ])
  })

  it('are up to 20 tags for an item, and up to 200 different ones for an account', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const lists: MarkedItem[] = []
    const tags = Array.from({ length: MAX_TAGS }, (_, at) => `tag ${at}`)
    for (let at = 0; at < MAX_TAGS; at += 20) {
      const item = list(await addList(app.database, ann.id))
      lists.push(item)
      expect(await change(ann, { items: [item], addTags: tags.slice(at, at + 20) })).toBe(204)
    }
    const before = await marksOf(ann)
    expect(await refusal(ann, { items: lists, addTags: ['tag 0', 'more'] })).toMatchObject([
      400,
      { fields: { addTags: MARK_MESSAGES.tooManyOnItem } },
    ])
    const empty = list(await addList(app.database, ann.id))
    expect(await refusal(ann, { items: [empty], addTags: ['more'] })).toMatchObject([
      400,
      { fields: { addTags: MARK_MESSAGES.tooMany } },
    ])
    expect(await marksOf(ann)).toEqual(before)
    expect(await change(ann, { items: [empty], addTags: ['TAG 199'] })).toBe(204)
  })

  it('change all items or none, and none of someone else or in the trash', async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const own = list(await addList(app.database, ann.id))
    const deleted = list(await addList(app.database, ann.id))
    await throwAway(app.database, 'saved_lists', deleted.itemId)
    await addList(app.database, bob.id)
    const foreign = list((await bob.browser.call(savedLists.list)).reply()[0]?.id ?? 0)
    for (const other of [deleted, { ...foreign, itemId: foreign.itemId + 1000 }]) {
      expect(await change(ann, { items: [own, other], isStarred: true })).toBe(404)
    }
    expect(await marksOf(ann)).toEqual([])
  })

  it('come back with an item from the trash', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const item = list(await addList(app.database, ann.id))
    await change(ann, { items: [item], isStarred: true, addTags: ['ads'] })
    const before = await marksOf(ann)
    const params = { id: item.itemId }
    await ann.browser.call(savedLists.remove, { params })
    await ann.browser.call(savedLists.restore, { params })
    expect(await marksOf(ann)).toEqual(before)
  })

  it('change with as many rows read, however many other items have tags', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const changed = list(await addList(app.database, ann.id))
    const rowsRead = async (tag: string) => {
      const watched = watchStatements(app.database)
      expect(await change(ann, { items: [changed], addTags: [tag], isStarred: true })).toBe(204)
      watched.stop()
      return watched.rows()
    }
    const few = await rowsRead('first')
    for (let at = 0; at < 60; at++) {
      const items = [list(await addList(app.database, ann.id))]
      await change(ann, { items, addTags: [`tag ${at}`, `tag ${at + 1}`, `tag ${at + 2}`] })
    }
    expect(await rowsRead('second')).toBe(few)
  })

  it('take a turn of the event loop for each tag of many items', async () => {
    await using app = await anApp({ kind })
    const ann = await aPerson(app)
    const items: MarkedItem[] = []
    for (let at = 0; at < 50; at++) items.push(list(await addList(app.database, ann.id)))
    const addTags = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    const watched = watchStatements(app.database)
    expect(await change(ann, { items, addTags })).toBe(204)
    watched.stop()
    expect(watched.turns()).toBeGreaterThanOrEqual(addTags.length)
    expect((await marksOf(ann)).map(({ tags }) => tags)).toEqual(items.map(() => addTags))
  })
})
