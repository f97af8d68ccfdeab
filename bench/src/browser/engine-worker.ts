import { compile } from '@wordloom/engine'

interface Order {
  readonly columns: readonly (readonly string[])[]
  readonly separator: string
  readonly chunkSize: number
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  const { columns, separator, chunkSize } = data
  const start = performance.now()
  let bytes = 0
  for (const chunk of compile({ columns, separator }).chunks({ chunkSize })) bytes += chunk.length
  const alone = toRate(bytes, start)
  postMessage({
    'browser, engine alone': alone,
    'browser, prepared bytes, to a file': await writeReadyMade(bytes, chunkSize),
  })
})

/** Measures the upper limit of every export: how fast the browser writes ready-made bytes. */
async function writeReadyMade(bytes: number, chunkSize: number): Promise<number> {
  const folder = await navigator.storage.getDirectory()
  const file = await folder.getFileHandle('ready', { create: true })
  const chunk = new Uint8Array(chunkSize).fill(97)
  const start = performance.now()
  const stream = await file.createWritable()
  for (let written = 0; written < bytes; written += chunkSize) await stream.write(chunk)
  await stream.close()
  return toRate(bytes, start)
}

function toRate(bytes: number, start: number): number {
  return bytes / 1e6 / ((performance.now() - start) / 1000)
}
