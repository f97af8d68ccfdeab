import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RESULT_EXPORTS, type Recipe, type SavedResult, savedResults } from '@wordloom/contract'
import { compile } from '@wordloom/engine'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { aRecipe, numbersTo } from '@wordloom/testing/library/recipes'
import { anApp } from '@wordloom/testing/server/app'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'
import type { Content } from './content.ts'
import { createSavedResultStorage } from './storage.ts'

const MILLION = aRecipe([numbersTo(100), numbersTo(100), numbersTo(100)], {
  separator: 'minus',
  unique: true,
})

const ENDLESS = aRecipe(
  Array.from({ length: 6 }, () => numbersTo(1000)),
  { separator: 'minus' },
)

const LARGEST_RECIPE = JSON.stringify(
  aRecipe([Array.from({ length: 2000 }, () => '東'.repeat(10_000)).join('\n'), 'a', 'b'], {
    separator: 'minus',
  }),
)

describe.each(DATABASES)('large results, on %s,', (kind) => {
  it('are saved as their recipe, and exported byte for byte', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const answer = await browser.send('POST', '/api/saved-results?view=summary', {
      name: 'A million',
      recipe: MILLION,
    })
    expect(answer.json()).toMatchObject({ combinationCount: 1_000_000, isCountExact: true })
    const { id } = answer.json() as { id: number }

    const words = MILLION.columns.map((column) => column.split('\n'))
    const plan = compile({ columns: words, separator: '-', unique: true })
    for (const format of RESULT_EXPORTS) {
      const expected = createHash('sha256')
      for (const chunk of plan.chunks({ format })) expected.update(chunk)
      const { text, headers } = await browser.send('GET', `/api/saved-results/${id}/export?format=${format}`)
      expect(headers['content-length']).toBe(String(plan.kind === 'indexed' && plan.bytesOf(format)))
      expect(createHash('sha256').update(text).digest('hex')).toBe(expected.digest('hex'))
    }
  })

  it('return a million strings, whether generated or sent', async () => {
    await using app = await anApp({ kind })
    const { browser } = await aPerson(app)
    const made = await browser.send('POST', '/api/saved-results', { name: 'Made', recipe: MILLION })
    const { combinations } = made.json() as SavedResult
    expect([combinations?.length, combinations?.[1], combinations?.at(-1)]).toEqual([
      1_000_000,
      '0-0-1',
      '99-99-99',
    ])
    const sent = await browser.send('POST', '/api/saved-results', { name: 'Sent', combinations })
    const { id, combinations: answered } = sent.json() as SavedResult
    const read = (await browser.send('GET', `/api/saved-results/${id}`)).json() as SavedResult
    const expected = combinations?.join('\n')
    expect([answered, read.combinations].map((each) => each?.join('\n') === expected)).toEqual([true, true])
    const exported = await browser.send('GET', `/api/saved-results/${id}/export`)
    expect(exported.text === `${expected}\n`).toBe(true)
    const list = await browser.send('GET', '/api/saved-results?view=summary')
    expect(list.text.length).toBeLessThan(2000)
  })
})

describe('the largest possible results', () => {
  it.each([
    ['64 MB of combinations', contentOf({ text: 'x'.repeat(63).concat('\n').repeat(1_000_000).trimEnd() })],
    ['a recipe of 60 MB', contentOf({ recipe: LARGEST_RECIPE })],
    [
      'a recipe of 60 MB with its combinations',
      contentOf({ recipe: LARGEST_RECIPE, text: 'x\n'.repeat(2_000_000) }),
    ],
  ])('%s: can be read on every route', async (_, content) => {
    await using app = await anApp()
    const person = await aPerson(app)
    const { id } = await app.database.transaction((transaction) =>
      createSavedResultStorage(app.database).create(transaction, person.id, {
        name: 'Largest',
        description: null,
        projectId: null,
        separator: 'minus',
        wrap: 'nothing',
        content,
      }),
    )
    // Each export generates the rows of the recipe again, which takes seconds for the largest.
    const formats = content.text === null ? RESULT_EXPORTS.slice(0, 1) : RESULT_EXPORTS
    const paths = [
      '',
      `/${id}`,
      `/${id}/recipe`,
      ...formats.map((format) => `/${id}/export?format=${format}`),
    ]
    const isThere = (path: string) => content.recipe !== null || !path.endsWith('/recipe')
    for (const path of paths.filter(isThere)) {
      const { status } = await person.browser.send('GET', `/api/saved-results${path}`)
      expect([path, status]).toEqual([path, 200])
    }
  })
})

