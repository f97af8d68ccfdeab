import { stat, statfs } from 'node:fs/promises'
import { toMegabytes } from '../../megabytes.ts'
import { type Examination, type Finding, fine, problem, warning } from '../finding.ts'

const SUBJECT = 'disk'

const LEAST = 64 * 1024 * 1024
const MIN_SHARE = 0.05

const COMFORT = 4

export async function checkDisk({ config }: Examination): Promise<readonly Finding[]> {
  const { dataFolder } = config
  if ((await stat(dataFolder).catch(() => null)) === null) return []
  const { bavail, blocks, bsize } = await statfs(dataFolder)
  const free = bavail * bsize
  const least = Math.min(LEAST, blocks * bsize * MIN_SHARE)
  const found = `${toMegabytes(free)} are free on the disk of ${dataFolder}`
  if (free < least)
    return [problem(SUBJECT, found, 'Nothing new is saved when so little is free. Free up space.')]
  if (free < least * COMFORT) return [warning(SUBJECT, found, 'Free up space before saving is refused.')]
  return [fine(SUBJECT, found)]
}
