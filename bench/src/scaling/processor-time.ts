import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

export function processorTimeOf(pid: number): number {
  const own = read(pid)
  if (own === null) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => read(Number(name)))
    .filter((each) => each?.parent === pid)
  const ticks = children.reduce((sum, child) => sum + (child?.ticks ?? 0), own.ticks + own.ticksOfGone)
  return ticks * TICK_MS
}

function read(pid: number): { parent: number; ticks: number; ticksOfGone: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, userOfGone = 0, systemOfGone = 0] = fields.slice(11, 15)
    return { parent, ticks: user + system, ticksOfGone: userOfGone + systemOfGone }
  } catch {
    return null
  }
}
