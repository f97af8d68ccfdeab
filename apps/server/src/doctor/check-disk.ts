import { stat, statfs } from 'node:fs/promises'
import type { Examination } from './examine.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

const SUBJECT = 'disk'
const MEGABYTE = 1024 * 1024

/** The server refuses to save with less than this. */
const LEAST = 64 * MEGABYTE
const LEAST_SHARE = 0.05

const COMFORT = 4

export async function checkDisk({ config }: Examination): Promise<readonly Finding[]> {
  const { dataFolder } = config
  if ((await stat(dataFolder).catch(() => null)) === null) return []
  const { bavail, blocks, bsize } = await statfs(dataFolder)
  const free = bavail * bsize
  const least = Math.min(LEAST, blocks * bsize * LEAST_SHARE)
  const found = `${Math.floor(free / MEGABYTE)} MB are free where ${dataFolder} is`
  if (free < least) return [problem(SUBJECT, found, 'Nothing new is saved with so little: make room.')]
  if (free < least * COMFORT) return [warning(SUBJECT, found, 'Make room before saving is refused.')]
  return [fine(SUBJECT, found)]
}
