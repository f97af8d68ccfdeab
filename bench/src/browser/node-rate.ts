import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { compile } from '@wordloom/engine'
import { CHUNK_SIZE, COLUMNS, SEPARATOR } from './input.ts'

export function writeInNode(file: string | null): number {
  const output = file === null ? null : openSync(file, 'w')
  const start = performance.now()
  let bytes = 0
  for (const chunk of compile({ columns: COLUMNS, separator: SEPARATOR }).chunks({ chunkSize: CHUNK_SIZE })) {
    if (output !== null) writeSync(output, chunk)
    bytes += chunk.length
  }
  if (output !== null) closeSync(output)
  const seconds = (performance.now() - start) / 1000
  if (file !== null) rmSync(file)
  return bytes / 1e6 / seconds
}
