import { constants, realpathSync } from 'node:fs'
import { mkdir, open, readFile, realpath, rm } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { UsageError } from '../usage-error.ts'
import { MCP_TEXTS as T } from './texts.ts'

const GIGABYTE = 1024 ** 3
const MOST_GIGABYTES = 4

export interface WrittenFile {
  readonly file: string
  readonly bytes: number
}

export type Folder = ReturnType<typeof openFolder>

/** Tools read and write files only here. `null` opens no folder. @throws {UsageError} */
export function openFolder(path: string | null) {
  const root = path === null ? null : toRoot(path)

  return {
    /** Never replaces a file, and leaves none half-written. @throws {UsageError} */
    async write(name: string, chunks: Iterable<Uint8Array>, signal: AbortSignal): Promise<WrittenFile> {
      const file = await toNewPath(name)
      // `wx` neither replaces a file nor follows a link.
      const output = await open(file, 'wx').catch((error: unknown) => {
        throw explain(error, name)
      })
      let bytes = 0
      try {
        for (const chunk of chunks) {
          if (signal.aborted) throw new UsageError(T.canceled(name))
          bytes += chunk.length
          if (bytes > MOST_GIGABYTES * GIGABYTE) throw new UsageError(T.tooLarge(name, MOST_GIGABYTES))
          await output.writeFile(chunk)
          // Lets a cancellation arrive.
          await nextTurn()
        }
        await output.close()
        return { file, bytes }
      } catch (error) {
        await output.close()
        await rm(file, { force: true })
        throw explain(error, name)
      }
    },

    async makeFolder(name: string): Promise<string> {
      const folder = await toNewPath(name)
      await mkdir(folder).catch((error: unknown) => {
        throw explain(error, name)
      })
      return folder
    },

    async read(name: string): Promise<string> {
      const place = toPlace(name)
      const file = await realpath(place).catch(() => null)
      if (file === null) throw new UsageError(T.missing(name))
      if (!isInside(file)) throw new UsageError(T.outside(name))
      try {
        return await readFile(file, { encoding: 'utf8', flag: constants.O_RDONLY | constants.O_NOFOLLOW })
      } catch (error) {
        throw new UsageError(T.unread(name, reasonOf(error)), { cause: error })
      }
    },
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

function toRoot(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    throw new UsageError(T.noFolder(path), { cause: error })
  }
}

function explain(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EEXIST') return new UsageError(T.present(name), { cause: error })
  return code === null ? error : new UsageError(T.unwritten(name, reasonOf(error)), { cause: error })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
