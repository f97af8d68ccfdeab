import { MAX_LIST_BODY_BYTES, MAX_SMALL_BODY_BYTES, type ReplyOf, savedLists } from '@wordloom/contract'
import { type App, aPerson } from '@wordloom/testing/accounts/person'
import { BAD_FILES, ODD_FILES } from '@wordloom/testing/files/bad-files'
import { WORD_CASES } from '@wordloom/testing/files/cases'
import { anApp } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: App
beforeAll(async () => {
  app = await anApp({ kind: 'sqlite' })
})
afterAll(() => app[Symbol.asyncDispose]())

const TABLE = 'Keyword;Campaign;Clicks\r\nscarf;Winter;5\r\nhat;Summer;7\r\nTotal: all;;12\r\n'

type Saved = ReplyOf<typeof savedLists.create> & {
  readonly words?: readonly string[]
  readonly message?: string
}

async function sender() {
  const { browser } = await aPerson(app)
  return {
    browser,
    async save(
      content: string | Uint8Array,
      query: Readonly<Record<string, string>> = {},
      type = 'text/csv',
    ) {
      const address = `${savedLists.create.path}?${new URLSearchParams({ name: 'File', ...query })}`
      const answer = await browser.send('POST', address, Buffer.from(content), { 'content-type': type })
      return { status: answer.status, ...(answer.json() as Saved) }
    },
  }
}

it.each(WORD_CASES.filter(({ name }) => !name.endsWith('.json')))(
  'the API reads a file with $kind as the commands do',
  async ({ name, content, words, told = [] }) => {
    const { save } = await sender()
    const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain'
    const saved = await save(content, { report: 'true' }, type)
    expect(saved).toMatchObject({ status: 201, name: 'File', words })
    for (const part of told) expect(saved.reading?.summary).toContain(part)
  },
)

it.each(BAD_FILES.filter(({ isText }) => isText))(
  'the API refuses a file with $kind with a sentence that says so',
  async ({ name, content, problem }) => {
    const { save } = await sender()
    const refused = await save(content(), {}, name.endsWith('.csv') ? 'text/csv' : 'text/plain')
    expect([refused.status, refused.message]).toEqual([400, expect.stringMatching(problem)])
  },
)

it.each(ODD_FILES.filter(({ isText }) => isText))(
  'the API reads a file with $kind, and says what it assumed',
  async ({ content, words, told }) => {
    const { save } = await sender()
    const saved = await save(content(), { report: 'true' })
    expect(saved).toMatchObject({ status: 201, words })
    for (const part of told) expect(saved.reading?.summary).toMatch(part)
  },
)

describe('a list from a file', () => {
  it('says how the file was read only when asked', async () => {
    const { save } = await sender()
    expect(await save(TABLE)).not.toHaveProperty('reading')
    const { reading } = await save(TABLE, { report: 'true', view: 'summary' })
    expect(reading).toMatchObject({
      summary: 'semicolons, header on line 1, 1 total row left out, words from “Keyword”',
      headerLine: 1,
      totalsLeftOut: 1,
      columns: [{ number: 1, role: 'term', isChosen: true }, { role: 'campaign' }, { role: 'clicks' }],
    })
  })

  it.each([
    [{ column: 'campaign' }, ['Winter', 'Summer']],
    [{ column: '3', keepTotals: 'true' }, ['5', '7', '12']],
    [{ header: 'none' }, ['Keyword', 'scarf', 'hat']],
    [{ lines: 'true' }, TABLE.trimEnd().split('\r\n')],
  ])('is read with other assumptions: %j', async (query, words) => {
    const { save } = await sender()
    expect((await save(TABLE, query)).words).toEqual(words)
  })

  it('replaces the words of another', async () => {
    const { browser, save } = await sender()
    const { id } = await save('red\nblue', {}, 'text/plain')
    const address = `/api/saved-lists/${id}?name=Names`
    const type = { 'content-type': 'text/plain; charset=windows-1252', 'if-match': '"1"' }
    const replaced = await browser.send('PUT', address, Buffer.from('caf\xe9\ncr\xe8me\n', 'latin1'), type)
    expect(replaced.json()).toMatchObject({ name: 'Names', words: ['café', 'crème'], version: 2 })
  })

  it('can be large, and is read like a small one', async () => {
    const { save } = await sender()
    const words = Array.from({ length: 60_000 }, (_, i) => `größe ${i}`)
    const file = Buffer.from(`Keyword;Clicks\n${words.map((word) => `${word};1`).join('\n')}\n`, 'latin1')
    expect(file.length).toBeGreaterThan(MAX_SMALL_BODY_BYTES)
    const saved = await save(file, { report: 'true' })
    expect(saved).toMatchObject({ status: 201, wordCount: 60_000, reading: { encoding: 'windows-1252' } })
    expect(saved.words).toEqual(words)
  })

  it.each([
    ['no text', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a), {}, /picture \(PNG\)/],
    ['a cut-off UTF-16 file', Buffer.from('rouge\n', 'utf16le').subarray(0, 11), {}, /was cut off/],
    ["a ZIP that isn't a workbook", Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`), {}, /not a workbook/],
    ['a missing column', TABLE, { column: 'Umsatz' }, /The columns are: Keyword, Campaign, Clicks/],
    ['an unknown encoding', TABLE, { encoding: 'ebcdic' }, /Use one of these encodings/],
    ['an open quote', 'a,b\n"c,d\n', {}, /The quote on line 2 is never closed/],
    ['nothing', '', {}, /./],
    ['a word of 50,000 characters', 'x'.repeat(50_000), {}, /at most 10,000 characters/],
    ['an empty name', TABLE, { name: '' }, /./],
  ])('is refused with a sentence: %s', async (_, content, query, message) => {
    const { save } = await sender()
    expect(await save(content, query)).toMatchObject({ status: 400, message: expect.stringMatching(message) })
  })

  it('is refused above the limit of JSON bodies, and for other endpoints', async () => {
    const { browser, save } = await sender()
    expect((await save(Buffer.alloc(MAX_LIST_BODY_BYTES + 1, 'a\n'))).status).toBe(413)
    const folder = await browser.send('POST', '/api/folders', 'a', { 'content-type': 'text/plain' })
    expect(folder.status).toBe(415)
  })

  it('is saved once for one key', async () => {
    const { browser } = await sender()
    const headers = { 'content-type': 'text/csv', 'idempotency-key': 'a' }
    const address = `${savedLists.create.path}?name=Once`
    const saved = [1, 2].map(
      async () => (await browser.send('POST', address, TABLE, headers)).json() as Saved,
    )
    const [first, second] = await Promise.all(saved)
    expect(second?.id).toBe(first?.id)
  })
})
