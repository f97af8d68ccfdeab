import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { savedLists } from '@wordloom/contract'
import { anAssistant as startAssistant } from '@wordloom/testing/command-line/assistant'
import { aMachine } from '@wordloom/testing/command-line/machine'
import { aServer } from '@wordloom/testing/command-line/server'
import { aWorkshop } from '@wordloom/testing/command-line/workshop'
import { PLUMBERS } from '@wordloom/testing/uploads/plumbers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { UPLOAD_FILES } from '../upload/help.ts'

const workshop = aWorkshop()
const folder = join(workshop.folder, 'open')

const RECIPE = { columns: ['red\nblue', 'fox\nowl'], separator: 'space', wrap: 'nothing' }

const SEVEN_HUNDRED = Array.from({ length: 700 }, (_, i) => `word${i}`)

/** A campaign of 700³ keywords. */
const HUGE = {
  campaign: {
    version: 1,
    finalUrl: 'https://example.org/',
    budget: 20,
    columns: ['A', 'B', 'C'].map((name) => ({ name, words: SEVEN_HUNDRED })),
    campaign: 'All',
    adGroup: 'All',
  },
  format: 'google-ads-editor',
  folder: 'huge',
}

const stagedIn = (place: string) => readdirSync(place).filter((name) => name.startsWith('.wordloom-'))

const anAssistant = (settings: Record<string, string> = {}, args = ['--folder', folder]) =>
  startAssistant({ XDG_CONFIG_HOME: workshop.folder, ...settings }, args)

let assistant: Awaited<ReturnType<typeof anAssistant>>
beforeAll(async () => {
  mkdirSync(folder)
  assistant = await anAssistant()
})
afterAll(async () => {
  await assistant[Symbol.asyncDispose]()
  workshop[Symbol.dispose]()
})

