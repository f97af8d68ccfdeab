import { toNumber } from '#platform/format/numbers.ts'
import { ExportRefusedError, TooLargeForMemoryError } from './export-target.ts'
import { EXPORT_FAILURE_TEXTS as T } from './texts.ts'

export function toFailureMessage(error: unknown): string {
  if (error instanceof ExportRefusedError) return T.refused
  if (error instanceof TooLargeForMemoryError) return T.tooLargeForMemory
  switch (error instanceof Error ? error.name : '') {
    case 'QuotaExceededError':
      return T.full
    case 'NotAllowedError':
    case 'SecurityError':
      return T.notAllowed
    case 'NotFoundError':
      return T.gone
    case 'NoModificationAllowedError':
    case 'InvalidStateError':
      return T.inUse
    default:
      return T.stopped(error instanceof Error ? error.message : String(error))
  }
}

export function toShortFileMessage(arrived: number, expected: number): string {
  return T.short(toNumber(arrived), toNumber(expected))
}
