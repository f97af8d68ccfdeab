import { compile, compileRecipe, stream } from '@wordloom/engine'
import { readWorkbook } from '@wordloom/xlsx'
import { describe, expect, it } from 'vitest'
import { acceptDownload, type FromDownload, takeDownload } from '#service-worker/stream-download.ts'
import { toExportChoice } from './export-choices.ts'
import { ExportRun } from './export-run.ts'
import type { ExportTarget } from './export-target.ts'
import { toDocument } from './exported-document.ts'
import { EXPORT_FAILURE_TEXTS } from './texts.ts'

const MEMORY = { kind: 'memory', most: 1000_000 } as const

const plan = compile({
  columns: [
    ['red', 'blue'],
    ['fox', 'owl'],
  ],
  separator: ' ',
})
const text = 'red fox\nred owl\nblue fox\nblue owl\n'

async function aDownload(
  id: string,
  length: number | null = text.length,
): Promise<{ response: Response; target: ExportTarget }> {
  const { port1, port2 } = new MessageChannel()
  const accepted = new Promise((resolve) => {
    port2.onmessage = ({ data }: MessageEvent<FromDownload>) => resolve(data.kind)
  })
  const announcement = {
    kind: 'download',
    id,
    fileName: 'words.txt',
    mediaType: 'text/plain',
    length,
  }
  await acceptDownload({ data: announcement, ports: [port1] })
  expect(await accepted).toBe('accepted')
  const { promise, resolve } = Promise.withResolvers<Response>()
  const request = new Request(`http://localhost/download/${id}/words.txt`)
  expect(takeDownload({ request, respondWith: resolve })).toBe(true)
  return { response: await promise, target: { kind: 'download', id, port: port2 } }
}

describe('a CSV file for spreadsheets', () => {
  it('begins with a byte order mark, which its size includes', async () => {
    const document = toDocument(plan, null, { format: 'csv', hasMark: true })
    const end = await new ExportRun(document, 'csv', () => {}).to(MEMORY)
    if (end.kind !== 'done' || end.blob === null) return expect.fail('was not exported')
    const bytes = new Uint8Array(await end.blob.arrayBuffer())
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22])
    expect(document.bytes).toBe(BigInt(bytes.length))
  })

  it.each([
    ['csv', true],
    ['csv-columns', true],
    ['txt', false],
    ['json', false],
    ['xlsx', false],
    ['tsv', false],
  ] as const)('is the only kind with one: %s', (format, hasMark) => {
    expect(toExportChoice(format, { hasMark: true }).hasMark).toBe(hasMark)
    expect(toExportChoice(format, { hasMark: false }).hasMark).toBe(false)
  })
})