describe('the server for assistants', () => {
  it('has tools that say their limits', async () => {
    const { tools } = await assistant.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'count_rows',
      'sample_rows',
      'write_rows',
      'read_file',
      'list_targets',
      'check_rows',
      'pack_terms',
      'judge_negatives',
      'build_campaign',
      'list_saved_lists',
      'read_saved_list',
      'save_list',
    ])
    for (const { description = '', inputSchema } of tools) {
      expect(description.length).toBeGreaterThan(50)
      expect(inputSchema.type).toBe('object')
    }
  })

  it('counts and samples rows', async () => {
    expect(await assistant.call('count_rows', { recipe: RECIPE })).toEqual({
      count: 4,
      isExact: true,
      first: ['red fox', 'red owl', 'blue fox', 'blue owl'],
    })
    const sample = { recipe: RECIPE, count: 2, seed: 'seven' }
    const { rows } = await assistant.call('sample_rows', sample)
    expect(rows).toHaveLength(2)
    expect(await assistant.call('sample_rows', sample)).toEqual({ rows })
  })

  it('names the place of a problem in a recipe or in the arguments', async () => {
    const recipe = { ...RECIPE, version: 2, rows: { patterns: ['{1} {Cty}'] } }
    expect((await assistant.call('count_rows', { recipe })).error).toMatch(/^Pattern 1, character 6: /)
    const wrong = { recipe: { ...RECIPE, separator: 'none' } }
    expect((await assistant.call('count_rows', wrong)).error).toMatch(/at recipe\.separator/)
  })

  it('writes rows to a new file in the open folder', async () => {
    const answer = await assistant.call('write_rows', {
      recipe: RECIPE,
      file: 'rows.csv',
      format: 'csv',
      from: 1,
    })
    expect(answer).toEqual({ file: join(folder, 'rows.csv'), bytes: 35, rows: 3 })
    expect(readFileSync(answer.file, 'utf8')).toBe('"red owl"\r\n"blue fox"\r\n"blue owl"\r\n')
    const again = await assistant.call('write_rows', { recipe: RECIPE, file: 'rows.csv' })
    expect(again.error).toBe("'rows.csv' exists. Choose another name: tools don't replace files.")
  })

  it('removes the file when the assistant cancels', async () => {
    const numbers = Array.from({ length: 5000 }, (_, i) => i).join('\n')
    const recipe = { ...RECIPE, columns: [numbers, numbers, numbers] }
    const file = join(folder, 'endless.txt')
    const canceled = new AbortController()
    const call = assistant.client.callTool(
      { name: 'write_rows', arguments: { recipe, file: 'endless.txt' } },
      undefined,
      { signal: canceled.signal },
    )
    await vi.waitFor(() => expect(stagedIn(folder)).not.toEqual([]), { timeout: 20_000 })
    expect(existsSync(file)).toBe(false)
    canceled.abort()
    await expect(call).rejects.toThrow()
    await vi.waitFor(() => expect(stagedIn(folder)).toEqual([]), { timeout: 20_000 })
    expect(existsSync(file)).toBe(false)
  })

  it('reads and writes nothing outside the open folder, not even through links', async () => {
    symlinkSync(workshop.folder, join(folder, 'up'))
    symlinkSync(join(workshop.folder, 'stolen.txt'), join(folder, 'link.txt'))
    writeFileSync(join(workshop.folder, 'secret.txt'), 'secret\n')
    symlinkSync(join(workshop.folder, 'secret.txt'), join(folder, 'secret.txt'))
    for (const file of [
      '../stolen.txt',
      join(workshop.folder, 'stolen.txt'),
      'up/stolen.txt',
      'link.txt',
      '.',
      '',
    ]) {
      expect((await assistant.call('write_rows', { recipe: RECIPE, file })).error).toBeTypeOf('string')
    }
    expect(existsSync(join(workshop.folder, 'stolen.txt'))).toBe(false)
    for (const file of ['../secret.txt', 'secret.txt', 'up/secret.txt', 'none.txt'])
      expect((await assistant.call('save_list', { name: 'Secret', file })).error).toMatch(/open folder/)
  })

  it('G18 stops a campaign of 343 million keywords when the assistant cancels, and answers meanwhile', async () => {
    const canceled = new AbortController()
    const call = assistant.client.callTool({ name: 'build_campaign', arguments: HUGE }, undefined, {
      signal: canceled.signal,
      timeout: 120_000,
    })
    const settled = call.then(
      () => 'built',
      () => 'canceled',
    )
    expect(await assistant.call('count_rows', { recipe: RECIPE })).toMatchObject({ count: 4 })
    canceled.abort()
    expect(await settled).toBe('canceled')
    expect(await assistant.call('count_rows', { recipe: RECIPE })).toMatchObject({ count: 4 })
    expect(existsSync(join(folder, 'huge'))).toBe(false)
  })

  it('G18 leaves no half-written file when it is ended', async () => {
    await using other = await anAssistant()
    const numbers = Array.from({ length: 5000 }, (_, i) => i).join('\n')
    const recipe = { ...RECIPE, columns: [numbers, numbers, numbers] }
    const call = other.client.callTool({ name: 'write_rows', arguments: { recipe, file: 'ended.txt' } })
    const settled = call.then(
      () => 'written',
      () => 'ended',
    )
    await vi.waitFor(() => expect(stagedIn(folder)).not.toEqual([]), { timeout: 20_000 })
    process.kill(other.pid, 'SIGTERM')
    expect(await settled).toBe('ended')
    expect(stagedIn(folder)).toEqual([])
    expect(existsSync(join(folder, 'ended.txt'))).toBe(false)
  })

  it("G18 reads only regular files of a list's size", async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')])
    writeFileSync(join(folder, 'large.txt'), 'word\n'.repeat(5_300_000))
    const save = async (file: string) => (await assistant.call('save_list', { name: 'Words', file })).error
    expect(await save('pipe')).toBe("'pipe' isn't a regular file, so it can't be read.")
    expect(await save('large.txt')).toMatch(/more than 24 MB/)
    mkdirSync(join(folder, 'directory'))
    expect(await save('directory')).toBeTypeOf('string')
  })

  it('checks words and rows against a target', async () => {
    expect(await assistant.call('check_rows', { target: 'etsy-tag', words: ['apron!', 'linen'] })).toEqual({
      total: 2,
      fitting: 1,
      problems: [{ reason: 'Has a character that Etsy refuses in tags', count: 1, examples: ['apron!'] }],
    })
    expect((await assistant.call('list_targets')).targets.length).toBeGreaterThan(10)
  })

  it('packs tags and judges negatives', async () => {
    const packing = await assistant.call('pack_terms', { target: 'etsy-tags', terms: ['linen apron', 'no!'] })
    expect(packing).toMatchObject({ text: 'linen apron', leftOut: [{ term: 'no!' }] })
    const texts = { keywords: 'red shoes\nhats', negatives: 'red', file: 'effects.jsonl' }
    expect(await assistant.call('judge_negatives', texts)).toMatchObject({
      keywords: 2,
      blocked: 1,
      effectCount: 1,
    })
    expect(JSON.parse(readFileSync(join(folder, 'effects.jsonl'), 'utf8'))).toMatchObject({
      keyword: 'red shoes',
    })
  })

  it('builds a campaign into a new folder, or says what the platform would refuse', async () => {
    const campaign = JSON.parse(UPLOAD_FILES.campaign)
    const call = { campaign, format: 'google-ads-editor', folder: 'uploads' }
    const { files } = await assistant.call('build_campaign', call)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(file)).toBe(true)
    expect((await assistant.call('build_campaign', call)).error).toMatch(/exists/)
  })

  it('fills a template, and changes how it was read', async () => {
    writeFileSync(join(folder, 'template.csv'), Buffer.from('Keyword|Campaign|Gr\xf6\xdfe\n', 'latin1'))
    const call = { campaign: PLUMBERS, format: 'google-ads-editor', template: 'template.csv' }
    const templateReading = { encoding: 'windows-1252', separator: '|' }
    const built = await assistant.call('build_campaign', { ...call, folder: 'filled', templateReading })
    expect(built).toMatchObject({
      template: expect.arrayContaining(['Template: 2 of 3 columns filled.']),
      status: expect.stringContaining('no column “Campaign Status”'),
    })
    expect(readFileSync(built.files[0], 'utf8').split('\r\n')[0]).toBe('Keyword,Campaign,Größe')
    const asHeader = { ...call, folder: 'other', templateReading: { ...templateReading, header: 2 } }
    expect((await assistant.call('build_campaign', asHeader)).error).toMatch(/no column of it is known/)
    expect(existsSync(join(folder, 'other'))).toBe(false)
    const missing = await assistant.call('build_campaign', { ...call, folder: 'no', template: 'no.csv' })
    expect(missing.error).toMatch(/no.csv/)
  })

  it('reads and saves lists with the token of the user', async () => {
    await using server = await aServer()
    using machine = aMachine()
    const ann = await server.aMember('ann@loom.example')
    const { secret } = await ann.aToken()
    expect((await machine.wordloom(['login', server.address], `${secret}\n`)).status).toBe(0)
    await using signedIn = await anAssistant({ XDG_CONFIG_HOME: machine.path('') })
    const { id } = await signedIn.call('save_list', { name: 'Colors', words: ['red', 'blue'] })
    writeFileSync(join(folder, 'ansi.txt'), Buffer.from('caf\xe9\r\ncr\xe8me\r\n', 'latin1'))
    const saved = await signedIn.call('save_list', { name: 'Cafés', file: 'ansi.txt' })
    expect(saved).toMatchObject({ wordCount: 2, read: { summary: 'Windows-1252 (a guess)' } })
    expect((await ann.call(savedLists.read, undefined, saved.id)).words).toEqual(['café', 'crème'])
    await ann.call(savedLists.remove, undefined, saved.id)
    expect(await signedIn.call('list_saved_lists')).toMatchObject({
      count: 1,
      lists: [{ id, name: 'Colors' }],
    })
    expect(await signedIn.call('read_saved_list', { list: 'Colors', file: 'colors.txt' })).toMatchObject({
      words: ['red', 'blue'],
    })
    expect(readFileSync(join(folder, 'colors.txt'), 'utf8')).toBe('red\nblue\n')
    expect((await ann.call(savedLists.read, undefined, id)).words).toEqual(['red', 'blue'])
    expect((await assistant.call('list_saved_lists')).error).toMatch(/wordloom login/)
  })

  it('touches no file unless the user opens a folder', async () => {
    await using closed = await anAssistant({}, [])
    const { error } = await closed.call('write_rows', { recipe: RECIPE, file: 'a.txt' })
    expect(error).toMatch(/^No folder is open for files/)
    expect(await closed.call('count_rows', { recipe: RECIPE })).toMatchObject({ count: 4 })
  })

  it('refuses a folder that is missing, and other options', () => {
    expect(workshop.wordloom(['mcp', '--folder', 'none']).stderr).toMatch(/There is no folder none/)
    expect(workshop.wordloom(['mcp', '--all']).stderr).toMatch(/doesn't take '--all'/)
    expect(workshop.wordloom(['mcp', '--help']).stdout).toMatch(/^Usage: wordloom mcp/)
  })
})
