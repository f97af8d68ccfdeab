import { admin, INSPECTED_CHARACTERS, INSPECTED_PAGE_ITEMS } from '@wordloom/contract'
import { aSiteWithAdmin } from '@wordloom/testing/accounts/administration'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { addFolder, addList, addProject, addResult, throwAway } from '@wordloom/testing/library/library'
import { describe, expect, it } from 'vitest'

describe.each(DATABASES)('account inspection on %s', (kind) => {
  it('returns saved lists, newest first, with one word per line', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const folderId = await addFolder(app.database, ann.id)
    const projectId = await addProject(app.database, ann.id)
    const first = await addList(app.database, ann.id, { name: 'Shoes', words: ['boot', 'clog'], folderId })
    const second = await addList(app.database, ann.id, { name: 'Hats', words: ['cap'], projectId })
    await addList(app.database, bob.id)
    await throwAway(app.database, 'saved_lists', await addList(app.database, ann.id))
    const lists = (await boss.browser.call(admin.savedLists, { params: { id: ann.id } })).reply()
    const createdAt = expect.any(String)
    expect(lists).toEqual([
      { id: second, name: 'Hats', words: 'cap', wordCount: 1, folderId: null, projectId, createdAt },
      { id: first, name: 'Shoes', words: 'boot\nclog', wordCount: 2, folderId, projectId: null, createdAt },
    ])
  })

  it('returns saved results with one combination per line', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    const id = await addResult(app.database, ann.id, { name: 'Ads', combinations: ['red boot', 'red clog'] })
    const results = (await boss.browser.call(admin.savedResults, { params: { id: ann.id } })).reply()
    expect(results).toEqual([
      {
        id,
        name: 'Ads',
        description: null,
        projectId: null,
        combinationCount: 2,
        combinations: 'red boot\nred clog',
        createdAt: expect.any(String),
      },
    ])
  })

  it('returns pages, and only the first whole lines of a long text', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    const long = Array.from({ length: 5000 }, (_, at) => `word number ${at}`)
    await addList(app.database, ann.id, { name: 'Long', words: long })
    for (let list = 0; list < INSPECTED_PAGE_ITEMS; list++) await addList(app.database, ann.id)
    const params = { id: ann.id }
    const page = (await boss.browser.call(admin.savedLists, { params })).reply()
    expect(page).toHaveLength(INSPECTED_PAGE_ITEMS)
    const before = String(page.at(-1)?.id)
    const rest = (await boss.browser.call(admin.savedLists, { params, query: { before } })).reply()
    expect(rest.map(({ name, wordCount }) => [name, wordCount])).toEqual([['Long', long.length]])
    const { words = '' } = rest[0] ?? {}
    expect(words.length).toBeLessThanOrEqual(INSPECTED_CHARACTERS)
    const lines = words.split('\n')
    expect(lines).toEqual(long.slice(0, lines.length))
    expect(lines.length).toBeGreaterThan(1000)
  })

  it('is recorded in the audit log each time', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    await boss.browser.call(admin.savedLists, { params: { id: ann.id } })
    await boss.browser.call(admin.savedResults, { params: { id: ann.id } })
    const written = { actor_id: boss.id, address: expect.any(String) }
    expect(await site.records(ann.id)).toMatchObject([
      { action: 'saved_lists_viewed', ...written },
      { action: 'saved_results_viewed', ...written },
    ])
  })

  it.each(['0', '-1', 'x', '1.5', '99999999999999999'])('refuses to begin at %s', async (before) => {
    await using site = await aSiteWithAdmin(kind)
    const answer = await site.boss.browser.send(
      'GET',
      `/api/admin/users/${site.boss.id}/saved-lists?before=${before}`,
    )
    expect(answer.status).toBe(400)
  })

  it('answers 404 for an unknown account', async () => {
    await using site = await aSiteWithAdmin(kind)
    for (const endpoint of [admin.user, admin.savedLists, admin.savedResults]) {
      expect((await site.boss.browser.call(endpoint, { params: { id: 'nobody' } })).status).toBe(404)
    }
  })
})
