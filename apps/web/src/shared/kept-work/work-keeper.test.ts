import { describe, expect, it } from 'vitest'
import { WorkKeeper } from './work-keeper.ts'
import type { WorkNote } from './work-note.ts'
import type { Work, WorkStore } from './work-store.ts'

const DAY = 24 * 60 * 60 * 1000

function aBrowser() {
  const works = new Map<string, Work>()
  const browser = { note: null as WorkNote | null, now: 1_000_000, works, isFull: false }
  const store: WorkStore = {
    async put(work) {
      if (browser.isFull) throw new Error('The storage is full')
      works.set(work.id, work)
    },
    get: async (id) => works.get(id),
    async delete(id) {
      works.delete(id)
    },
    async deleteBefore(at) {
      for (const work of works.values()) if (work.at < at) works.delete(work.id)
    },
  }
  let lastId = 0
  function open(path: string): WorkKeeper {
    return new WorkKeeper({
      note: {
        read: () => browser.note,
        write(note) {
          browser.note = note
        },
      },
      loadStore: async () => store,
      emptyStore: () => works.clear(),
      path: () => path,
      now: () => browser.now,
      createId: () => `work ${++lastId}`,
    })
  }
  return { browser, open }
}

function type(keeper: WorkKeeper, name: string, value: unknown): () => void {
  return keeper.add(name, { read: () => value, isTyped: true })
}

async function keptOnDashboard() {
  const world = aBrowser()
  const keeper = world.open('/dashboard?tab=results')
  type(keeper, 'words', 'red\nblue')
  keeper.add('dialog', { read: () => 'create', isTyped: false })
  await keeper.keep('ann')
  return world
}

describe('kept work', () => {
  it('is restored for the same user on the same page', async () => {
    const { open } = await keptOnDashboard()
    expect(open('/login').pathFor('ann')).toBe('/dashboard?tab=results')
    const keeper = open('/dashboard')
    await keeper.restore('ann')
    expect([keeper.read('words'), keeper.read('dialog')]).toEqual(['red\nblue', 'create'])
  })

  it('waits while another page is open', async () => {
    const { open } = await keptOnDashboard()
    const keeper = open('/projects')
    await keeper.restore('ann')
    expect(keeper.read('words')).toBeUndefined()
    expect(keeper.pathFor('ann')).toBe('/dashboard?tab=results')
  })

  it('is deleted unread when another user signs in', async () => {
    const { browser, open } = await keptOnDashboard()
    const keeper = open('/dashboard')
    expect(keeper.pathFor('ben')).toBeNull()
    await keeper.restore('ben')
    expect(keeper.read('words')).toBeUndefined()
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('is deleted after a day', async () => {
    const { browser, open } = await keptOnDashboard()
    browser.now += DAY
    const keeper = open('/dashboard')
    expect(keeper.pathFor('ann')).toBeNull()
    await keeper.restore('ann')
    expect(keeper.read('words')).toBeUndefined()
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('of a closed tab is deleted after a day, once another tab keeps work', async () => {
    const { browser, open } = await keptOnDashboard()
    browser.note = null
    browser.now += DAY + 1
    const keeper = open('/projects')
    type(keeper, 'name', 'Spring')
    await keeper.keep('ann')
    expect([...browser.works.keys()]).toEqual(['work 2'])
  })

  it('is deleted on sign-out', async () => {
    const { browser, open } = await keptOnDashboard()
    open('/dashboard').clear()
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('is empty if nothing was typed', async () => {
    const { browser, open } = aBrowser()
    const keeper = open('/dashboard')
    keeper.add('dialog', { read: () => 'create', isTyped: false })
    type(keeper, 'words', undefined)
    await keeper.keep('ann')
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('includes what was typed when the session ended, even if the forms unmount immediately', async () => {
    const { open } = aBrowser()
    const keeper = open('/dashboard')
    const remove = keeper.add('words', { read: async () => 'red', isTyped: true })
    const keeping = keeper.keep('ann')
    remove()
    await keeping
    await keeper.restore('ann')
    expect(keeper.read('words')).toBe('red')
  })

  it('is deleted once its form is saved or closed', async () => {
    const { browser, open } = await keptOnDashboard()
    const keeper = open('/dashboard')
    await keeper.restore('ann')
    const remove = type(keeper, 'words', 'red\nblue\ngreen')
    remove()
    await expect.poll(() => browser.works.size).toBe(0)
    expect([browser.note, keeper.read('words')]).toEqual([null, undefined])
  })

  it('stays if its form only remounts', async () => {
    const { browser, open } = await keptOnDashboard()
    const keeper = open('/dashboard')
    await keeper.restore('ann')
    const remove = type(keeper, 'words', 'red\nblue')
    remove()
    type(keeper, 'words', 'red\nblue')
    await new Promise((resolve) => setTimeout(resolve))
    expect([browser.works.size, keeper.read('words')]).toEqual([1, 'red\nblue'])
  })

  it('is replaced when the session ends again', async () => {
    const { browser, open } = await keptOnDashboard()
    const keeper = open('/dashboard')
    await keeper.restore('ann')
    type(keeper, 'words', 'red\nblue\ngreen')
    await keeper.keep('ann')
    expect([...browser.works.values()].map(({ values }) => values.get('words'))).toEqual(['red\nblue\ngreen'])
    expect(browser.note?.id).toBe('work 2')
  })

  it("is empty if storage is full, and doesn't block signing in", async () => {
    const { browser, open } = aBrowser()
    browser.isFull = true
    const keeper = open('/dashboard')
    type(keeper, 'words', 'red')
    await keeper.keep('ann')
    await keeper.restore('ann')
    expect([browser.note, keeper.read('words')]).toEqual([null, undefined])
  })
})
