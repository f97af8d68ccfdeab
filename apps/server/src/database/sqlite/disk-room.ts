import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, statSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from '../database.ts'

const MEGABYTE = 1024 * 1024

/** Size of a file that is deleted when the disk is full: SQLite needs space even to delete rows. */
const RESERVE = 16 * MEGABYTE

/** Growth allowed once that file is gone. It needs the space twice: in the log and in the database file. */
const LAST_GROWTH = 7 * MEGABYTE

/** Nothing new is saved with less free space than this, or than this share of a small disk. */
const ENOUGH = 64 * MEGABYTE
const ENOUGH_SHARE = 0.05

export interface DiskRoom {
  hasRoom(bytes: number): boolean
  /** Returns whether space was freed, so that a failed write can be retried. */
  giveUpReserve(): boolean
  close(): Promise<void>
}

interface DiskParts {
  readonly folder: string
  readonly unusedBytes: () => number
  readonly limitGrowth: (bytes: number | null) => void
  readonly log: DatabaseLog
}

export function makeRoomToStart(folder: string): void {
  if (measure(folder).free < MEGABYTE) rmSync(reserveIn(folder), { force: true })
}

export function createDiskRoom({ folder, unusedBytes, limitGrowth, log }: DiskParts): DiskRoom {
  const file = reserveIn(folder)
  const size = Math.min(RESERVE, Math.floor(measure(folder).total / 2))
  let isKept = sizeOf(file) >= size
  let making: Promise<void> | null = null
  let wasShort = false

  if (!isKept) {
    rmSync(file, { force: true })
    if (measure(folder).free < size) limitGrowth(LAST_GROWTH)
  }

  return {
    hasRoom(bytes) {
      const { free, total } = measure(folder)
      const wanted = Math.min(ENOUGH, total * ENOUGH_SHARE) + (isKept ? 0 : size)
      // SQLite writes data to its log first, then to its file.
      const more = 2 * bytes
      if (!isKept && free >= wanted) making ??= make()
      // Every save comes here, so ask for the unused bytes only when they matter.
      const room = free - wanted + (free >= wanted + more ? 0 : unusedBytes())
      const isShort = room < 0
      if (isShort !== wasShort) {
        log.warn(
          { folder, free },
          isShort ? 'the disk is full, so nothing new is saved' : 'the disk has space again',
        )
      }
      wasShort = isShort
      return room >= more
    },

    giveUpReserve() {
      if (!isKept) return false
      rmSync(file, { force: true })
      isKept = false
      limitGrowth(LAST_GROWTH)
      log.warn({ folder }, 'the disk is full, so the reserved space was released')
      return true
    },

    close: async () => {
      await making
    },
  }

  async function make(): Promise<void> {
    try {
      await fill(await open(file, 'w', 0o600), size)
      isKept = true
      limitGrowth(null)
    } catch (error) {
      await rm(file, { force: true })
      log.warn({ error: String(error) }, 'space on the disk could not be reserved')
    } finally {
      making = null
    }
  }
}

/** Random bytes, so that a compressing file system can't shrink the file. */
async function fill(handle: FileHandle, size: number): Promise<void> {
  try {
    const block = randomBytes(Math.min(MEGABYTE, size))
    for (let filled = 0; filled < size; filled += block.length) {
      await handle.write(block, 0, Math.min(block.length, size - filled))
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function reserveIn(folder: string): string {
  return join(folder, 'reserve')
}

function measure(folder: string): { readonly free: number; readonly total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
