import type { ExportSink } from './export-target.ts'

/** Writes to a file that the person has chosen, with one write under way while the next chunk is made. */
export async function openFileSink(handle: FileSystemFileHandle): Promise<ExportSink> {
  const wasEmpty = (await handle.getFile()).size === 0
  const stream = await handle.createWritable()
  let underWay: Promise<void> = Promise.resolve()
  return {
    async write(chunk) {
      await underWay
      underWay = stream.write(chunk)
      // Awaited by the next call; until then a failure is not an unhandled one.
      underWay.catch(() => {})
    },
    async close() {
      await underWay
      await stream.close()
      return (await handle.getFile()).size
    },
    async abort() {
      await stream.abort()
      // The browser made an empty file when the person named a new one.
      if (wasEmpty) await remove(handle)
    },
  }
}

async function remove(handle: FileSystemFileHandle & { remove?: () => Promise<void> }): Promise<void> {
  await handle.remove?.().catch(() => {})
}
