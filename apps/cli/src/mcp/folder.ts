import { constants, realpathSync } from 'node:fs'
import { link, lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { UsageError } from '../usage-error.ts'
import { openStaging } from './staging.ts'
import { MCP_TEXTS as T } from './texts.ts'

const GIGABYTE = 1024 ** 3
const MAX_GIGABYTES = 4

export interface WrittenFile {
  readonly file: string
  readonly bytes: number
}

export type Folder = ReturnType<typeof openFolder>

/** A list may be this long. */
const MAX_READ_MEGABYTES = 24

/**
 * Tools read and write files only here. `null` opens no folder. What they write is put into `staging`, or into a folder
 * like it, and gets its name when it's whole.
 *
 * @throws {UsageError}
 */
export function openFolder(path: string | null, staging: string | null) {
  const root = path === null ? null : toRoot(path)

  return {
    root,

    /** Never replaces a file, and leaves none half-written. @throws {UsageError} */
    async write(name: string, chunks: Iterable<Uint8Array>, signal: AbortSignal): Promise<WrittenFile> {
      const file = await toNewPath(name)
      return inStaging(name, async (folder) => {
        const staged = join(folder, 'file')
        const bytes = await writeChunks(staged, name, chunks, signal)
        await nameFile(staged, file)
        return { file, bytes }
      })
    },

    /** Names the folder when `write` has written all of its files. Returns their paths. @throws {UsageError} */
    async writeFolder(
      name: string,
      write: (folder: string) => Promise<readonly string[]>,
      signal: AbortSignal,
    ): Promise<readonly string[]> {
      const target = await toNewPath(name)
      await refusePresent(target)
      return inStaging(name, async (folder) => {
        const staged = join(folder, 'files')
        const files = await write(staged)
        if (signal.aborted) throw new UsageError(T.canceled(name))
        await refusePresent(target)
        await rename(staged, target)
        return files.map((file) => join(target, relative(staged, file)))
      })
    },

    async read(name: string): Promise<Uint8Array> {
      const place = toPlace(name)
      const file = await realpath(place).catch(() => null)
      if (file === null) throw new UsageError(T.missing(name))
      if (!isInside(file)) throw new UsageError(T.outside(name))
      try {
        return await readRegular(file, name)
      } catch (error) {
        if (error instanceof UsageError) throw error
        throw new UsageError(T.unread(name, reasonOf(error)), { cause: error })
      }
    },
  }

  async function inStaging<Result>(
    name: string,
    write: (folder: string) => Promise<Result>,
  ): Promise<Result> {
    const own = staging === null ? openStaging(root) : { path: staging, clear: () => {} }
    if (own.path === null) throw new UsageError(T.closed)
    try {
      await mkdir(own.path)
      return await write(own.path)
    } catch (error) {
      throw explain(error, name)
    } finally {
      await rm(own.path, { recursive: true, force: true })
      own.clear()
    }
  }

  function toPlace(name: string): string {
    if (root === null) throw new UsageError(T.closed)
    const place = resolve(root, name)
    if (isAbsolute(name) || name.includes('\0') || !isInside(place)) throw new UsageError(T.outside(name))
    return place
  }

  /** The folder of the file must be there, and be in the open folder after all links. */
  async function toNewPath(name: string): Promise<string> {
    const place = toPlace(name)
    const parent = await realpath(dirname(place)).catch(() => null)
    if (parent === null) throw new UsageError(T.missing(dirname(name)))
    const path = join(parent, basename(place))
    if (!isInside(path)) throw new UsageError(T.outside(name))
    return path
  }

  function isInside(path: string): boolean {
    if (root === null) return false
    const inside = relative(root, path)
    return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside)
  }
}

async function writeChunks(
  file: string,
  name: string,
  chunks: Iterable<Uint8Array>,
  signal: AbortSignal,
): Promise<number> {
  await using output = await open(file, 'wx')
  let bytes = 0
  for (const chunk of chunks) {
    if (signal.aborted) throw new UsageError(T.canceled(name))
    bytes += chunk.length
    if (bytes > MAX_GIGABYTES * GIGABYTE) throw new UsageError(T.tooLarge(name, MAX_GIGABYTES))
    await output.writeFile(chunk)
    // Lets a cancellation arrive.
    await nextTurn()
  }
  await output.sync()
  return bytes
}

/** A second name, unlike a new one, never replaces a file. Some file systems have no second names. */
async function nameFile(staged: string, file: string): Promise<void> {
  try {
    await link(staged, file)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    await refusePresent(file)
    await rename(staged, file)
  }
}

async function refusePresent(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found !== null) throw Object.assign(new Error('It exists'), { code: 'EEXIST' })
}

/** Waits for no pipe and reads no device. */
async function readRegular(file: string, name: string): Promise<Uint8Array> {
  await using input = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  const found = await input.stat()
  if (!found.isFile()) throw new UsageError(T.notAFile(name))
  if (found.size > MAX_READ_MEGABYTES * 1024 ** 2)
    throw new UsageError(T.tooLargeToRead(name, MAX_READ_MEGABYTES))
  return input.readFile()
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

function toRoot(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    throw new UsageError(T.noFolder(path), { cause: error })
  }
}

function explain(error: unknown, name: string): unknown {
  const code = codeOf(error)
  if (code === 'EEXIST') return new UsageError(T.present(name), { cause: error })
  return code === null ? error : new UsageError(T.unwritten(name, reasonOf(error)), { cause: error })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
