import { compile, stream } from '@wordloom/engine'
import { describe, expect, it } from 'vitest'
import { acceptDownload, type FromDownload, takeDownload } from '../../../service-worker/stream-download.ts'
import { ExportRun } from './export-run.ts'
import type { ExportTarget } from './export-target.ts'

const plan = compile({
  columns: [
    ['red', 'blue'],
    ['fox', 'owl'],
  ],
  separator: ' ',
})
const text = 'red fox\nred owl\nblue fox\nblue owl\n'

/** What the browser gets for a download, and where the page writes it. */
async function aDownload(id: string): Promise<{ response: Response; target: ExportTarget }> {
  const { port1, port2 } = new MessageChannel()
  const accepted = new Promise((resolve) => {
    port2.onmessage = ({ data }: MessageEvent<FromDownload>) => resolve(data.kind)
  })
  const announcement = {
    kind: 'download',
    id,
    fileName: 'words.txt',
    mediaType: 'text/plain',
    length: text.length,
  }
  await acceptDownload({ data: announcement, ports: [port1] })
  expect(await accepted).toBe('accepted')
  const { promise, resolve } = Promise.withResolvers<Response>()
  const request = new Request(`http://localhost/download/${id}/words.txt`)
  expect(takeDownload({ request, respondWith: resolve })).toBe(true)
  return { response: await promise, target: { kind: 'download', id, port: port2 } }
}

describe('an export', () => {
  it('goes through the service worker byte for byte, under its name and with its size', async () => {
    const { response, target } = await aDownload('whole')
    const [end, body] = await Promise.all([new ExportRun(plan, 'txt', () => {}).to(target), response.text()])
    expect(body).toBe(text)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="words.txt"')
    expect(response.headers.get('content-length')).toBe(String(text.length))
    expect(end).toEqual({ kind: 'done', written: text.length, blob: null })
  })

  it('is whole also where the size is not known ahead', async () => {
    const { response, target } = await aDownload('streamed')
    const streamed = stream({
      columns: [
        ['a', 'ab'],
        ['c', 'bc'],
      ],
      unique: true,
    })
    const [end, body] = await Promise.all([
      new ExportRun(streamed, 'txt', () => {}).to(target),
      response.text(),
    ])
    expect(body).toBe('ac\nabc\nabbc\n')
    expect(end).toMatchObject({ kind: 'done', written: body.length })
  })

  it('says that the file is incomplete when the browser ends the download', async () => {
    const { response, target } = await aDownload('refused')
    await response.body?.cancel()
    const end = await new ExportRun(plan, 'txt', () => {}).to(target)
    expect(end).toMatchObject({ kind: 'failed', message: expect.stringContaining('incomplete') })
  })

  it('becomes a Blob where nothing can be streamed', async () => {
    const end = await new ExportRun(plan, 'txt', () => {}).to({ kind: 'memory' })
    expect(end.kind === 'done' && (await end.blob?.text())).toBe(text)
  })
})

it('answers an address that nobody announced as gone', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  takeDownload({ request: new Request('http://localhost/download/unknown/words.txt'), respondWith: resolve })
  expect((await promise).status).toBe(410)
})

it('leaves every other address alone', () => {
  const request = new Request('http://localhost/features')
  expect(takeDownload({ request, respondWith: () => {} })).toBe(false)
})
