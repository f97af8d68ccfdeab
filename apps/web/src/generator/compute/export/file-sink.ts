import type { ExportSink } from './export-target.ts'

/** Concurrent writes while the engine makes the next chunk. */
const AHEAD = 2

export async function openFileSink(handle: FileSystemFileHandle): Promise<ExportSink> {
  const wasEmpty = (await handle.getFile()).size === 0
  const stream = await handle.createWritable()
  const underWay: Promise<void>[] = []
  return {
    async write(chunk) {
      if (underWay.length >= AHEAD) await underWay.shift()
      const write = stream.write(chunk)
      // A later call awaits this write; until then its failure must not count as unhandled.
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
      // The picker creates an empty file for a new name.
      if (wasEmpty) await remove(handle)
    },
  }
}

async function remove(handle: FileSystemFileHandle & { remove?: () => Promise<void> }): Promise<void> {
  await handle.remove?.().catch(() => {})
}
