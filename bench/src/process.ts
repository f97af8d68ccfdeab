import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Run {
  readonly wall: number
  readonly cpu: number
  readonly peakMegabytes: number
}

export const TIME_BOX_SECONDS = 30

export interface Tools {
  readonly memcpy: string
  readonly vector: string
  readonly rules: string
  readonly ready: string
  readonly measure: string
  readonly digest: string
}

export function peerPath(name: string): string {
  return fileURLToPath(new URL(`peers/${name}`, import.meta.url))
}

export function compileTools(folder: string): Tools {
  const build = (name: string) => {
    const program = `${folder}/${name}`
    const { status, stderr } = spawnSync(
      'gcc',
      ['-O3', '-march=native', '-o', program, peerPath(`${name}.c`)],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`The bench needs gcc to build ${name}.c: ${stderr ?? 'gcc is missing'}`)
    return program
  }
  return {
    memcpy: build('memcpy'),
    vector: build('vector'),
    rules: build('rules'),
    ready: build('ready'),
    measure: build('measure'),
    digest: build('digest'),
  }
}

export function measure(
  { measure }: Tools,
  command: readonly string[],
  timeBoxSeconds = TIME_BOX_SECONDS,
): Run | null {
  const { status, stderr } = spawnSync(
    'timeout',
    ['-s', 'KILL', String(timeBoxSeconds), measure, ...command],
    { encoding: 'utf8' },
  )
  const [wall, user, system, kilobytes] = (stderr.trimEnd().split('\n').at(-1) ?? '').split(' ').map(Number)
  if (status !== 0 || wall === undefined || user === undefined || system === undefined) return null
  return { wall, cpu: user + system, peakMegabytes: (kilobytes ?? 0) / 1024 }
}

export interface Digest {
  readonly rows: number
  readonly bytes: number
  readonly ordered: string
  readonly unordered: string
}

export function digestOf({ digest }: Tools, command: readonly string[]): Digest {
  const { stdout } = spawnSync('sh', ['-c', 'to=$1; shift; "$@" | "$to"', 'sh', digest, ...command], {
    encoding: 'utf8',
  })
  const [rows, bytes, ordered = '', unordered = ''] = stdout.trim().split(' ')
  return { rows: Number(rows), bytes: Number(bytes), ordered, unordered }
}
