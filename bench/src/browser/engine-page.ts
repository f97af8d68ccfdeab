import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { CHUNK_SIZE, COLUMNS, SEPARATOR } from './input.ts'

const WORKER = fileURLToPath(new URL('engine-worker.ts', import.meta.url))

export async function serveEngine() {
  const bundle = await rolldown({ input: WORKER, platform: 'browser' })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const script = output[0].code
  const server = createServer((request, response) => {
    const isScript = request.url === '/worker.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Engine</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function measure(page: Page): Promise<Record<string, number>> {
    await page.goto(`http://127.0.0.1:${port}/`)
    return await page.evaluate(
      (order) =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' })
          worker.onmessage = ({ data }) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          worker.postMessage(order)
        }),
      { columns: COLUMNS, separator: SEPARATOR, chunkSize: CHUNK_SIZE },
    )
  }

  return { measure, close: () => server.close() }
}
