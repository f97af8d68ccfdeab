/** A file of cells, read without the product's own code. Throws on anything that a strict reader refuses. */
export interface DelimitedFile {
  readonly header: readonly string[]
  readonly rows: readonly Readonly<Record<string, string>>[]
}

export function decodeUpload(bytes: Uint8Array): { text: string; delimiter: '\t' | ',' } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le', { fatal: true }).decode(bytes), delimiter: '\t' }
  return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), delimiter: ',' }
}

export function readDelimited(text: string, delimiter: string): DelimitedFile {
  const [header = [], ...lines] = splitCells(text, delimiter)
  const rows = lines.map((cells, i) => {
    if (cells.length !== header.length)
      throw new Error(`Line ${i + 2} has ${cells.length} cells, the header ${header.length}.`)
    return Object.fromEntries(header.map((name, k) => [name, cells[k] ?? '']))
  })
  return { header, rows }
}

/** RFC 4180, with any delimiter. */
function splitCells(text: string, delimiter: string): readonly (readonly string[])[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.')
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error('A quote is not closed.')
        if (text[at] === '"') at++
        cell += text[at]
      }
      at++
    } else {
      while (at < text.length && text[at] !== delimiter && text[at] !== '\r') {
        if (text[at] === '"') throw new Error('A quote is inside a cell without quotes.')
        cell += text[at++]
      }
    }
    line.push(cell)
    if (text[at] === delimiter) {
      at++
      continue
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`A cell ends with ${JSON.stringify(text[at])}.`)
    at += 2
    lines.push(line)
    line = []
  }
  return lines
}
