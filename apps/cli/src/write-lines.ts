import { writeText } from './output.ts'

/** Text is written when there are this many characters. */
const BLOCK = 1 << 16

export function writeLines(lines: Iterable<string>): void {
  let pending = ''
  for (const line of lines) {
    pending += `${line}\n`
    if (pending.length < BLOCK) continue
    writeText(pending)
    pending = ''
  }
  if (pending !== '') writeText(pending)
}
