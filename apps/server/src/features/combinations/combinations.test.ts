import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  combinations,
  type ErrorBody,
  type Recipe,
  type RowSettings,
  type SentBodyOf,
  toEngineRecipe,
  wordReading,
} from '@wordloom/contract'
import { compileRecipe, parseColumn } from '@wordloom/engine'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { addToken } from '@wordloom/testing/accounts/token'
import { DATABASES } from '@wordloom/testing/database/database'
import { aRecipe, numbersTo } from '@wordloom/testing/library/recipes'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'

const SMALL = aRecipe(['red\nblue', 'fox\n5" owl'], { separator: 'space' })

const TABLE: Recipe = aRecipe(['Leeds\nYork', 'plumber\nroofer'], {
  separator: 'space',
  version: 2,
  rows: { fields: [{ name: 'Page', template: '/{1|slug}/{2|slug}' }] },
})

/** Too many words make the same row to count the rows that the rule keeps. */
const UNCOUNTED = aRecipe(
  Array.from({ length: 3 }, () => Array.from({ length: 300 }, (_, i) => 'a'.repeat(i + 1)).join('\n')),
  { unique: true, version: 2, rows: { rules: [{ kind: 'length', unit: 'characters', most: 40 }] } },
)

const ENDLESS = aRecipe(
  Array.from({ length: 3 }, () => numbersTo(5000)),
  { separator: 'minus' },
)
const ENDLESS_PART = { recipe: ENDLESS, from: 1 } as const

type Body = SentBodyOf<typeof combinations.write>

