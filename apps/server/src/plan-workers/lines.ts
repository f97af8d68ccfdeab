import { createBlockWriter } from '@wordloom/engine'

import type { DocumentForm } from './document-form.ts'

const BLOCK = 256 * 1024

export function* writeLines(
  blocks: Iterable<string | null>,
  { format, ...choices }: DocumentForm,
): Generator<Uint8Array | null> {
  const { write, close } = createBlockWriter(format, 2 * BLOCK, choices)
  for (const block of blocks) {
    if (block === null) yield null
    else yield* write(block.split('\n'))
  }
  yield* close()
}

export function* blocksOf(text: string): Generator<string> {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start + BLOCK)
    yield end === -1 ? text.slice(start) : text.slice(start, end)
  }
}
