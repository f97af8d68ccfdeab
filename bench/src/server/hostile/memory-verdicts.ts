import type { Product } from '../../product.ts'
import type { MemoryLimit } from './memory-limit.ts'
import type { Verdict } from './verdict.ts'

/** The least memory that the operations guide asks for. */
export const MEGABYTES = 1024

export function judgeEnd(what: string, { process: server }: Product, limit: MemoryLimit | null): Verdict {
  const end = server.signalCode ?? server.exitCode
  const kills = limit?.kills() ?? 0
  return {
    what: `${what}: stopped the server`,
    measured: end === null ? 'no' : `${end}${kills > 0 ? ', by the kernel' : ''}`,
    bar: 'no',
    isMet: end === null && kills === 0,
  }
}

export function judgePeak(what: string, resident: number, limit: MemoryLimit | null): Verdict {
  const measured = `resident ${resident.toFixed(0)}`
  const line = `${what}: peak memory, MB`
  return limit === null
    ? { what: line, measured, bar: `at most ${MEGABYTES}`, isMet: resident <= MEGABYTES }
    : { what: line, measured: `${measured}, with cached files ${limit.peakMegabytes().toFixed(0)}` }
}