describe('the rows of a recipe', () => {
  it('are a text, CSV or JSON Lines, to sessions and to tokens that may read', async () => {
    await using app = await anApp()
    const person = await aPerson(app)
    const { headers } = await addToken(app.database, person.id, { scope: 'read' })
    const writeAs = (format?: 'csv' | 'jsonl') =>
      aBrowser(app).call(combinations.write, { body: { recipe: SMALL, ...(format && { format }) }, headers })
    const answers = [await writeAs(), await writeAs('csv'), await writeAs('jsonl')]
    expect(answers.map(({ text }) => text)).toEqual([
      'red fox\nred 5" owl\nblue fox\nblue 5" owl\n',
      '"red fox"\r\n"red 5"" owl"\r\n"blue fox"\r\n"blue 5"" owl"\r\n',
      '"red fox"\n"red 5\\" owl"\n"blue fox"\n"blue 5\\" owl"\n',
    ])
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
      'text/plain; charset=utf-8',
      'text/csv; charset=utf-8',
      'application/jsonl; charset=utf-8',
    ])
    expect(answers[0]?.headers['content-length']).toBe(String(answers[0]?.text.length))
    expect((await person.browser.call(combinations.write, { body: { recipe: SMALL } })).text).toBe(
      answers[0]?.text,
    )
  })

  it('are a table in CSV and JSON Lines if the recipe has fields', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const read = async (body: Omit<Body, 'recipe'>) =>
      (await browser.call(combinations.write, { body: { recipe: TABLE, ...body } })).text
    expect(await read({ format: 'csv', count: 1 })).toBe('"Page"\r\n"/leeds/plumber"\r\n')
    expect(await read({ format: 'csv', from: 1, count: 1 })).toBe('"/leeds/roofer"\r\n')
    expect(await read({ format: 'jsonl', from: 3 })).toBe('{"Page":"/york/roofer"}\n')
    expect(await read({ count: 1 })).toBe('Leeds plumber\n')
  })

  it('are guarded against formulas, and have no byte order mark, unless the client says otherwise', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const recipe = aRecipe(["-free\n=1+1\n-5\n'=x"])
    const table: Recipe = { ...recipe, version: 2, rows: { fields: [{ name: 'A', template: '{1}' }] } }
    for (const saved of [recipe, table]) {
      const read = async (body: Omit<Body, 'recipe'>) => {
        const { headers, text } = await browser.call(combinations.write, {
          body: { recipe: saved, format: 'csv', ...body },
        })
        const length = headers['content-length']
        if (length !== undefined) expect(length).toBe(String(Buffer.byteLength(text)))
        return text.replace('"A"\r\n', '').replaceAll('"', '').trimEnd().split('\r\n')
      }
      expect(await read({})).toEqual(["'-free", "'=1+1", '-5', "''=x"])
      expect(await read({ guard: false })).toEqual(['-free', '=1+1', '-5', "''=x"])
      expect(await read({ byteOrderMark: true })).toEqual(["\ufeff'-free", "'=1+1", '-5', "''=x"])
      expect(await read({ byteOrderMark: true, from: 2 })).toEqual(['-5', "''=x"])
    }
  })

  it.each([
    ['that are counted', ENDLESS],
    ['that are found one by one', UNCOUNTED],
  ])('come in ranges that join, %s', async (_, recipe) => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const read = async (from: number, count: number) =>
      (await browser.call(combinations.write, { body: { recipe, from, count, format: 'csv' } })).text
    const expected = firstRows(recipe, 30)
    const parts = [await read(0, 1), await read(1, 19), await read(20, 10)]
    expect(parts.join('') === expected.map((row) => `"${row}"\r\n`).join('')).toBe(true)
    expect(parts.map((part) => part.split('\r\n').length - 1)).toEqual([1, 19, 10])
  })

  it('are empty beyond the last one', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const answer = await browser.call(combinations.write, {
      body: { recipe: SMALL, from: '123456789012345678901' },
    })
    expect([answer.status, answer.text]).toEqual([200, ''])
  })

  it('can be a sample that is the same for the same seed', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const recipe = {
      ...ENDLESS,
      version: 2,
      rows: { order: { sample: { count: 3, seed: 'seven' } } },
    } as const
    const read = async () => (await browser.call(combinations.write, { body: { recipe } })).text
    const rows = (await read()).trimEnd().split('\n')
    expect(rows).toHaveLength(3)
    expect((await read()).trimEnd().split('\n')).toEqual(rows)
  })

  it.each<[RowSettings, string]>([
    [
      { patterns: ['{1} {2}', 'in {Cty}'] },
      'Pattern 2, character 5: There is no column “Cty”. The columns are “Column 1”, “Column 2”.',
    ],
    [{ rules: [{ kind: 'length', unit: 'characters', most: 1 }] }, 'Rule 1: This rule drops all rows.'],
  ])('are refused with the place of the problem in the recipe: %j', async (rows, message) => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const recipe: Recipe = { ...SMALL, version: 2, rows }
    for (const endpoint of [combinations.write, combinations.count]) {
      const { status, json } = await browser.call(endpoint, { body: { recipe } })
      expect([status, json()]).toEqual([400, { message, code: 'bad_request', fields: { recipe: message } }])
    }
  })

  it('are refused with what to make smaller if they take too much work or memory', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const uneven = Array.from({ length: 100_000 }, (_, i) =>
      (i * 2_654_435_761).toString(36).repeat(1 + (i % 9)),
    )
    const long = aRecipe([numbersTo(10).replaceAll(/$/gm, 'x'.repeat(9000))])
    const tooLarge: readonly (readonly [number, Recipe])[] = [
      [413, { ...long, version: 2, rows: { patterns: ['{1}'.repeat(600)] } }],
      [
        400,
        aRecipe([uneven.join('\n'), uneven.slice(0, -1).join('\n'), uneven.slice(50_000).join('\n')], {
          unique: true,
        }),
      ],
    ]
    for (const [expected, recipe] of tooLarge) {
      for (const endpoint of [combinations.write, combinations.count]) {
        const { status, json } = await browser.call(endpoint, { body: { recipe } })
        const { message, fields } = json() as ErrorBody
        expect([status, message]).toEqual([expected, expect.stringMatching(/Use (fewer|shorter)/)])
        expect(fields).toEqual({ recipe: message })
      }
    }
  })

  it('are refused if they are too long for one answer', async () => {
    await using app = await anApp()
    const { browser } = await aPerson(app)
    const { status, json } = await browser.call(combinations.write, { body: { recipe: ENDLESS } })
    expect([status, (json() as ErrorBody).fields]).toEqual([
      400,
      { count: "These rows have more than 2,048 MB. Read them in parts, with 'from' and 'count'." },
    ])
  })

  it('need a plan with as many columns', async () => {
    await using app = await anApp({ settings: { PAYMENTS: 'sandbox' } })
    const { browser } = await aPerson(app)
    const body = { recipe: aRecipe(['a', 'b', 'c', 'd']) }
    const { status, json } = await browser.call(combinations.write, { body })
    expect([status, (json() as ErrorBody).message]).toEqual([403, 'Your plan allows up to 3 columns'])
  })
})

