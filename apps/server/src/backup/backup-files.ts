import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { giveToOwner } from './give-to-owner.ts'

const NAME = /^wordloom-\d{8}T\d{6}\.\d{3}Z(-before-schema-\d+)?\.tar$/
const PARTIAL = /^\.wordloom-backup-(\d+)\.(tar|sqlite|sqlite-journal)$/

export function backupFolderIn(dataFolder: string): string {
  return join(dataFolder, 'backups')
}

/** @example nameOf(new Date('2026-11-21T21:50:12.345Z')) // 'wordloom-20261121T215012.345Z.tar' */
export function nameOf(time: Date, { beforeSchema }: { readonly beforeSchema?: number } = {}): string {
  const why = beforeSchema === undefined ? '' : `-before-schema-${beforeSchema}`
  return `wordloom-${time.toISOString().replaceAll(/[-:]/g, '')}${why}.tar`
}

export function partialsIn(folder: string): { readonly archive: string; readonly snapshot: string } {
  const path = (ending: string) => join(folder, `.wordloom-backup-${process.pid}.${ending}`)
  return { archive: path('tar'), snapshot: path('sqlite') }
}

export async function prepareFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made !== undefined) await giveToOwner([folder], dirname(made))
  for (const file of await readdir(folder)) {
    const process = PARTIAL.exec(file)?.[1]
    if (process !== undefined && !isRunning(Number(process))) await rm(join(folder, file), { force: true })
  }
}

export async function prune(
  folder: string,
  { keep, isBeforeUpgrade }: { readonly keep: number; readonly isBeforeUpgrade: boolean },
): Promise<readonly string[]> {
  const backups = (await backupsIn(folder)).filter((each) => each.isBeforeUpgrade === isBeforeUpgrade)
  const old = backups.slice(0, Math.max(0, backups.length - keep)).map(({ name }) => name)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}

export async function backupsIn(
  folder: string,
): Promise<readonly { readonly name: string; readonly isBeforeUpgrade: boolean }[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted().flatMap((name) => {
    const match = NAME.exec(name)
    return match === null ? [] : [{ name, isBeforeUpgrade: match[1] !== undefined }]
  })
}

function isRunning(process: number): boolean {
  if (process === globalThis.process.pid) return false
  try {
    globalThis.process.kill(process, 0)
    return true
  } catch (error) {
    // The process belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
