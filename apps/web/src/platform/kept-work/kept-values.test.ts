import { describe, expect, it } from 'vitest'
import { KeptValues } from './kept-values.ts'
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
  function open(path: string): KeptValues {
    return new KeptValues({
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

function type(kept: KeptValues, name: string, value: unknown): () => void {
  return kept.add(name, { read: () => value, isTyped: true })
}

async function keptOnDashboard() {
  const world = aBrowser()
  const kept = world.open('/dashboard?tab=results')
  type(kept, 'words', 'red\nblue')
  kept.add('dialog', { read: () => 'create', isTyped: false })
  await kept.keep('ann')
  return world
}

describe('kept work', () => {
  it('is restored for the same user on the same page', async () => {
    const { open } = await keptOnDashboard()
    expect(open('/login').pathFor('ann')).toBe('/dashboard?tab=results')
    const kept = open('/dashboard')
    await kept.restore('ann')
    expect([kept.read('words'), kept.read('dialog')]).toEqual(['red\nblue', 'create'])
  })

  it('waits while another page is open', async () => {
    const { open } = await keptOnDashboard()
    const kept = open('/projects')
    await kept.restore('ann')
    expect(kept.read('words')).toBeUndefined()
    expect(kept.pathFor('ann')).toBe('/dashboard?tab=results')
  })

  it('is deleted unread when another user signs in', async () => {
    const { browser, open } = await keptOnDashboard()
    const kept = open('/dashboard')
    expect(kept.pathFor('ben')).toBeNull()
    await kept.restore('ben')
    expect(kept.read('words')).toBeUndefined()
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('is deleted after a day', async () => {
    const { browser, open } = await keptOnDashboard()
    browser.now += DAY
    const kept = open('/dashboard')
    expect(kept.pathFor('ann')).toBeNull()
    await kept.restore('ann')
    expect(kept.read('words')).toBeUndefined()
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('is deleted a day after its tab closed, once another tab keeps work', async () => {
    const { browser, open } = await keptOnDashboard()
    browser.note = null
    browser.now += DAY + 1
    const kept = open('/projects')
    type(kept, 'name', 'Spring')
    await kept.keep('ann')
    expect([...browser.works.keys()]).toEqual(['work 2'])
  })

  it('is deleted on sign-out', async () => {
    const { browser, open } = await keptOnDashboard()
    open('/dashboard').clear()
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('is empty if nothing was typed', async () => {
    const { browser, open } = aBrowser()
    const kept = open('/dashboard')
    kept.add('dialog', { read: () => 'create', isTyped: false })
    type(kept, 'words', undefined)
    await kept.keep('ann')
    expect([browser.note, browser.works.size]).toEqual([null, 0])
  })

  it('includes what was typed when the session ended, even if the forms unmount immediately', async () => {
    const { open } = aBrowser()
    const kept = open('/dashboard')
    const remove = kept.add('words', { read: async () => 'red', isTyped: true })
    const keeping = kept.keep('ann')
    remove()
    await keeping
    await kept.restore('ann')
    expect(kept.read('words')).toBe('red')
  })

  it('is deleted once its form is saved or closed', async () => {
    const { browser, open } = await keptOnDashboard()
    const kept = open('/dashboard')
    await kept.restore('ann')
    const remove = type(kept, 'words', 'red\nblue\ngreen')
    remove()
    await expect.poll(() => browser.works.size).toBe(0)
    expect([browser.note, kept.read('words')]).toEqual([null, undefined])
  })

  it('stays if its form only remounts', async () => {
    const { browser, open } = await keptOnDashboard()
    const kept = open('/dashboard')
    await kept.restore('ann')
    const remove = type(kept, 'words', 'red\nblue')
    remove()
    type(kept, 'words', 'red\nblue')
    await new Promise((resolve) => setTimeout(resolve))
    expect([browser.works.size, kept.read('words')]).toEqual([1, 'red\nblue'])
  })

  it('is replaced when the session ends again', async () => {
    const { browser, open } = await keptOnDashboard()
    const kept = open('/dashboard')
    await kept.restore('ann')
    type(kept, 'words', 'red\nblue\ngreen')
    await kept.keep('ann')
    expect([...browser.works.values()].map(({ values }) => values.get('words'))).toEqual(['red\nblue\ngreen'])
    expect(browser.note?.id).toBe('work 2')
  })

  it("is empty if storage is full, and doesn't block signing in", async () => {
    const { browser, open } = aBrowser()
    browser.isFull = true
    const kept = open('/dashboard')
    type(kept, 'words', 'red')
    await kept.keep('ann')
    await kept.restore('ann')
    expect([browser.note, kept.read('words')]).toEqual([null, undefined])
  })
})