describe('an export', () => {
  it('reaches the browser byte for byte, with its file name and size', async () => {
    const { response, target } = await aDownload('whole')
    const [end, body] = await Promise.all([
      new ExportRun(toDocument(plan, null, { format: 'txt' }), 'txt', () => {}).to(target),
      response.text(),
    ])
    expect(body).toBe(text)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="words.txt"')
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(end).toEqual({ kind: 'done', written: text.length, blob: null })
  })

  it("is complete even if its size isn't known in advance", async () => {
    const { response, target } = await aDownload('streamed')
    const streamed = stream({
      columns: [
        ['a', 'ab'],
        ['c', 'bc'],
      ],
      unique: true,
    })
    const [end, body] = await Promise.all([
      new ExportRun(toDocument(streamed, null, { format: 'txt' }), 'txt', () => {}).to(target),
      response.text(),
    ])
    expect(body).toBe('ac\nabc\nabbc\n')
    expect(end).toMatchObject({ kind: 'done', written: body.length })
  })

  it('reports an incomplete file if the browser ends the download', async () => {
    const { response, target } = await aDownload('refused')
    await response.body?.cancel()
    const end = await new ExportRun(toDocument(plan, null, { format: 'txt' }), 'txt', () => {}).to(target)
    expect(end).toMatchObject({ kind: 'failed', message: expect.stringContaining('incomplete') })
  })

  it('is a workbook with a cell per row or per word, although its size is unknown in advance', async () => {
    for (const [format, rows] of [
      ['xlsx', ['red fox', 'red owl', 'blue fox', 'blue owl']],
      ['xlsx-columns', ['red', 'fox', 'red', 'owl', 'blue', 'fox', 'blue', 'owl']],
    ] as const) {
      const { response, target } = await aDownload(format, null)
      const [end, body] = await Promise.all([
        new ExportRun(toDocument(plan, null, { format }), format, () => {}).to(target),
        response.arrayBuffer(),
      ])
      expect(end).toEqual({ kind: 'done', written: body.byteLength, blob: null })
      const limits = { unpackedBytes: 1e6, cells: 100, characters: 1000 }
      const { cells } = await readWorkbook(new Uint8Array(body), { sheet: null, limits })
      expect(cells).toEqual(rows)
    }
  })

  it('can be canceled while a workbook of billions of rows is written', async () => {
    const words = Array.from({ length: 2000 }, (_, i) => `word ${i}`)
    const { promise, resolve } = Promise.withResolvers<void>()
    const plan = compile({ columns: [words, words, words] })
    const run = new ExportRun(toDocument(plan, null, { format: 'xlsx' }), 'xlsx', () => resolve())
    const end = run.to({ kind: 'memory', most: Number.POSITIVE_INFINITY })
    await promise
    run.cancel()
    expect(await end).toEqual({ kind: 'canceled' })
  })

  it("names the row that doesn't fit into a workbook", async () => {
    const long = compile({ columns: [['short', 'x'.repeat(40_000)]] })
    const end = await new ExportRun(toDocument(long, null, { format: 'xlsx' }), 'xlsx', () => {}).to(MEMORY)
    expect(end).toEqual({
      kind: 'failed',
      message:
        "The export stopped: Row 2 doesn't fit into an XLSX file: its cell 1 is longer than 32,767 characters.",
    })
  })

  it('is a table if the recipe has fields, and the rows in formats that tables lack', async () => {
    const { plan: rows, table } = compileRecipe({
      columns: [{ words: ['red', 'blue'] }, { words: ['fox'] }],
      separator: ' ',
      fields: [
        { name: 'Row', template: '{row}' },
        { name: 'Path', template: '{2}/{1|upper}' },
      ],
    })
    for (const [format, exported] of [
      ['tsv', 'Row\tPath\n1\tfox/RED\n2\tfox/BLUE\n'],
      ['txt', 'red fox\nblue fox\n'],
    ] as const) {
      const end = await new ExportRun(toDocument(rows, table, { format }), format, () => {}).to(MEMORY)
      expect(end.kind === 'done' && (await end.blob?.text())).toBe(exported)
    }
  })

  it('says so if it is too large for memory', async () => {
    const end = await new ExportRun(toDocument(plan, null, { format: 'txt' }), 'txt', () => {}).to({
      kind: 'memory',
      most: 10,
    })
    expect(end).toEqual({ kind: 'failed', message: EXPORT_FAILURE_TEXTS.tooLargeForMemory })
  })

  it("becomes a Blob if the browser can't stream", async () => {
    const end = await new ExportRun(toDocument(plan, null, { format: 'txt' }), 'txt', () => {}).to(MEMORY)
    expect(end.kind === 'done' && (await end.blob?.text())).toBe(text)
  })
})

it('answers 410 for a download that was never announced', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  takeDownload({ request: new Request('http://localhost/download/unknown/words.txt'), respondWith: resolve })
  expect((await promise).status).toBe(410)
})

it('ignores all other URLs', () => {
  const request = new Request('http://localhost/features')
  expect(takeDownload({ request, respondWith: () => {} })).toBe(false)
})
