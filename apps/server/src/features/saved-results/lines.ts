import { compile, type ExportFormat } from '@wordloom/engine'

/** Characters written at once. */
const BLOCK = 256 * 1024

/** Combinations that are there already, one a line, as the engine would write them, a block at a time. */
export function* writeLines(text: string, format: ExportFormat): Generator<Uint8Array> {
  let isFirst = true
  for (const block of blocksOf(text)) {
    if (format === 'json') yield Buffer.from(`${isFirst ? '[' : ',\n'}${toStrings(block)}`)
    else yield* compile({ columns: [block.split('\n')] }).chunks({ format, chunkSize: 2 * BLOCK })
    isFirst = false
  }
  if (format === 'json') yield Buffer.from(']\n')
}

function toStrings(block: string): string {
  return block
    .split('\n')
    .map((line) => JSON.stringify(line))
    .join(',\n')
}

/** Whole lines each, without the line feed at their end. */
function* blocksOf(text: string): Generator<string> {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start + BLOCK)
    yield end === -1 ? text.slice(start) : text.slice(start, end)
  }
}
