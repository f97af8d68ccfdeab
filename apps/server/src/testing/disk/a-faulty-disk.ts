import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../postgres-programs.ts'

const SOURCE = fileURLToPath(new URL('./faulty-disk.c', import.meta.url))
const COMPILER = findProgram('cc') ?? findProgram('gcc')

/** It is compiled when it is used, and stands between a program and its disk as only Linux lets it. */
export const HAS_FAULTY_DISKS = process.platform === 'linux' && COMPILER !== null

if (!HAS_FAULTY_DISKS) {
  const message = 'There is no C compiler here (cc): disks that fail and power cuts are not tried.'
  if (process.env['CI']) throw new Error(message)
  process.stdout.write(`\n*** ${message} ***\n\n`)
}

/** What fails below a folder, and how faulty-disk.c calls it. Syncs of a hanging disk wait until it works again. */
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
  /** Those of a program that works on it. */
  readonly environment: Readonly<Record<string, string>>
  fail(fault: DiskFault): Promise<void>
  mend(): Promise<void>
}

/** Lets the disk below a folder fail, for programs that are started with its environment. */
export async function aFaultyDisk(root: string): Promise<FaultyDisk> {
  const place = await aShim()
  const control = join(place.folder, 'fault')
  return {
    environment: { LD_PRELOAD: place.library, DISK_ROOT: root, DISK_FAULT: control },
    async fail(fault) {
      await writeFile(`${control}.next`, LETTERS[fault], { mode: 0o644 })
      await rename(`${control}.next`, control)
    },
    mend: () => rm(control, { force: true }),
    [Symbol.asyncDispose]: () => rm(place.folder, { recursive: true }),
  }
}

export interface PowerLine extends AsyncDisposable {
  readonly environment: Readonly<Record<string, string>>
  /**
   * What was below the folder has been cut off, and the programs there are dead: each file is as it was when it was last made
   * sure of, and those that never were are not there.
   */
  cut(): void
}

/**
 * Both, and what it refused to keep the system has forgotten: of a log of SQLite, it is not there after a cut, although what was written
 * later has been made sure of.
 */
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

/** Keeps beside a folder what would be left of it, for programs that are started with its environment. */
export async function aPowerLine(root: string): Promise<PowerLine> {
  const place = await aShim()
  const shadow = `${root}.shadow`
  copy(root, shadow)
  // Programs of other accounts take their turns with it.
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

/** Whose is whose stays as it is. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

async function aShim(): Promise<{ readonly folder: string; readonly library: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-shim-'))
  // Whatever account a program runs as, it reads it.
  await chmod(folder, 0o755)
  const library = join(folder, 'faulty-disk.so')
  execFileSync(COMPILER ?? 'cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'])
  return { folder, library }
}