describe('the count of the rows', () => {
  it('is exact at any size, with the first rows', async () => {
    await using app = await anApp({ settings: { PAYMENTS: 'off' } })
    const { browser } = await aPerson(app)
    const count = async (recipe: Recipe) =>
      (await browser.call(combinations.count, { body: { recipe } })).reply()
    expect(await count(aRecipe(['red\nblue', 'fox']))).toEqual({
      count: 2,
      isExact: true,
      preview: ['redfox', 'bluefox'],
    })
    const columns = Array.from({ length: 6 }, () => numbersTo(1000))
    expect(await count(aRecipe(columns))).toMatchObject({ count: '1000000000000000000', isExact: true })
    expect(await count(UNCOUNTED)).toMatchObject({ isExact: false })
  })
})

describe('an answer with endless rows', () => {
  it('is one of four that an account reads at once, until its client leaves', async () => {
    await using app = await anApp()
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const origin = await listen(app)
    const answers: IncomingMessage[] = []
    while (answers.length < 5) answers.push(await open(origin, person))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 429])
    expect(answers[4]?.headers['retry-after']).toBe('10')
    const others = await open(origin, other)
    expect(others.statusCode).toBe(200)
    answers[0]?.destroy()
    await soon(async () => {
      const next = await open(origin, person)
      next.destroy()
      expect(next.statusCode).toBe(200)
    })
    for (const answer of [...answers, others]) answer.destroy()
  })

  it('breaks off when its client stops reading', async () => {
    const timeLimits = {
      requestTimeout: 9000,
      timeLimit: 300,
      connectionTimeout: 5000,
      keepAliveTimeout: 5000,
      headersTimeout: 6000,
      connectionsCheckingInterval: 50,
    }
    await using app = await anApp({ timeLimits })
    const answer = await open(await listen(app), await aPerson(app))
    const before = app.holdings.inAll()
    expect(before).toBeGreaterThan(0)
    await soon(() => expect(app.holdings.inAll()).toBe(0))
    answer.resume()
    await expect(once(answer, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' })
  })
})

describe.each(DATABASES)('the megabytes of an account, on %s,', (kind) => {
  it('end: the answer breaks off, and the next one is refused', async () => {
    await using app = await anApp({ kind })
    const person = await aPerson(app)
    expect((await person.browser.call(combinations.write, { body: { recipe: SMALL } })).status).toBe(200)
    await app.database.kysely
      .updateTable('rate_limits')
      .set({ count: 4999 })
      .where('key', 'like', 'combinedMegabytesPerAccount:%')
      .execute()
    const answer = await open(await listen(app), person)
    let bytes = 0
    const reading = async () => {
      for await (const chunk of answer) bytes += chunk.length
    }
    await expect(reading()).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(bytes).toBeGreaterThan(4 * 1024 * 1024)
    expect(bytes).toBeLessThanOrEqual(7 * 1024 * 1024)
    const { status, headers } = await person.browser.call(combinations.write, { body: { recipe: SMALL } })
    expect([status, Number(headers['retry-after']) > 80_000]).toEqual([429, true])
  })
})

function firstRows({ columns, ...options }: Recipe, count: number): readonly string[] {
  const words = columns.map((text, column) => parseColumn(text, wordReading(options, column)))
  const { plan } = compileRecipe(toEngineRecipe(options, words))
  return plan.kind === 'indexed' ? plan.slice(0n, count) : plan.rows(0n, count).map(({ text }) => text)
}

async function listen(app: App): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function open(origin: string, { browser }: Person): Promise<IncomingMessage> {
  const asked = request(`${origin}${combinations.write.path}`, {
    method: 'POST',
    agent: false,
    headers: { cookie: `session=${browser.cookies.get('session')}`, 'content-type': 'application/json' },
  })
  asked.end(JSON.stringify(ENDLESS_PART))
  const [answer]: [IncomingMessage] = (await once(asked, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  return answer
}
