import { ExportRefusedError } from './export-target.ts'

/** What happened to an export and what to do, for the person who waits for it. */
export function toFailureMessage(error: unknown): string {
  if (error instanceof ExportRefusedError) {
    return 'The browser ended the download: it was cancelled there, or the disk is full. The file is incomplete.'
  }
  switch (error instanceof Error ? error.name : '') {
    case 'QuotaExceededError':
      return 'The disk is full. Free some space, or choose another place, and export again.'
    case 'NotAllowedError':
    case 'SecurityError':
      return 'The browser was not allowed to write there. Choose another place and export again.'
    case 'NotFoundError':
      return 'The file was moved or deleted while it was written. Export again.'
    case 'NoModificationAllowedError':
    case 'InvalidStateError':
      return 'The file is in use by another program. Close it there, or choose another name, and export again.'
    default:
      return `The export stopped: ${error instanceof Error ? error.message : String(error)}`
  }
}

export function toShortFileMessage(arrived: number, expected: number): string {
  const count = new Intl.NumberFormat('en')
  return (
    `The file is incomplete: ${count.format(arrived)} of ${count.format(expected)} bytes arrived. ` +
    'Delete it and export again.'
  )
}