describe('the export of a result with endless combinations', () => {
  it('serves a few slow readers of an account, and other accounts meanwhile', async () => {
    await using app = await anApp()
    const [person, other] = [await aPerson(app), await aPerson(app)]
    const path = await anEndlessExport(person)
    const otherPath = await anEndlessExport(other)
    const origin = await listen(app)
    const answers: IncomingMessage[] = []
    while (answers.at(-1)?.statusCode !== 503) answers.push(await open(origin, path, person))
    expect(answers.at(-1)?.headers['retry-after']).toBe('5')
    expect(answers.length).toBeGreaterThan(4)

    const othersAnswer = await open(origin, otherPath, other)
    expect(othersAnswer.statusCode).toBe(200)
    const { id } = (
      await person.browser.call(savedResults.create, { body: { name: 'Small', combinations: ['a'] } })
    ).reply() as SavedResult
    expect((await person.browser.call(savedResults.read, { params: { id } })).status).toBe(200)

    answers[0]?.destroy()
    await soon(async () => {
      const next = await open(origin, path, person)
      next.destroy()
      expect(next.statusCode).toBe(200)
    })
    for (const answer of [...answers, othersAnswer]) answer.destroy()
  })

  it('continues only as far as the client reads', async () => {
    await using app = await anApp()
    const person = await aPerson(app)
    const answer = await open(await listen(app), await anEndlessExport(person), person)
    let text = ''
    for await (const chunk of answer.setEncoding('utf8')) {
      text += chunk
      if (text.length > 4 * 1024 * 1024) break
    }
    const lines = text.split('\n').slice(0, -1)
    const columns = ENDLESS.columns.map((column) => column.split('\n'))
    const plan = compile({ columns, separator: '-' })
    expect(lines.join('\n') === plan.slice(0n, lines.length).join('\n')).toBe(true)
  })
})

describe('recipes that take long to count', () => {
  it('delay other accounts by at most one recipe, however many an account has sent', async () => {
    await using app = await anApp()
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const save = ({ browser }: Person, recipe: Recipe) =>
      browser.send('POST', '/api/saved-results?view=summary', { name: 'Ads', recipe })
    const slow = aRecipe(
      Array.from({ length: 6 }, () => numbersTo(400)),
      { unique: true },
    )
    // Starts both threads.
    await Promise.all([ann, bob].map((person) => save(person, aRecipe(['a', 'b']))))
    let counted = 0
    const many = Array.from({ length: 5 }, async () => {
      const { status } = await save(ann, slow)
      if (status === 201) counted++
      return status
    })
    await Promise.race(many)
    expect((await save(bob, aRecipe(['a', 'b']))).status).toBe(201)
    expect(counted).toBeLessThanOrEqual(3)
    // The account itself gets those in time, and is told to wait with the others.
    const statuses = await Promise.all(many)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
  })
})

async function anEndlessExport({ browser }: Person): Promise<string> {
  const answer = await browser.send('POST', '/api/saved-results?view=summary', {
    name: 'Endless',
    recipe: ENDLESS,
  })
  return `/api/saved-results/${(answer.json() as { id: number }).id}/export`
}

async function listen(app: App): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

async function open(origin: string, path: string, { browser }: Person): Promise<IncomingMessage> {
  const request = get(`${origin}${path}`, {
    agent: false,
    headers: { cookie: `session=${browser.cookies.get('session')}` },
  })
  const [answer]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {})
  return answer
}

function contentOf({
  recipe = null,
  text = null,
}: {
  readonly recipe?: string | null
  readonly text?: string | null
}): Content {
  const bytes = Buffer.byteLength(`${recipe ?? ''}${text ?? ''}`)
  return { count: 1_000_000n, isExact: true, preview: [], recipe, text, bytes }
}
