import { compile, type ExportFormat } from '@wordloom/engine'

const BLOCK = 256 * 1024

/** Writes combinations in the format of the engine, one chunk per block of whole lines. Passes nulls on. */
export function* writeLines(
  blocks: Iterable<string | null>,
  format: ExportFormat,
): Generator<Uint8Array | null> {
  let isFirst = true
  for (const block of blocks) {
    if (block === null) yield null
    else {
      if (format === 'json') yield Buffer.from(`${isFirst ? '[' : ',\n'}${toStrings(block)}`)
      else yield* compile({ columns: [block.split('\n')] }).chunks({ format, chunkSize: 2 * BLOCK })
      isFirst = false
    }
  }
  if (format === 'json') yield Buffer.from(isFirst ? '[]\n' : ']\n')
}

/** Yields blocks of whole lines, without the line feed at the end of a block. */
export function* blocksOf(text: string): Generator<string> {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start + BLOCK)
    yield end === -1 ? text.slice(start) : text.slice(start, end)
  }
}

function toStrings(block: string): string {
  return block
    .split('\n')
    .map((line) => JSON.stringify(line))
    .join(',\n')
}
