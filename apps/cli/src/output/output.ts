import { openSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import { OUTPUT_TEXTS as T } from '../texts.ts'

export class OutputClosed extends Error {
  override readonly name = 'OutputClosed'
}

export class OutputError extends Error {
  override readonly name = 'OutputError'
}

const LONGEST_PAUSE_MS = 5

const STANDARD_OUTPUT = 1

const BLOCK_CHARACTERS = 1 << 16

const pause = new Int32Array(new SharedArrayBuffer(4))

let output = STANDARD_OUTPUT

/** Everything is written to this file from now on. @throws {OutputError} */
export function openOutput(file: string): void {
  try {
    output = openSync(file, 'w')
  } catch (error) {
    throw new OutputError(T.unopened(file, reasonOf(error)), { cause: error })
  }
}

export function isTerminal(): boolean {
  return isatty(output)
}

export function writeOutput(bytes: Uint8Array): void {
  let pauseMs = 0.05
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(output, bytes, done, bytes.length - done)
      pauseMs = 0.05
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code === 'EPIPE') throw new OutputClosed(T.closed, { cause: error })
      if (code !== 'EAGAIN') throw new OutputError(T.unwritable(reasonOf(error)), { cause: error })
      // Another program has made the shared output non-blocking, so wait until the reader catches up.
      Atomics.wait(pause, 0, 0, pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
  }
}

export function writeText(text: string): void {
  writeOutput(Buffer.from(text))
}

export function writeLines(lines: Iterable<string>): void {
  let pending: string[] = []
  let characters = 0
  for (const line of lines) {
    pending.push(line)
    characters += line.length
    if (characters < BLOCK_CHARACTERS) continue
    writeText(`${pending.join('\n')}\n`)
    pending = []
    characters = 0
  }
  if (pending.length > 0) writeText(`${pending.join('\n')}\n`)
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && error.code === 'ENOSPC' ? T.diskFull : error.message
}
