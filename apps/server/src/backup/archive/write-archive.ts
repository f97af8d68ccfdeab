import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { giveToOwner } from '../give-to-owner.ts'
import { createEncrypter } from './encryption.ts'
import { createManifest, type Manifest, type Snapshot } from './manifest.ts'
import { BLOCK, paddingOf, tarHeader } from './tar-header.ts'

/** The first file has a fixed size, because its content is known last. */
export const MANIFEST_NAME = 'manifest.json'
export const MANIFEST_BYTES = 8 * BLOCK
export const CONTENT_START = BLOCK + MANIFEST_BYTES + BLOCK

interface Parts {
  readonly file: string
  readonly partial: string
  readonly contentName: string
  readonly content: Readable
  readonly passphrase: string | null
  readonly describe: () => Promise<Snapshot>
}

export async function writeArchive({
  file,
  partial,
  contentName,
  content,
  passphrase,
  describe,
}: Parts): Promise<Manifest> {
  const handle = await open(partial, 'wx', 0o600)
  try {
    const encrypter = passphrase === null ? null : await createEncrypter(passphrase)
    const sealed = encrypter === null ? content : pipeline(content, encrypter.transform, () => {})
    const { bytes, sha256 } = await writeContent(handle, sealed)
    const encryption = encrypter?.describe()
    const name = encryption === undefined ? contentName : `${contentName}.encrypted`
    const snapshot = await describe()
    const manifest = createManifest(snapshot, { name, bytes, sha256, ...(encryption && { encryption }) })
    await handle.write(headOf(manifest), 0, CONTENT_START, 0)
    // A tar archive ends with two empty blocks.
    await handle.truncate(CONTENT_START + bytes + paddingOf(bytes) + 2 * BLOCK)
    await handle.sync()
    await handle.close()
    await giveToOwner([partial], dirname(file))
    await rename(partial, file)
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    content.destroy()
    await handle.close()
    await rm(partial, { force: true })
    throw error
  }
}

/** Makes new file names survive a power cut. Syncing the files isn't enough. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function writeContent(handle: FileHandle, content: Readable) {
  const sum = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    sum.update(chunk)
    await writeWhole(handle, chunk, CONTENT_START + bytes)
    bytes += chunk.length
  }
  return { bytes, sha256: sum.digest('hex') }
}

/** A full disk accepts part of a write before it refuses. */
async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let written = 0; written < chunk.length; ) {
    const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written)
    written += bytesWritten
  }
}

function headOf(manifest: Manifest): Buffer {
  const head = Buffer.alloc(CONTENT_START, ' ')
  const time = new Date(manifest.takenAt)
  tarHeader({ name: MANIFEST_NAME, bytes: MANIFEST_BYTES, time }).copy(head)
  const text = Buffer.from(JSON.stringify(manifest, null, 2))
  if (text.length >= MANIFEST_BYTES) throw new RangeError('The manifest is too large.')
  text.copy(head, BLOCK)
  head.write('\n', BLOCK + MANIFEST_BYTES - 1)
  const { name, bytes } = manifest.content
  tarHeader({ name, bytes, time }).copy(head, BLOCK + MANIFEST_BYTES)
  return head
}
