import { compile, type ExportFormat } from '@wordloom/engine'

const BLOCK = 256 * 1024

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
