import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../postgres/programs.ts'

const SOURCE = fileURLToPath(new URL('./faulty-disk.c', import.meta.url))
const COMPILER = findProgram('cc') ?? findProgram('gcc')

export const HAS_FAULTY_DISKS = process.platform === 'linux' && COMPILER !== null

if (!HAS_FAULTY_DISKS) {
  const message = "There is no C compiler here (cc): failing disks and power cuts aren't tried."
  if (process.env['CI']) throw new Error(message)
  process.stdout.write(`\n*** ${message} ***\n\n`)
}

/** The letters are faulty-disk.c's. While the disk hangs, syncs wait. */
const LETTERS = {
  writing: 'w',
  'read-only': 'r',
  syncing: 's',
  'syncing for want of room': 'n',
  'syncing the log once': 'o',
  'syncing the file': 'f',
  hanging: 'h',
} as const

export type DiskFault = keyof typeof LETTERS

export interface FaultyDisk extends AsyncDisposable {
  readonly environment: Readonly<Record<string, string>>
  fail(fault: DiskFault): Promise<void>
  repair(): Promise<void>
}

export async function aFaultyDisk(root: string): Promise<FaultyDisk> {
  const place = await aShim()
  const control = join(place.folder, 'fault')
  return {
    environment: { LD_PRELOAD: place.library, DISK_ROOT: root, DISK_FAULT: control },
    async fail(fault) {
      await writeFile(`${control}.next`, LETTERS[fault], { mode: 0o644 })
      await rename(`${control}.next`, control)
    },
    repair: () => rm(control, { force: true }),
    [Symbol.asyncDispose]: () => rm(place.folder, { recursive: true }),
  }
}

export interface PowerLine extends AsyncDisposable {
  readonly environment: Readonly<Record<string, string>>
  /** Takes the files back to their last sync. Call it after the programs exit. */
  cut(): void
}

/** Forgets bytes of a SQLite log whose sync failed, even if a later sync succeeds. */
export async function aForgetfulDisk(root: string): Promise<FaultyDisk & PowerLine> {
  const disk = await aFaultyDisk(root)
  const power = await aPowerLine(root)
  return {
    ...disk,
    ...power,
    environment: { ...disk.environment, ...power.environment, DISK_FORGETS: 'yes' },
    async [Symbol.asyncDispose]() {
      await disk[Symbol.asyncDispose]()
      await power[Symbol.asyncDispose]()
    },
  }
}

/** Keeps a copy of what a power cut would leave of a folder, for programs with its environment. */
export async function aPowerLine(root: string): Promise<PowerLine> {
  const place = await aShim()
  const shadow = `${root}.shadow`
  copy(root, shadow)
  // Programs of other accounts share this lock.
  await writeFile(`${shadow}.lock`, '')
  await chmod(`${shadow}.lock`, 0o666)
  return {
    environment: { LD_PRELOAD: place.library, DISK_ROOT: root, DISK_SHADOW: shadow },
    cut() {
      rmSync(root, { recursive: true })
      copy(shadow, root)
    },
    async [Symbol.asyncDispose]() {
      await rm(shadow, { recursive: true, force: true })
      await rm(`${shadow}.lock`, { force: true })
      await rm(place.folder, { recursive: true })
    },
  }
}

function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

async function aShim(): Promise<{ readonly folder: string; readonly library: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-shim-'))
  // Programs of any account must be able to read it.
  await chmod(folder, 0o755)
  const library = join(folder, 'faulty-disk.so')
  execFileSync(COMPILER ?? 'cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'])
  return { folder, library }
}
