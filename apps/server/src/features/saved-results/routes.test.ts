import {
  type ErrorBody,
  type Recipe,
  type SavedResult,
  type SavedResultSummary,
  savedResults,
  toJoining,
} from '@wordloom/contract'
import { compile, parseColumn } from '@wordloom/engine'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { addProject, throwAway } from '@wordloom/testing/library/library'
import { aRecipe, combinations, combineByHand, numbersTo, recipes } from '@wordloom/testing/library/recipes'
import { anApp } from '@wordloom/testing/server/app'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const START_MS = 60_000

describe.each(DATABASES)('results, on %s,', (kind) => {
  let app: App
  let ann: Person
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    ann = await aPerson(app)
  })

  const create = async (body: object = {}, headers: Record<string, string> = {}) => {
    const answer = await ann.browser.call(savedResults.create, {
      body: { name: 'Ads', combinations: ['red fox', 'red owl'], ...body },
      headers,
    })
    return answer.reply() as SavedResult
  }
  const read = async (id: number) => {
    const answer = await ann.browser.call(savedResults.read, { params: { id } })
    return answer.reply()
  }
  const summaries = async () => {
    const answer = await ann.browser.send('GET', '/api/saved-results?view=summary')
    return answer.json() as SavedResultSummary[]
  }
  const exported = (id: number, format: string) =>
    ann.browser.send('GET', `/api/saved-results/${id}/export?format=${format}`)
  const refusal = (status: number, message: string) => ({
    status,
    body: expect.objectContaining({ message }),
  })
  const refused = async (body: object) => {
    const before = await snapshotOf(app.database)
    const answer = await ann.browser.send('POST', '/api/saved-results', body)
    expect(await snapshotOf(app.database)).toEqual(before)
    return { status: answer.status, body: answer.json() as ErrorBody }
  }

  describe('combinations that are sent one by one', () => {
    it('come back byte for byte as they were sent, in every answer', async () => {
      await fc.assert(
        fc.asyncProperty(combinations, async (sent) => {
          const made = await create({ combinations: sent, separator: ' / ', wrap: '<|>' })
          expect(made).toMatchObject({ combinations: sent, combinationCount: sent.length, recipe: null })
          expect(made).toMatchObject({ separator: ' / ', wrap: '<|>', isCountExact: true })
          expect(await read(made.id)).toEqual(made)
          const [listed] = (await ann.browser.call(savedResults.list)).reply()
          expect(listed).toEqual(made)
          const [summary] = await summaries()
          expect(summary?.preview).toEqual(sent.slice(0, 6))
        }),
        { numRuns: 50 },
      )
    })

    it('are exported unchanged, one line, cell or string each', async () => {
      await fc.assert(
        fc.asyncProperty(combinations, async (sent) => {
          const { id } = await create({ combinations: sent })
          expect((await exported(id, 'txt')).text).toBe(`${sent.join('\n')}\n`)
          expect((await exported(id, 'json')).json()).toEqual(sent)
        }),
        { numRuns: 50 },
      )
    })

    it('F04 are escaped in CSV, and plain in text, if a spreadsheet would run them as formulas', async () => {
      const formulas = ["=cmd|' /C calc'!A0", '@SUM(1)', '+1', '-1', '-x', '\t=1', 'a "b"']
      const { id } = await create({ combinations: formulas })
      expect((await exported(id, 'txt')).text).toBe(`${formulas.join('\n')}\n`)
      expect((await exported(id, 'csv')).text.split('\r\n')).toEqual([
        `"'=cmd|' /C calc'!A0"`,
        `"'@SUM(1)"`,
        '"+1"',
        '"-1"',
        `"'-x"`,
        `"'\t=1"`,
        '"a ""b"""',
        '',
      ])
    })

    it.each([
      ['none', [], 'No combinations to save'],
      ['only blanks', [' ', '\t'], 'No combinations to save'],
      ['a line break', ['a\nb'], 'combinations must not contain line breaks'],
      ['numbers and objects', [1, null, {}], 'combinations must be strings'],
      ['lists', [['a']], 'combinations must be strings'],
      ['half a character', ['\ud800'], 'combinations must be text that can be shown'],
      ['NUL', ['a\0'], 'combinations must be text that can be shown'],
      [
        'a text of 10,001 characters',
        ['x'.repeat(10_001)],
        'Too long: each of the combinations has at most 10,000 characters',
      ],
      ['a text', 'red', 'combinations must be an array of strings'],
    ])('E08 are refused when they are invalid: %s', async (_what, sent, message) => {
      expect(await refused({ name: 'Ads', combinations: sent })).toEqual(refusal(400, message))
    })

    it('G04 must not be more than 1,000,000', async () => {
      const sent = Array.from({ length: 1_000_001 }, () => 'a')
      expect(await refused({ name: 'Ads', combinations: sent })).toEqual(
        refusal(400, 'Too many combinations: at most 1,000,000 can be kept together'),
      )
    })

    it('are required without a recipe', async () => {
      expect(await refused({ name: 'Ads' })).toEqual(refusal(400, 'No combinations to save'))
    })
  })

  describe('a recipe', () => {
    it('comes back unchanged, with the combinations that nested loops over its columns make', async () => {
      await fc.assert(
        fc.asyncProperty(recipes, async (recipe) => {
          const expected = combineByHand(recipe)
          fc.pre(expected.length > 0)
          const made = await create({ combinations: undefined, recipe })
          expect(made).toMatchObject({
            recipe,
            combinations: expected,
            combinationCount: expected.length,
            isCountExact: true,
            hasRecipe: true,
          })
          expect(await read(made.id)).toEqual(made)
        }),
        { numRuns: 50 },
      )
    })

    it('is exported byte for byte as the generator exports it', async () => {
      await fc.assert(
        fc.asyncProperty(recipes, fc.constantFrom('txt', 'csv', 'json'), async (recipe, format) => {
          fc.pre(combineByHand(recipe).length > 0)
          const { id } = await create({ combinations: undefined, recipe })
          expect((await exported(id, format)).text).toBe(writtenByTheEngine(recipe, format))
        }),
        { numRuns: 50 },
      )
    })

    it('with row settings comes back unchanged, with the rows that it makes', async () => {
      const recipe = aRecipe(['Leeds\nYork', 'plumber\nroofer'], {
        version: 2,
        rows: {
          patterns: ['{2} in {City}', 'best {2}'],
          rules: [
            { kind: 'condition', text: 'IF [City] = "York" THEN [2] <> "plumber"' },
            { kind: 'leave-out', texts: 'roofer in Leeds' },
          ],
          fields: [{ name: 'Path', template: '/{City|slug}/{2|slug}' }],
        },
        names: ['City', ''],
      })
      const expected = ['plumber in Leeds', 'roofer in York', 'best plumber', 'best roofer']
      const made = await create({ combinations: undefined, recipe })
      expect(made).toMatchObject({ recipe, combinations: expected, combinationCount: 4, isCountExact: true })
      expect(await read(made.id)).toEqual(made)
      expect((await create({ combinations: expected, recipe })).recipe).toEqual(recipe)
      expect((await exported(made.id, 'txt')).text).toBe(`${expected.join('\n')}\n`)
      expect((await exported(made.id, 'json')).json()).toEqual(expected)
      expect((await exported(made.id, 'csv')).text.split('\r\n').slice(0, 3)).toEqual([
        '"Path"',
        '"/leeds/plumber"',
        '"/york/roofer"',
      ])
    })

    it('is generated with its row settings on each reading, if it has many rows', async () => {
      const recipe = aRecipe([numbersTo(400), numbersTo(300)], {
        separator: 'minus',
        version: 2,
        rows: { rules: [{ kind: 'no-word-twice' }], order: { shuffle: 'spring' } },
      })
      const made = await create({ combinations: undefined, recipe })
      expect(made.combinationCount).toBe(120_000)
      const { combinations } = await read(made.id)
      expect(combinations?.slice(0, 6)).toEqual((await summaries())[0]?.preview)
      expect(new Set(combinations)).toEqual(new Set(combineByHand({ ...recipe, rows: undefined })))
      expect(combinations?.slice(0, 3)).not.toEqual(['0-0', '0-1', '0-2'])
    })

    it.each([
      [
        { patterns: ['{1}', '{Cty}'] },
        'Pattern 2, character 2: There is no column “Cty”. The columns are “Column 1”, “Column 2”.',
      ],
      [
        {
          rules: [
            { kind: 'length', unit: 'characters', most: 9 },
            { kind: 'condition', text: '[1] = "x"' },
          ],
        },
        'Rule 2, character 7: Column 1 has no word "x".',
      ],
      [{ rules: [{ kind: 'length', unit: 'words', least: 9 }] }, 'Rule 1: This rule drops all rows.'],
    ])('is refused with the place of a setting that can not be used: %j', async (rows, message) => {
      const recipe = { ...aRecipe(['Leeds', 'roofer']), version: 2, rows }
      const answer = await refused({ name: 'Ads', recipe })
      expect(answer).toEqual({
        status: 400,
        body: { message, code: 'bad_request', fields: { recipe: message } },
      })
    })

    it('is refused if its version is newer', async () => {
      const recipe = { ...aRecipe(['Leeds', 'roofer']), version: 4, rows: {} }
      expect(await refused({ name: 'Ads', recipe })).toEqual(
        refusal(400, 'This recipe was made by a newer version of Wordloom'),
      )
    })

    it('determines separator and wrap without ambiguity', async () => {
      const recipe = aRecipe(['a', 'b'], {
        separator: 'custom',
        customSeparator: 'space',
        wrap: 'custom',
        customPrefix: '<|',
        customSuffix: '>',
      })
      const made = await create({ combinations: undefined, recipe })
      expect(made).toMatchObject({ separator: 'space', wrap: '<||>', combinations: ['<|aspaceb>'] })
      const answer = await ann.browser.call(savedResults.recipe, { params: { id: made.id } })
      expect(answer.reply()).toEqual({ id: made.id, name: 'Ads', recipe })
    })

    it('must agree with the combinations sent along', async () => {
      const recipe = aRecipe(['a\nb', 'c\nd'])
      const made = await create({ combinations: ['ac', 'ad', 'bc', 'bd'], recipe })
      expect(made).toMatchObject({ recipe, combinationCount: 4 })
      for (const combinations of [
        ['ac', 'ad', 'bc'],
        ['ac', 'ad', 'bd', 'bc'],
        ['ac', 'ad', 'bc', 'bd', 'x'],
      ]) {
        const answer = await refused({ name: 'Ads', combinations, recipe })
        expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['recipe']])
      }
    })

    it('is refused if it makes nothing', async () => {
      const answer = await refused({ name: 'Ads', recipe: aRecipe(['', ' \n']) })
      expect(answer).toEqual(refusal(400, 'No combinations to save'))
    })

    it('is stored alone above 100,000 combinations, and generates them on reading', async () => {
      const recipe = aRecipe([numbersTo(400), numbersTo(300)], { separator: 'minus' })
      const made = await create({ combinations: undefined, recipe })
      expect(made.combinationCount).toBe(120_000)
      const row = await app.database.kysely
        .selectFrom('result_texts')
        .select('combinations')
        .where('id', '=', made.id)
        .executeTakeFirst()
      expect(row).toEqual({ combinations: null })
      expect((await read(made.id)).combinations).toEqual(combineByHand(recipe))
      const whole = (await ann.browser.call(savedResults.list)).reply() as SavedResult[]
      expect(whole.map(({ combinations }) => combinations?.length)).toEqual([120_000])
    })

    it('is returned without its combinations if there are more than 1,000,000', async () => {
      const columns = Array.from({ length: 6 }, () => numbersTo(1000))
      const made = await create({ combinations: undefined, recipe: aRecipe(columns, { separator: 'plus' }) })
      expect(made).toMatchObject({ combinationCount: '1000000000000000000', combinations: null })
      const [summary] = await summaries()
      expect(summary).toMatchObject({ combinationCount: '1000000000000000000', hasRecipe: true })
      expect(summary?.preview[5]).toBe('0+0+0+0+0+5')
    })

    it('is not generated for HEAD, at any size', async () => {
      const columns = Array.from({ length: 6 }, () => numbersTo(100))
      const { id } = await create({
        combinations: undefined,
        recipe: aRecipe(columns, { separator: 'plus' }),
      })
      const cookie = `session=${ann.browser.cookies.get('session')}`
      for (let time = 0; time < 5; time++) {
        const answer = await app.inject({
          method: 'HEAD',
          url: `/api/saved-results/${id}/export`,
          headers: { cookie },
        })
        expect([answer.statusCode, answer.body]).toEqual([200, ''])
      }
    })
  })

  it.each(['../../etc/passwd', 'a"\r\nX: y'.replace('\r\n', ''), 'CON', 'x'.repeat(200), '🧵'])(
    'F05 are exported to a file with a fixed name, whatever they are named: %s',
    async (name) => {
      const { id } = await create({ name, combinations: undefined, recipe: aRecipe(['é', 'b']) })
      for (const [format, type] of [
        ['txt', 'text/plain; charset=utf-8'],
        ['csv', 'text/csv; charset=utf-8'],
        ['json', 'application/json; charset=utf-8'],
      ] as const) {
        const { headers, text } = await exported(id, format)
        expect(headers).toMatchObject({
          'content-type': type,
          'content-disposition': `attachment; filename="word-combinations.${format}"`,
          'content-length': String(Buffer.byteLength(text)),
        })
      }
    },
  )

  it.each(['__proto__', 'constructor', "'; DROP TABLE users;--", '<img src=x onerror=alert(1)>', '👩‍👩‍👧‍👦'])(
    'E05 may have any name: %s',
    async (name) => {
      const { id } = await create({ name, description: name })
      expect(await read(id)).toMatchObject({ name, description: name })
    },
  )

  it.each([
    ['nothing', undefined, 'Please enter a results name'],
    ['blanks', '   ', 'Please enter a results name'],
    ['invisible characters', '\u200b', 'Please enter a results name'],
    ['201 characters', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['10,000 characters', 'x'.repeat(10_000), 'Please use at most 200 characters'],
  ])('E07 refuse an invalid name: %s', async (_what, name, message) => {
    expect(await refused({ name, combinations: ['a'] })).toEqual(refusal(400, message))
  })

  it('H01 are saved once, however often they are sent with the same key', async () => {
    const headers = { 'idempotency-key': 'once' }
    const made = await Promise.all(Array.from({ length: 20 }, () => create({}, headers)))
    expect(new Set(made.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await summaries()).toHaveLength(1)
    const other = await ann.browser.send(
      'POST',
      '/api/saved-results',
      { name: 'Else', combinations: ['a'] },
      headers,
    )
    expect([other.status, (other.json() as { code: string }).code]).toEqual([409, 'key_reused'])
  })

  it('are answered with a summary when one is requested', async () => {
    const answer = await ann.browser.send('POST', '/api/saved-results?view=summary', {
      name: 'Ads',
      recipe: aRecipe([numbersTo(1000), numbersTo(1000)], { separator: 'minus' }),
    })
    expect([answer.status, answer.headers['etag']]).toEqual([201, '"1"'])
    expect([answer.json()]).toEqual(await summaries())
  })

  describe('a change', () => {
    const replace = (id: number, body: object, headers = {}) =>
      ann.browser.send('PUT', `/api/saved-results/${id}`, body, headers)

    it('removes the recipe if the combinations no longer match it', async () => {
      const recipe = aRecipe(['a\nb', 'c'], { separator: 'minus' })
      const { id } = await create({ combinations: undefined, recipe, description: 'Two' })
      const answer = await replace(id, { name: 'Three', combinations: ['a-c', 'b-c', 'z'] })
      expect([answer.status, answer.headers['etag']]).toEqual([200, '"2"'])
      expect(answer.json()).toEqual(await read(id))
      expect(await read(id)).toMatchObject({
        name: 'Three',
        description: null,
        combinations: ['a-c', 'b-c', 'z'],
        combinationCount: 3,
        recipe: null,
        hasRecipe: false,
        separator: 'minus',
        version: 2,
      })
      expect((await exported(id, 'txt')).text).toBe('a-c\nb-c\nz\n')
    })

    it('keeps the recipe if only the name changes, whether or not the combinations are stored', async () => {
      for (const columns of [
        [numbersTo(10), 'x'],
        [numbersTo(400), numbersTo(300)],
      ]) {
        const recipe = aRecipe(columns, { separator: 'minus' })
        const { id, combinations } = await create({ combinations: undefined, recipe })
        const answer = await replace(id, { name: 'Again', combinations })
        expect(answer.json()).toMatchObject({ name: 'Again', recipe, version: 2, combinations })
      }
    })

    it('is refused without a name or combinations', async () => {
      const { id } = await create()
      const messageOf = async (body: object) => (await replace(id, body)).json() as { message: string }
      expect(await messageOf({ name: ' ', combinations: ['a'] })).toMatchObject({
        message: 'Please enter a result name',
      })
      expect(await messageOf({ name: 'Ads', combinations: [] })).toMatchObject({
        message: 'Please enter at least one combination',
      })
      expect(await read(id)).toMatchObject({ version: 1 })
    })

    it('leaves the combinations unchanged if it has only a name and a description', async () => {
      const { id, combinations } = await create({ description: 'Old' })
      const answer = await ann.browser.call(savedResults.rename, { params: { id }, body: { name: ' New ' } })
      expect(answer.reply()).toMatchObject({ name: 'New', description: null, version: 2 })
      expect(await read(id)).toMatchObject({ combinations })
    })

    it('Q14 changes nothing if it is based on an outdated version', async () => {
      const { id } = await create()
      const stale = { 'if-match': '"1"' }
      expect((await replace(id, { name: 'One', combinations: ['a'] }, stale)).status).toBe(200)
      const before = await snapshotOf(app.database)
      const attempts = [
        await replace(id, { name: 'Two', combinations: ['b'] }, stale),
        await ann.browser.send('PATCH', `/api/saved-results/${id}`, { name: 'Two' }, stale),
        await ann.browser.send('DELETE', `/api/saved-results/${id}`, undefined, stale),
      ]
      for (const { status, text } of attempts) {
        expect([status, JSON.parse(text)]).toEqual([
          412,
          { message: 'This item was changed elsewhere', code: 'changed_elsewhere' },
        ])
      }
      expect(await snapshotOf(app.database)).toEqual(before)
      expect((await replace(id, { name: 'Two', combinations: ['b'] })).status).toBe(200)
      expect((await replace(id, { name: 'Three', combinations: ['b'] }, { 'if-match': '"3"' })).status).toBe(
        200,
      )
    })

    it('is stored whole if another one arrives at the same time', async () => {
      const { id } = await create()
      const sent = Array.from({ length: 10 }, (_, i) => ({ name: `n${i}`, combinations: [`c${i}`] }))
      await Promise.all(sent.map((body) => replace(id, body)))
      const { name, combinations, version } = await read(id)
      expect(sent).toContainEqual({ name, combinations })
      expect(version).toBe(11)
    })

    it.each([{ userId: 'x' }, { id: 5 }, { createdAt: 'now' }, { projectId: 1 }, { recipe: null }])(
      'E02 takes no other field: %j',
      async (extra) => {
        const { id } = await create()
        const answer = await replace(id, { name: 'Ads', combinations: ['a'], ...extra })
        expect([answer.status, answer.json()]).toMatchObject([
          400,
          { message: `Unknown field: ${Object.keys(extra)[0]}` },
        ])
      },
    )
  })

  describe('a move', () => {
    const move = (id: number, projectId: number | null) =>
      ann.browser.call(savedResults.move, { params: { id }, body: { projectId } })

    it('leaves content, version and update time unchanged', async () => {
      const made = await create()
      const projectId = await addProject(app.database, ann.id)
      expect((await move(made.id, projectId)).reply()).toMatchObject({ projectId })
      expect(await read(made.id)).toEqual({ ...made, projectId })
      await move(made.id, null)
      expect(await read(made.id)).toEqual(made)
    })

    it('A04 into a project that is deleted or belongs to another account is refused like one that never existed', async () => {
      const { id } = await create()
      const other = await aPerson(app)
      const gone = await addProject(app.database, ann.id)
      await throwAway(app.database, 'projects', gone)
      const before = await snapshotOf(app.database)
      const answers = [
        await move(id, await addProject(app.database, other.id)),
        await move(id, gone),
        await move(id, 999_999),
      ]
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
        new Set(['404 {"message":"Not found","code":"not_found"}']),
      )
      expect((await snapshotOf(app.database))['saved_results']).toEqual(before['saved_results'])
      for (const projectId of [gone, 999_999]) {
        const answer = await ann.browser.send('POST', '/api/saved-results', {
          name: 'Ads',
          combinations: ['a'],
          projectId,
        })
        expect(answer.status).toBe(404)
      }
    })
  })

  describe('a deleted result', () => {
    const remove = (id: number) => ann.browser.call(savedResults.remove, { params: { id } })
    const restore = (id: number) => ann.browser.call(savedResults.restore, { params: { id } })

    it('cannot be found until it is restored as it was', async () => {
      const made = await create()
      expect((await remove(made.id)).status).toBe(204)
      const { id } = made
      for (const answer of [
        await ann.browser.call(savedResults.read, { params: { id } }),
        await ann.browser.call(savedResults.recipe, { params: { id } }),
        await exported(id, 'txt'),
        await ann.browser.call(savedResults.rename, { params: { id }, body: { name: 'x' } }),
        await ann.browser.call(savedResults.replace, {
          params: { id },
          body: { name: 'x', combinations: ['x'] },
        }),
        await ann.browser.call(savedResults.move, { params: { id }, body: { projectId: null } }),
        await remove(id),
      ]) {
        expect([answer.status, answer.json()]).toEqual([404, { message: 'Not found', code: 'not_found' }])
      }
      expect(await summaries()).toEqual([])
      expect((await restore(id)).status).toBe(200)
      expect(await read(id)).toEqual(made)
      expect((await restore(id)).reply()).toMatchObject({ id, version: 1 })
    })

    it('is restored without a deleted project, and returns to it when that is restored', async () => {
      const projectId = await addProject(app.database, ann.id)
      const { id } = await create({ projectId })
      await remove(id)
      await throwAway(app.database, 'projects', projectId)
      expect((await restore(id)).reply()).toMatchObject({ projectId: null })
      const row = await app.database.kysely
        .selectFrom('saved_results')
        .select('former_project_id')
        .where('id', '=', id)
        .executeTakeFirst()
      expect(row).toEqual({ former_project_id: projectId })
    })
  })

  it('are listed newest first, for each account separately', async () => {
    const ids: number[] = []
    for (const name of ['a', 'b', 'c']) ids.unshift((await create({ name })).id)
    const other = await aPerson(app)
    expect((await summaries()).map(({ id }) => id)).toEqual(ids)
    const whole = (await ann.browser.call(savedResults.list)).reply()
    expect(whole.map(({ id }) => id)).toEqual(ids)
    expect((await other.browser.call(savedResults.list)).reply()).toEqual([])
  })

  it('are all listed, however many they are', async () => {
    const first = await create({ name: 'first' })
    const { kysely, now } = app.database
    const row = { user_id: ann.id, combination_count: '1', preview: '["a"]', separator: '', wrap: '' }
    for (let batch = 0; batch < 12; batch++) {
      await kysely
        .insertInto('saved_results')
        .values(
          Array.from({ length: 100 }, (_, i) => ({
            ...row,
            name: `${batch}/${i}`,
            created_at: now,
            updated_at: now,
          })),
        )
        .execute()
    }
    const listed = await summaries()
    expect([listed.length, listed[0]?.name, listed.at(-1)?.id]).toEqual([1201, '11/99', first.id])
    const whole = (await ann.browser.call(savedResults.list)).reply()
    expect(whole.map(({ id }) => id)).toEqual(listed.map(({ id }) => id))
  })

  it('A02 look missing to every request of another account', async () => {
    const { id } = await create()
    const other = await aPerson(app)
    const before = await snapshotOf(app.database)
    const path = `/api/saved-results/${id}`
    const answers = [
      await other.browser.send('GET', path),
      await other.browser.send('GET', `${path}/recipe`),
      await other.browser.send('GET', `${path}/export`),
      await other.browser.send('PUT', path, { name: 'x', combinations: ['x'] }),
      await other.browser.send('PATCH', path, { name: 'x' }),
      await other.browser.send('PUT', `${path}/move`, { projectId: null }),
      await other.browser.send('DELETE', path),
      await other.browser.send('POST', `${path}/restore`),
    ]
    for (const { status, text, headers } of answers) {
      expect([status, text, headers['etag']]).toEqual([
        404,
        '{"message":"Not found","code":"not_found"}',
        undefined,
      ])
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })
})

function writtenByTheEngine(recipe: Recipe, format: 'txt' | 'csv' | 'json'): string {
  const { separator, prefix, suffix, removeWhitespace } = toJoining(recipe)
  const columns = recipe.columns.map((text) => parseColumn(text, { removeWhitespace }))
  const plan = compile({ columns, separator, prefix, suffix, unique: recipe.unique })
  return Buffer.concat([...plan.chunks({ format, chunkSize: 1024 })]).toString()
}
