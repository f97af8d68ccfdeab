import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const MEGABYTE = 1024 * 1024

export const HAS_SMALL_DISKS = process.platform === 'linux' && process.getuid?.() === 0

export async function aSmallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'wordloom-test', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    take: (size: number) => writeFile(filler, Buffer.alloc(size * MEGABYTE, 1), { flag: 'a' }),
    async fill(): Promise<void> {
      for (let size = MEGABYTE; size >= 1; size = Math.floor(size / 2)) {
        const isFull = await writeFile(filler, Buffer.alloc(size, 1), { flag: 'a' }).then(
          () => false,
          () => true,
        )
        if (!isFull) size *= 2
      }
    },
    clear: () => rm(filler, { force: true }),
    async [Symbol.asyncDispose]() {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}
