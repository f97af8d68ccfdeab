import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { toFileName } from './mail-file.ts'
import { toSource } from './message-source.ts'
import { DeliveryError, type Transport } from './transport.ts'

/** Writes each mail to a file that only its owner may read. A crash leaves the whole file or none. */
export function createFileTransport(folder: string): Transport {
  return {
    async send(message) {
      const source = await toSource(message)
      try {
        await writeDurably(folder, toFileName(message), source)
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
        throw new DeliveryError(`writing the file: ${reason}`, { isPermanent: false, cause: error })
      }
    },
  }
}

async function writeDurably(folder: string, name: string, source: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${randomUUID()}`)
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(source)
    await file.sync()
    await rename(temporary, join(folder, name))
  } catch (error) {
    await unlink(temporary).catch(() => {})
    throw error
  } finally {
    await file.close()
  }
  await syncFolder(folder)
}

/** A rename survives a power failure only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
