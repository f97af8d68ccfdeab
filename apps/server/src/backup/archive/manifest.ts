import * as z from 'zod/mini'
import { BackupError } from '../backup-error.ts'
import { Encryption } from './encryption.ts'

export type Manifest = z.infer<typeof Manifest>

const Count = z.int().check(z.nonnegative())

const Manifest = z.object({
  format: z.literal('wordloom-backup-1'),
  takenAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  databaseVersion: z.string(),
  schemaVersion: Count,
  rows: z.record(z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/)), Count),
  databaseBytes: Count,
  content: z.object({
    name: z.string(),
    bytes: Count,
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    encryption: z.optional(Encryption),
  }),
})

export type Snapshot = Omit<Manifest, 'format' | 'content'>

export function createManifest(snapshot: Snapshot, content: Manifest['content']): Manifest {
  return { format: 'wordloom-backup-1', ...snapshot, content }
}

export function readManifest(text: string, file: string): Manifest {
  const manifest = Manifest.safeParse(parse(text))
  if (manifest.success) return manifest.data
  throw new BackupError(`${file} isn't a backup that this version of Wordloom can read.`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
