import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { BackupError } from '../backup-error.ts'
import { createDecrypter } from './encryption.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { BLOCK, paddingOf } from './tar-header.ts'
import { CONTENT_START, MANIFEST_BYTES, MANIFEST_NAME } from './write-archive.ts'

export interface Archive {
  readonly manifest: Manifest
  content(passphrase: string | null): Promise<Readable>
}

export async function openArchive(file: string): Promise<Archive> {
  const manifest = await readHead(file)
  const { bytes, sha256, encryption } = manifest.content
  const written = () => createReadStream(file, { start: CONTENT_START, end: CONTENT_START + bytes - 1 })
  const sum = createHash('sha256')
  for await (const chunk of written()) sum.update(chunk)
  if (sum.digest('hex') !== sha256) {
    throw new BackupError(
      `${file} is damaged: its content differs from what was written. Make another backup.`,
    )
  }
  return {
    manifest,
    async content(passphrase) {
      if (encryption === undefined) return written()
      if (passphrase === null) {
        throw new BackupError(
          `${file} is encrypted. Name the file with its passphrase: --passphrase-file FILE.`,
        )
      }
      return pipeline(written(), await createDecrypter(passphrase, encryption), () => {})
    },
  }
}

async function readHead(file: string): Promise<Manifest> {
  const handle = await openFile(file)
  try {
    const head = Buffer.alloc(CONTENT_START)
    await handle.read(head, 0, CONTENT_START, 0)
    if (head.toString('ascii', 0, MANIFEST_NAME.length) !== MANIFEST_NAME) {
      throw new BackupError(`${file} isn't a backup of Wordloom.`)
    }
    const manifest = readManifest(head.toString('utf8', BLOCK, BLOCK + MANIFEST_BYTES), file)
    const { bytes } = manifest.content
    const whole = CONTENT_START + bytes + paddingOf(bytes) + 2 * BLOCK
    const { size } = await handle.stat()
    if (size < whole) throw new BackupError(`${file} is cut off: ${whole - size} bytes are missing.`)
    return manifest
  } finally {
    await handle.close()
  }
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file)
  } catch (error) {
    throw new BackupError(`${file} can't be read: ${(error as Error).message}.`, { cause: error })
  }
}
