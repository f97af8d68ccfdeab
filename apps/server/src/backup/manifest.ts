import * as z from 'zod/mini'
import { BackupError } from './backup-error.ts'
import { Encryption } from './encryption.ts'

/** What a backup says of itself. */
export type Manifest = z.infer<typeof Manifest>

const Count = z.int().check(z.nonnegative())

const Manifest = z.object({
  format: z.literal('wordloom-backup-1'),
  /** When its snapshot was taken, by the clock of the machine. */
  takenAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** That of the server, where there is one. */
  databaseVersion: z.string(),
  schemaVersion: Count,
  /** How many rows each table has. */
  rows: z.record(z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)), Count),
  /** What the database takes once it is restored. */
  databaseBytes: Count,
  /** The other file in the archive. */
  content: z.object({
    name: z.string(),
    bytes: Count,
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Only where it is encrypted. */
    encryption: z.optional(Encryption),
  }),
})

/** What is known before the content has been written. */
export type Snapshot = Omit<Manifest, 'format' | 'content'>

export function createManifest(snapshot: Snapshot, content: Manifest['content']): Manifest {
  return { format: 'wordloom-backup-1', ...snapshot, content }
}

/** @throws {BackupError} when the text is none that this program knows. */
export function readManifest(text: string, file: string): Manifest {
  const manifest = Manifest.safeParse(parse(text))
  if (manifest.success) return manifest.data
  throw new BackupError(`${file} is no backup that this version of Wordloom can read.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
