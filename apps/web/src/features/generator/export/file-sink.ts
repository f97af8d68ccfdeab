import type { ExportSink } from './export-target.ts'

/** Writes under way while the next chunk is made. */
const AHEAD = 2

/** Writes to a file that the person has chosen. */
export async function openFileSink(handle: FileSystemFileHandle): Promise<ExportSink> {
  const wasEmpty = (await handle.getFile()).size === 0
  const stream = await handle.createWritable()
  const underWay: Promise<void>[] = []
  return {
    async write(chunk) {
      if (underWay.length >= AHEAD) await underWay.shift()
      const write = stream.write(chunk)
      // Awaited by a later call; until then a failure is not an unhandled one.
      write.catch(() => {})
      underWay.push(write)
    },
    async close() {
      await Promise.all(underWay)
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
