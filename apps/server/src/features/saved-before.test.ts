import { projects, savedResults } from '@wordloom/contract'
import { aPerson } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import { addTexts } from '../database/queries/large-text.ts'

/** Recipes that the server stored before recipes had versions. */
const RECIPES = [
  '{"columns":["red\\nblue","fox"],"separator":"space","customSeparator":"","wrap":"nothing","customPrefix":"","customSuffix":"","unique":false}',
  '{"columns":["a","b"],"names":["Wood",""],"separator":"custom","customSeparator":",\\"rows\\":{","wrap":"custom","customPrefix":"<|","customSuffix":">","unique":true}',
  '{"columns":["{1} [City]","x\u2028y 🧵"],"separator":"nothing","customSeparator":"","wrap":"quotes","customPrefix":"","customSuffix":"","unique":true}',
]
const COMBINATIONS = [['red fox', 'blue fox'], ['<|a,"rows":{b>'], ['"{1}[City]xy🧵"']]

/** Recipes of version 2, whose links, optional columns and samples number columns from 0. */
const FROM_ZERO = [
  '{"columns":["red\\nblue","fox\\nowl"],"separator":"space","customSeparator":"","wrap":"nothing","customPrefix":"","customSuffix":"","unique":false,"version":2,"rows":{"links":[[0,1]]}}',
  '{"columns":["red","fox"],"separator":"space","customSeparator":"","wrap":"nothing","customPrefix":"","customSuffix":"","unique":false,"version":2,"rows":{"optional":[0]}}',
  '{"columns":["red\\nblue","fox"],"separator":"space","customSeparator":"","wrap":"nothing","customPrefix":"","customSuffix":"","unique":false,"version":2,"rows":{"order":{"each":{"column":0,"count":1,"seed":"a"}}}}',
]
const FROM_ZERO_COMBINATIONS = [
  ['red fox', 'blue owl'],
  ['red fox', 'fox'],
  ['red fox', 'blue fox'],
]

const COLUMNS =
  '[{"id":"a","words":"red, \\",\\"rows\\":{\\"\\n"},{"id":"b","name":"Town","words":"","selectedListIds":["7"]},{"id":"c","words":"{1}"}]'
const OPTIONS =
  '"separator":"custom","customSeparator":",\\"rows\\":{","wrap":"custom","customPrefix":"a|b","customSuffix":"c","customWrap":"a|b|c","unique":true'
const STATE = `{"columns":${COLUMNS},${OPTIONS}}`

describe.each(DATABASES)('items saved by earlier versions, on %s,', (kind) => {
  it('include results with the same recipe, byte for byte, and the same combinations', async () => {
    await using app = await anApp({ kind })
    const { id: userId, browser } = await aPerson(app)
    const { kysely, now } = app.database
    const all = [...RECIPES, ...FROM_ZERO]
    const expectedRows = [...COMBINATIONS, ...FROM_ZERO_COMBINATIONS]
    for (const [i, recipe] of all.entries()) {
      const row = {
        user_id: userId,
        name: 'Ads',
        combination_count: `${expectedRows[i]?.length}`,
        preview: JSON.stringify(expectedRows[i]),
        separator: 'space',
        wrap: 'nothing',
        has_recipe: 1 as const,
        bytes: Buffer.byteLength(recipe),
        created_at: now,
        updated_at: now,
      }
      const { id } = await kysely
        .insertInto('saved_results')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      await addTexts(app.database, kysely, 'saved_results', { userId, id }, { recipe })
      const whole = await browser.call(savedResults.read, { params: { id } })
      expect(whole.text).toContain(`"recipe":${recipe},`)
      expect(whole.reply().combinations).toEqual(expectedRows[i])
      const alone = await browser.call(savedResults.recipe, { params: { id } })
      expect(alone.text).toBe(`{"id":${id},"name":"Ads","recipe":${recipe}}`)
      for (const [format, expected] of [
        ['txt', `${expectedRows[i]?.join('\n')}\n`],
        ['json', `${JSON.stringify(expectedRows[i]).replaceAll('","', '",\n"')}\n`],
      ])
        expect((await browser.send('GET', `/api/saved-results/${id}/export?format=${format}`)).text).toBe(
          expected,
        )
      const again = await browser.send('POST', '/api/saved-results', {
        name: 'Again',
        recipe: JSON.parse(recipe),
      })
      expect(again.text).toContain(`"recipe":${recipe},`)
    }
  })

  it('include projects with the same generator, byte for byte, also after a change of another part', async () => {
    await using app = await anApp({ kind })
    const { id: userId, browser } = await aPerson(app)
    const { kysely, now } = app.database
    const { id } = await kysely
      .insertInto('projects')
      .values({
        user_id: userId,
        name: 'Ads',
        description: null,
        column_count: 3,
        created_at: now,
        updated_at: now,
        deleted_at: null,
        bytes: Buffer.byteLength(STATE),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await addTexts(app.database, kysely, 'projects', { userId, id }, { state: STATE })
    const read = await browser.call(projects.read, { params: { id } })
    expect(read.text).toContain(`"columns":${COLUMNS}`)
    expect(read.text).toContain(OPTIONS)
    expect(read.reply()).not.toHaveProperty('rows')
    const changed = await browser.send('PUT', `/api/projects/${id}`, { unique: false })
    expect(changed.text).toContain(`"columns":${COLUMNS}`)
    expect(changed.text).toContain(OPTIONS.replace('true', 'false'))
    const rows = { patterns: ['{1}'] }
    expect((await browser.send('PUT', `/api/projects/${id}`, { rows })).json()).toMatchObject({ rows })
    const removed = await browser.send('PUT', `/api/projects/${id}`, { rows: {}, unique: true })
    expect(removed.text).toContain(`"columns":${COLUMNS}`)
    expect(removed.text).toContain(OPTIONS)
    const stored = await kysely.selectFrom('project_texts').select('state').where('id', '=', id).execute()
    expect(stored).toEqual([{ state: STATE }])
  })
})
