import { randomBytes } from 'node:crypto'
import { rmSync, statfsSync, statSync } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from './database.ts'

const MEGABYTE = 1024 * 1024

/** Given up when the disk is full: on a full one SQLite can write down no deletion either, nor who signs in. */
const RESERVE = 16 * MEGABYTE

/** By so much the database may grow when the reserve has been given up: once in its log, and once in its file. */
const LAST_GROWTH = 7 * MEGABYTE

/** With less than this left, or this share of a small disk, nothing is made any more. */
const ENOUGH = 64 * MEGABYTE
const ENOUGH_SHARE = 0.05

export interface DiskRoom {
  /** Whether there is room for so much more; without it, only what takes no more than before is done. */
  hasRoom(bytes: number): boolean
  /** When writing has failed for want of room: whether there is some now, to try again. */
  giveUpReserve(): boolean
  close(): Promise<void>
}

interface DiskParts {
  readonly folder: string
  /** Bytes that the database has and does not use. */
  readonly unusedBytes: () => number
  /** Lets it become so much larger and no more; null for any size. */
  readonly limitGrowth: (bytes: number | null) => void
  readonly log: DatabaseLog
}

/** For who finds no room to start. */
export function makeRoomToStart(folder: string): void {
  if (measure(folder).free < MEGABYTE) rmSync(reserveIn(folder), { force: true })
}

/** Watches the disk that the database is on, and keeps a part of it free for when it is full. */
export function createDiskRoom({ folder, unusedBytes, limitGrowth, log }: DiskParts): DiskRoom {
  const file = reserveIn(folder)
  const size = Math.min(RESERVE, Math.floor(measure(folder).total / 2))
  let isKept = sizeOf(file) >= size
  let making: Promise<void> | null = null
  let wasShort = false

  if (!isKept) {
    // One that is not whole is made anew.
    rmSync(file, { force: true })
    if (measure(folder).free < size) limitGrowth(LAST_GROWTH)
  }

  return {
    hasRoom(bytes) {
      const { free, total } = measure(folder)
      const wanted = Math.min(ENOUGH, total * ENOUGH_SHARE) + (isKept ? 0 : size)
      // It goes to the log first.
      const more = 2 * bytes
      if (!isKept && free >= wanted) making ??= make()
      // Asked only where it matters: each save comes here.
      const room = free - wanted + (free >= wanted + more ? 0 : unusedBytes())
      const isShort = room < 0
      if (isShort !== wasShort) {
        log.warn(
          { folder, free },
          isShort ? 'the disk is full: nothing new is saved' : 'the disk has room again',
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
      log.warn({ folder }, 'the disk is full: the reserve has been given up')
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
      log.warn({ error: String(error) }, 'the reserve could not be made')
    } finally {
      making = null
    }
  }
}

/** With what no file system makes smaller. */
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

/** Bytes of the disk. */
function measure(folder: string): { readonly free: number; readonly total: number } {
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
