import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { MAX_PARTS, MAX_RELATIONS, MAX_SHRINKAGE, MIN_SUSPICIOUS_BYTES } from '../limits.ts'
import { isCompoundFile, isOldWorkbook } from './compound-file.ts'
import { refuseMoreThan, UnreadableWorkbookError } from './unreadable-error.ts'
import { createXmlParser, type XmlHandler } from './xml.ts'

/** A zip file of XML parts, which point at each other (ECMA-376, part 2). */
export interface Package {
  /** Reads a part; does nothing if there is no part with that path. @throws {UnreadableWorkbookError} */
  read(path: string, handler: XmlHandler): Promise<void>
  /** The parts that a part points at. `''` stands for the package. */
  relations(path: string): Promise<readonly Relation[]>
}

export interface Relation {
  readonly id: string
  /** The last word of the type, such as `worksheet`. */
  readonly type: string
  readonly path: string
}

/** All parts that are read may unpack to `maxBytes`. @throws {UnreadableWorkbookError} */
export async function openPackage(bytes: Uint8Array, maxBytes: number): Promise<Package> {
  if (isCompoundFile(bytes)) throw new UnreadableWorkbookError(isOldWorkbook(bytes) ? 'old' : 'protected')
  const entries = await readEntries(bytes)
  let unpacked = 0

  async function read(path: string, handler: XmlHandler): Promise<void> {
    const entry = entries.get(toKey(path))
    if (entry === undefined) return
    if (entry.encrypted) throw new UnreadableWorkbookError('protected')
    // The size in a ZIP can be a lie, so the bytes are counted, too.
    refuseBomb(entry.uncompressedSize, entry.compressedSize)
    const parser = createXmlParser(handler)
    const decoder = new TextDecoder()
    let ofPart = 0
    // The library may report that it couldn't close the stream instead.
    let problem: unknown = null
    const parse = new WritableStream<Uint8Array>({
      write(chunk) {
        try {
          unpacked += chunk.length
          ofPart += chunk.length
          refuseBomb(ofPart, entry.compressedSize)
          refuseMoreThan(maxBytes, 'unpacked bytes', unpacked)
          parser.write(decoder.decode(chunk, { stream: true }))
        } catch (error) {
          problem = error
          throw error
        }
      },
    })
    try {
      await entry.getData(parse, { useWebWorkers: false, checkCrc32: true })
      parser.write(decoder.decode())
      parser.close()
    } catch (error) {
      throw toUnreadable(problem ?? error)
    }
  }

  return {
    read,
    async relations(path) {
      const found: Relation[] = []
      await read(toRelationsPath(path), {
        open(name, attribute) {
          if (name !== 'Relationship' || attribute('TargetMode') === 'External') return
          refuseMoreThan(MAX_RELATIONS, 'relations', found.length + 1)
          found.push({
            id: attribute('Id') ?? '',
            type: attribute('Type')?.split('/').at(-1) ?? '',
            path: resolve(attribute('Target') ?? '', path),
          })
        },
      })
      return found
    },
  }
}

function refuseBomb(unpacked: number, packed: number): void {
  if (unpacked > MIN_SUSPICIOUS_BYTES && unpacked > MAX_SHRINKAGE * packed)
    throw new UnreadableWorkbookError('bomb')
}

function toUnreadable(error: unknown): UnreadableWorkbookError {
  return error instanceof UnreadableWorkbookError
    ? error
    : new UnreadableWorkbookError('broken', { cause: error })
}

async function readEntries(bytes: Uint8Array): Promise<ReadonlyMap<string, FileEntry>> {
  const entries = new Map<string, FileEntry>()
  try {
    for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator()) {
      if (!entry.directory) entries.set(toKey(entry.filename), entry)
      refuseMoreThan(MAX_PARTS, 'parts', entries.size)
    }
  } catch (error) {
    throw toUnreadable(error)
  }
  return entries
}

/** Names of parts differ in more than case. Some programs write backslashes. */
function toKey(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

function toRelationsPath(path: string): string {
  const at = path.lastIndexOf('/') + 1
  return `${path.slice(0, at)}_rels/${path.slice(at)}.rels`
}

function resolve(target: string, from: string): string {
  const steps: string[] = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
